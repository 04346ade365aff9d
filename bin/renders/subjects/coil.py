"""The cased coil, open, in two sizes."""
from kit import *
from models.coil import coil

TIERS = {
    'harbor': dict(),
    'ridge': dict(width=0.61, height=0.74, shell='slate'),
}


def scene(tier):
    coil(**TIERS[tier]).rotation_euler = (0, 0, math.radians(-27))
    studio(0.7, fill=26)
    # The same camera for both, so that the larger one is larger in its picture.
    packshot(height=0.7, width=0.8, rise=0.2, middle=0.34)
    return dict(exposure=0.3)
