"""The packaged unit in its tiers."""
from kit import *
from models.packaged_unit import packaged_unit

TIERS = {
    'harbor': dict(shell='sand'),
    'ridge': dict(shell='silver'),
    'summit': dict(shell='slate', dark='black'),
}


def scene(tier):
    unit = packaged_unit(tier, **TIERS[tier])
    unit.rotation_euler = (0, 0, math.radians(-27))
    studio(0.95, fill=30)
    packshot(height=0.95, width=1.62, rise=0.24, middle=0.42)
    return dict(exposure=0.32)
