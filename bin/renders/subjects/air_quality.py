"""The air cleaner, the media cabinet with its filter half out, the humidifier."""
from kit import *
from models import air_quality

VIEWS = {
    'air_cleaner': dict(turn=-38, height=0.62, width=0.75, rise=0.2),
    'media_cabinet': dict(turn=-42, height=0.58, width=0.98, rise=0.24),
    'humidifier': dict(turn=-26, height=0.56, width=0.7, rise=0.14),
}


def scene(thing):
    view = dict(VIEWS[thing])
    getattr(air_quality, thing)().rotation_euler = (0, 0, math.radians(view.pop('turn')))
    studio(view['height'], fill=26)
    packshot(**view)
    return dict(exposure=0.3)
