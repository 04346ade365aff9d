"""The outdoor unit that blows forward, in its three tiers."""
from kit import *
from models.outdoor_side import outdoor_side

TIERS = {
    'harbor': dict(shell='sand', height=0.84),
    'ridge': dict(shell='silver', height=0.9, lid='graphite', face='graphite'),
    'summit': dict(shell='slate', height=1.52, fans=2, lid='graphite', trim='black', face='black'),
}


def scene(tier):
    unit = outdoor_side(tier, **TIERS[tier])
    unit.rotation_euler = (0, 0, math.radians(-26))
    height = TIERS[tier]['height']
    studio(height, fill=26)
    packshot(height=height + 0.04, width=1.12, rise=0.12)
    return dict(exposure=0.3)
