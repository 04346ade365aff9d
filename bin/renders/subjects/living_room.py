"""A thermostat on the wall of a living room, which lies behind it out of focus."""
from kit import *
from models.living import living_room
from models.thermostat import thermostat


def scene(now='70', goal='72°'):
    living_room()
    thermostat(now, goal).location = (0, 0, 1.45)
    world('#eaf2ff', 0.5)
    sun(17, 250, 3.0, (1, 0.82, 0.6), 0.8)
    # The sky through both windows.
    for x, width, power in ((-1.4, 1.3, 24), (3.2, 2.0, 48)):
        area('sky', (x, -2.5, 1.5), (x, 2, 1.0), width, power, (0.9, 0.95, 1), 1.8)
    # The black glass needs something to mirror.
    area('strip', (1.2, -1.6, 2.0), (0, 0, 1.45), 0.12, 7, size_y=1.0)
    camera((-0.5, -0.62, 1.46), (0.37, 0, 1.40), 38, 3.2, (0, -0.02, 1.45))
    return dict(exposure=0.3, bloom=0.1, vignette=0.1)
