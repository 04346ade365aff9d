"""A cased coil with its front off: two slabs of fins that lean together over a drain pan, with tubes and U-bends of aluminum and stubs of copper."""
from kit import *


def coil(width=0.53, depth=0.53, height=0.62, shell='cabinet'):
    sheet = finish_of('galvanized')
    back, top = depth / 2, height
    parts = [
        box('floor', (width, depth, 0.02), (0, 0, 0.01), sheet, 0.002),
        box('back', (width, 0.008, height), (0, back - 0.004, height / 2), sheet, 0.002),
    ]
    for side in (-1, 1):
        x = side * width / 2
        parts.append(box('side', (0.008, depth, height), (x - side * 0.004, 0, height / 2), finish_of(shell), 0.002))
        parts.append(box('return', (0.03, 0.006, height), (x - side * 0.015, -back + 0.003, height / 2), finish_of(shell), 0.002))
        parts.append(
            box('insulation', (0.012, depth - 0.03, height - 0.05), (x - side * 0.014, 0.01, height / 2), finish_of('foam'), 0.002)
        )
    for z in (0.012, top - 0.012):
        parts.append(box('rail', (width, 0.006, 0.03), (0, -back + 0.003, z + (0.006 if z < 0.1 else -0.006)), finish_of(shell), 0.002))
    parts += _pan(width - 0.05, depth - 0.03)
    lean = math.radians(17.5)
    for side in (-1, 1):
        parts.append(_slab(side, lean, height - 0.11, depth - 0.07))
    parts.append(box('cap', (0.1, depth - 0.06, 0.012), (0, 0.01, top - 0.045), sheet, 0.003))
    parts += _connections(-back)
    return group(parts, 'coil')


def _pan(width, depth):
    """Under the coil; one drain in front."""
    dark = finish_of('black')
    parts = [box('pan', (width, depth, 0.012), (0, 0.01, 0.03), dark, 0.004)]
    for side in (-1, 1):
        parts.append(box('pan side', (0.008, depth, 0.05), (side * (width / 2 - 0.004), 0.01, 0.05), dark, 0.003))
        parts.append(box('pan end', (width, 0.008, 0.05), (0, 0.01 + side * (depth / 2 - 0.004), 0.05), dark, 0.003))
    for x in (-0.17, -0.13):
        parts.append(
            lathe('drain', [(0.0165, -0.04), (0.0165, 0.035), (0.012, 0.036), (0.012, 0)], dark, (x, -depth / 2 + 0.01, 0.052), 'Y', 64)
        )
    return parts


def _slab(side, lean, length, depth):
    """Fins as one block whose bands are shaded, end plates, three rows of tube ends joined by bends."""
    thick = 0.075
    aluminum = finish_of('steel')
    parts = []
    pitch, count = 0.0085, int((depth - 0.02) / 0.0085)
    fin = mat('fin', '#c4c8cc', 0.38, metal=1, rvar=0.06, rscale=40)
    for i in range(count):
        parts.append(box('fin', (thick, 0.0022, length), (0, -depth / 2 + 0.012 + i * pitch, 0), fin, 0.0004, 1))
    parts.append(box('core', (thick * 0.9, depth - 0.03, length - 0.01), (0, 0, 0), finish_of('void'), 0))
    for end in (-1, 1):
        parts.append(box('end plate', (thick + 0.012, 0.003, length + 0.006), (0, end * (depth / 2 - 0.004), 0), aluminum, 0.001))
    step = 0.038
    rows = int((length - 0.03) / step)
    y = -depth / 2 + 0.002
    for column, x in enumerate((-0.022, 0.022)):
        for i in range(rows):
            z = -length / 2 + 0.03 + i * step
            if i % 2 == column % 2 and i + 1 < rows:
                bend = [(x, y, z), (x, y - 0.028, z), (x, y - 0.028, z + step), (x, y, z + step)]
                parts.append(pipe('bend', bend, 0.0052, aluminum, step * 0.49, 10))
            parts.append(lathe('collar', [(0.0085, 0), (0.0085, 0.004), (0.0055, 0.006)], aluminum, (x, y, z), 'Y', 32))
    slab = group(parts, 'slab')
    slab.rotation_euler = (0, -side * lean, 0)
    slab.location = (side * (0.04 + length / 2 * math.sin(lean)), 0.01, 0.075 + length / 2 * math.cos(lean))
    return slab


def _connections(front):
    copper = finish_of('copper')
    return [
        pipe('suction', [(0.02, front + 0.1, 0.18), (0.02, front + 0.01, 0.18), (0.02, front - 0.07, 0.18)], 0.0125, copper, 0.03),
        cyl('header', 0.014, 0.3, (0.02, front + 0.02, 0.28), copper, bevel=0.008),
        pipe('liquid', [(-0.035, front + 0.03, 0.3), (-0.035, front - 0.06, 0.3)], 0.006, copper, 0.02),
        lathe(
            'distributor',
            [(0, 0.05), (0.012, 0.045), (0.019, 0.01), (0.008, -0.03), (0, -0.03)],
            finish_of('brass'),
            (-0.035, front + 0.02, 0.34),
            'Z',
            48,
        ),
        *[
            pipe(
                'feeder',
                [(-0.035, front + 0.02, 0.385), (-0.035 + dx, front + 0.01, 0.43), (-0.035 + 2.4 * dx, front + 0.04, 0.36 - 0.04 * i)],
                0.0026,
                copper,
                0.03,
            )
            for i, dx in enumerate((-0.03, 0.03, -0.045, 0.045))
        ],
    ]
