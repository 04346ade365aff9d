"""The cased coil, open."""
from kit import *
from models.coil import coil


def scene():
    coil().rotation_euler = (0, 0, math.radians(-27))
    studio(0.65, fill=26)
    packshot(height=0.64, width=0.8, rise=0.2)
    return dict(exposure=0.3)
