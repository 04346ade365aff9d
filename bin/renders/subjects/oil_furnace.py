"""The oil furnace with its burner, in two tiers."""
from kit import *
from models.furnace import oil_furnace


TIERS = {
    'harbor': dict(upper='sand', lower='sand'),
    'ridge': dict(upper='slate', lower='white'),
}


def scene(tier):
    oil_furnace(tier, **TIERS[tier]).rotation_euler = (0, 0, math.radians(-30))
    studio(1.2, fill=26)
    packshot(height=1.36, width=0.9, rise=0.15)
    return dict(exposure=0.3)
