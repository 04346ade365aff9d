"""The outdoor unit that blows upward, in its three tiers."""
from kit import *
from models.outdoor_top import outdoor_top

TIERS = {
    'harbor': dict(height=0.84, louvers=20, shell='sand'),
    'ridge': dict(height=0.97, louvers=26, shell='silver', lid='graphite'),
    'summit': dict(height=1.06, louvers=30, shell='slate', lid='graphite', trim='black', line='chrome'),
}


def scene(tier):
    unit = outdoor_top(tier, **TIERS[tier])
    unit.rotation_euler = (0, 0, math.radians(-32))
    studio(1.0)
    # The same camera for each, so that a taller unit is taller in its picture.
    packshot(height=1.06, width=1.2, rise=0.25, middle=0.47)
    return dict(exposure=0.32)
