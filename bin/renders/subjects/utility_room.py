"""A utility room with a furnace; and, closer, its filter half out of the media cabinet."""
from kit import *
from models.utility import spare_filter, utility_room


def scene(view):
    world('#e8f0ff', 0.12)
    return {'room': _room, 'filter': _filter}[view]()


def _room():
    utility_room()
    spare_filter()
    # Low sun through the window at the left, its sky, and the lamp under the ceiling.
    sun(13, 220, 4.5, (1, 0.8, 0.58), 0.8)
    area('sky', (-1.6, -2.1, 1.6), (0.2, 0, 0.8), 0.9, 46, (0.92, 0.96, 1), 1.1)
    area('lamp', (0.7, -1.8, 2.5), (0.4, -0.4, 0), 1.4, 26, (1, 0.95, 0.88), 0.3)
    camera((0.95, -3.4, 1.34), (0.27, 0, 0.98), 36, 8, (0, -0.35, 1))
    return dict(exposure=0.5, vignette=0.12)


def _filter():
    utility_room(pulled=0.4)
    spare_filter()
    area('sun', (-2.3, -2.5, 1.7), (-0.45, -0.5, 0.4), 0.1, 120, (1, 0.86, 0.68))
    area('sky', (-1.6, -2.4, 1.5), (-0.4, -0.4, 0.4), 0.9, 16, (0.92, 0.96, 1), 1.0)
    area('lamp', (0.7, -1.6, 2.5), (0.0, -0.6, 0), 1.2, 14, (1, 0.95, 0.88), 0.3)
    camera((-1.5, -2.15, 0.95), (-0.47, -0.45, 0.36), 46, 4.5, (-0.47, -0.8, 0.35))
    return dict(exposure=0.75, vignette=0.12)
