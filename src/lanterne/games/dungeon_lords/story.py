"""story"""
def account(s, seat): return ()
def turning_points(s, told): return ()
