"""A thermostat on a wall, late sun through a window's bars."""
from kit import *
from models.thermostat import thermostat


def scene(now='70', goal='72°'):
    wall = mat('paint', '#dcd9d0', 0.5, bump=0.26, bscale=260, detail=6, cvar=0.02, cscale=2)
    mesh('wall', [(-3, 0, -3), (3, 0, -3), (3, 0, 3), (-3, 0, 3)], [(0, 1, 2, 3)], wall)
    thermostat(now, goal)
    world('#e6f0ff', 0.12)
    area('window', (-1.9, -0.85, 0.95), (0, 0, 0), 0.07, 44, (1, 0.84, 0.64), 0.09)
    area('fill', (1.6, -1.6, 0.2), (0, 0, 0), 1.5, 5, (0.86, 0.93, 1), 1.5)
    box('bar', (0.03, 0.03, 1.4), (-0.50, -0.255, 0.27), finish_of('void'), 0.001)
    box('bar', (0.03, 0.9, 0.03), (-0.50, -0.255, 0.235), finish_of('void'), 0.001, rot=(0, 0, math.radians(-20)))
    # The black glass needs something to mirror.
    area('strip', (0.55, -1.2, 0.55), (0, 0, 0), 0.1, 5, (1, 1, 1), 0.9)
    camera((0.17, -0.6, 0.04), (0.006, 0, 0), 80, 5.6, (0, -0.02, 0))
    return dict(exposure=0.85, bloom=0.08)
