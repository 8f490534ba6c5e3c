"""Lanterne, a digital table for dungeon board games."""
