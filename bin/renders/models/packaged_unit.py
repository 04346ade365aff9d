"""A packaged unit for the roof or the yard: a low cabinet on rails, a grille over the coil, the fan's opening on top."""
from kit import *

from .badges import badge
from .cabinet import Front


def packaged_unit(tier, shell='white', dark='graphite', width=1.3, depth=0.95, height=0.92):
    body, rail = finish_of(shell), finish_of(dark)
    base = 0.09
    parts = [
        rbox('cabinet', width, depth, height - base - 0.05, 0.03, 0.005, (0, 0, base), body),
        rbox(
            'lid',
            width + 0.016,
            depth + 0.016,
            0.05,
            0.036,
            0.012,
            (0, 0, height - 0.05),
            finish_of('graphite' if shell != 'sand' else shell),
        ),
        rbox('gap', width - 0.012, depth - 0.012, 0.02, 0.026, 0.002, (0, 0, height - 0.06), finish_of('void')),
        rbox('base', width + 0.004, depth + 0.004, 0.07, 0.03, 0.006, (0, 0, 0.025), rail),
    ]
    for x in (-width * 0.36, width * 0.36):
        parts.append(box('pocket', (0.17, 0.01, 0.035), (x, -depth / 2 - 0.0005, 0.058), finish_of('void'), 0.004))
    front = Front(-depth / 2 + Front.THICK - 0.003)
    low, high = base + 0.02, height - 0.075
    x0 = 0.02
    front.door(x0 + 0.15, low, high, 0.34, body, relief=[(x0 + 0.15, 0.53, 0.27, 0.5, 0.02)])
    front.door(x0 + 0.48, low, high, 0.3, body, relief=[(x0 + 0.48, 0.68, 0.23, 0.2, 0.02)])
    parts.append(box('grip', (0.15, 0.004, 0.026), (x0 + 0.15, front.face - 0.0006, 0.2), finish_of('void'), 0.01, 4))
    for i in range(12):
        parts.append(box('slot', (0.2, 0.004, 0.0085), (x0 + 0.48, front.face - 0.0006, 0.2 + i * 0.0235), finish_of('void'), 0.004))
    front.screws((x0 + 0.0, x0 + 0.3, x0 + 0.35, x0 + 0.61), (low + 0.02, high - 0.02))
    parts += badge(tier, 0.042, (x0 + 0.48, front.face - 0.003, 0.68), 'blue')
    parts += _grille(width, depth, low, high, rail)
    parts += _fan((-width / 2 + 0.42, 0.0, height), rail)
    parts += _side(width, depth, low, high, body)
    return group(parts + front.parts, 'packaged unit')


def _grille(width, depth, low, high, dark):
    """Louvers over the coil: the left half of the front."""
    x0, x1 = -width / 2 + 0.035, -0.01
    middle, wide, y = (x0 + x1) / 2, x1 - x0, -depth / 2
    parts = [box('recess', (wide, 0.004, high - low), (middle, y - 0.0004, (low + high) / 2), fins(), 0)]
    count = 26
    for i in range(count):
        z = low + 0.012 + (high - low - 0.024) * i / (count - 1)
        parts.append(box('louver', (wide, 0.0022, 0.022), (middle, y - 0.008, z), dark, 0.0008, 2, (math.radians(-48), 0, 0)))
    for x in (x0, middle - wide / 6, middle + wide / 6, x1):
        parts.append(box('stile', (0.012, 0.016, high - low), (x, y - 0.009, (low + high) / 2), dark, 0.003))
    for z in (low, high):
        parts.append(box('frame', (wide + 0.012, 0.02, 0.014), (middle, y - 0.009, z), dark, 0.004))
    return parts


def _fan(middle, dark):
    x, y, z = middle
    R = 0.33
    at = lambda dz: (x, y, z + dz)
    parts = [
        lathe(
            'mouth',
            [(R - 0.006, -0.05), (R - 0.005, 0.004), (R, 0.012), (R + 0.012, 0.014), (R + 0.022, 0.008), (R + 0.024, -0.002)],
            dark,
            at(0),
            n=140,
        ),
        lathe('throat', [(R - 0.004, 0.002), (R - 0.008, -0.04), (0, -0.042)], finish_of('void'), at(0.0), n=96),
        lathe('cap', [(0, 0.05), (0.06, 0.049), (0.085, 0.045), (0.095, 0.037), (0.097, 0.025)], dark, at(0), n=80),
    ]
    dome = lambda r: 0.014 + 0.022 * (1 - (r / R) ** 2)
    for i in range(15):
        r = 0.1 + (R - 0.106) * i / 14
        parts.append(ring('guard', r, 0.0022, at(dome(r)), dark, 'Z', 120, 2))
    for i in range(16):
        points = [
            (x + r * math.cos(a), y + r * math.sin(a), z + dome(r) - 0.004)
            for r, a in ((0.09 + (R - 0.088) * t / 9, 2 * PI * i / 16 + 0.25 * t / 9) for t in range(10))
        ]
        parts.append(wire('rib', points, 0.0028, dark))
    return parts


def _side(width, depth, low, high, body):
    """Openings of the ducts at the right, with their flanges."""
    x = width / 2
    parts = []
    for y in (-0.21, 0.21):
        parts.append(box('flange', (0.02, 0.34, 0.36), (x + 0.008, y, 0.42), finish_of('galvanized'), 0.003))
        parts.append(box('duct', (0.02, 0.31, 0.33), (x + 0.0095, y, 0.42), finish_of('void'), 0.002))
    parts.append(box('seam', (0.0025, depth - 0.08, 0.003), (x, 0, 0.68), finish_of('void'), 0.0005))
    return parts
