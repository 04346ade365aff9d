"""An air handler: one tall cabinet with the coil's doors below, the fan's above, and copper stubs in front."""
from kit import *

from .badges import badge
from .cabinet import Front
from .furnace import rating_plate


def air_handler(tier, upper='white', lower='white', width=0.54, depth=0.56, height=1.24):
    front = Front(-depth / 2)
    wide = width - 0.01
    parts = [
        rbox('cabinet', width, depth, height - 0.02, 0.01, 0.004, (0, 0, 0.02), finish_of('cabinet')),
        box('plinth', (width - 0.03, depth - 0.03, 0.022), (0, 0, 0.011), finish_of('void'), 0.002),
    ]
    front.door(0, 0.028, 0.15, wide, finish_of(lower), cuts=[(0.0, 0.118, 0.24, 0.022, 0.008)])
    front.door(0, 0.156, 0.62, wide, finish_of(lower), relief=[(0.07, 0.4, wide - 0.2, 0.36, 0.02)])
    bars = [(0, 1.03 - 0.03 * i, wide - 0.08, 0.012, 0.006) for i in range(4)]
    front.door(
        0,
        0.626,
        height - 0.006,
        wide,
        finish_of(upper),
        cuts=[(0, 0.68, 0.19, 0.034, 0.01)],
        relief=bars if tier == 'summit' else [(0, 0.88, wide - 0.07, 0.28, 0.02)],
    )
    parts += badge(tier, 0.038, (-0.17, front.face - 0.0005, height - 0.075), 'blue')
    front.screws((-width / 2 + 0.028, width / 2 - 0.028), (0.185, height - 0.032))
    x = -width / 2 + 0.075
    for z, r, finish, sleeve in ((0.52, 0.019, 'copper', 0.026), (0.43, 0.008, 'copper', 0.014)):
        parts.append(
            lathe(
                'grommet',
                [(r + 0.012, 0), (r + 0.012, 0.004), (r + 0.004, 0.007), (r, 0.006)],
                finish_of('rubber'),
                (x, front.face, z),
                'Y',
                64,
            )
        )
        parts.append(cyl('stub', r, 0.12, (x, front.face - 0.055, z), finish_of(finish), 'Y', 64, 0.002))
        parts.append(lathe('end', [(r * 0.78, 0.001), (0, 0)], finish_of('void'), (x, front.face - 0.1155, z), 'Y', 48))
    for at in (0.24, 0.29):
        parts.append(
            lathe(
                'drain',
                [(0.021, 0), (0.021, 0.03), (0.016, 0.031), (0.016, 0)],
                finish_of('plastic' if at > 0.25 else 'black'),
                (x, front.face, at),
                'Y',
                64,
            )
        )
    parts += rating_plate((width / 2 + 0.0008, 0.05, 0.9), 0.15, 0.11)
    parts.append(box('seam', (0.002, 0.0025, height - 0.05), (width / 2, front.y + 0.05, height / 2 + 0.01), finish_of('void'), 0.0005))
    for z in (0.153, 0.623):
        parts.append(box('joint', (0.002, depth - 0.08, 0.003), (width / 2, 0.03, z), finish_of('void'), 0.0005))
    parts.append(box('flange', (width - 0.08, depth - 0.14, 0.03), (0, 0.02, height + 0.013), finish_of('galvanized'), 0.003))
    parts.append(box('outlet', (width - 0.086, depth - 0.146, 0.028), (0, 0.02, height + 0.016), finish_of('void'), 0.001))
    return group(parts + front.parts, 'air handler')
