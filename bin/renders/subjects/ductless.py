"""The head of a ductless system on a wall, in two tiers."""
from kit import *
from models.ductless import ductless

TIERS = {'harbor': dict(), 'summit': dict(shell='slate', trim='chrome')}


def scene(tier):
    wall = mat('wall', '#dfe3e6', 0.6, bump=0.2, bscale=260, detail=6, cvar=0.015, cscale=2)
    mesh('wall', [(-6, 0, -4), (6, 0, -4), (6, 0, 4), (-6, 0, 4)], [(0, 1, 2, 3)], wall)
    ductless(**TIERS[tier])
    world('#f2f8ff', 0.5)
    area('window', (-2.6, -1.9, 1.5), (0, 0, 0), 0.9, 105, (1, 0.95, 0.88), 1.6)
    area('top', (0.4, -1.3, 2.4), (0, 0, 0), 2.2, 36, size_y=1.2)
    area('fill', (2.6, -1.8, -0.5), (0, 0, 0), 1.2, 20, (0.88, 0.94, 1))
    camera((-0.62, -2.5, -0.16), (0.0, -0.05, -0.02), 80, 8, (-0.1, -0.2, 0))
    return dict(exposure=0.35)
