"""The air handler in its three tiers."""
from kit import *
from models.air_handler import air_handler

TIERS = {
    'harbor': dict(upper='sand', lower='sand'),
    'ridge': dict(upper='white', lower='graphite'),
    'summit': dict(upper='slate', lower='graphite'),
}


def scene(tier):
    unit = air_handler(tier, **TIERS[tier])
    unit.rotation_euler = (0, 0, math.radians(-30))
    studio(1.2, fill=26)
    packshot(height=1.3, width=0.9, rise=0.13)
    return dict(exposure=0.3)
