"""The gas furnace in its three tiers."""
from kit import *
from models.furnace import furnace

TIERS = {
    'harbor': dict(upper='sand', lower='sand', line='black'),
    'ridge': dict(upper='white', lower='graphite', line='blue'),
    'summit': dict(upper='slate', lower='graphite', line='chrome'),
}


def scene(tier, **options):
    unit = furnace(tier, **TIERS[tier], **options)
    unit.rotation_euler = (0, 0, math.radians(-30))
    studio(1.0, fill=26)
    packshot(height=1.04, width=0.85, rise=0.17)
    return dict(exposure=0.3)
