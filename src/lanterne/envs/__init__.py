"""Environments for reinforcement learning and game research. They need extras: pip install 'lanterne[rl]'.

`lanterne.envs.pettingzoo_env` has every game for all its seats, `lanterne.envs.gymnasium_env` for one seat against
bots, `lanterne.envs.openspiel` for OpenSpiel. This package itself imports none of them.
"""
