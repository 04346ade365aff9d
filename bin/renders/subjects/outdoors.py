"""An outdoor unit beside a home in the morning: slate siding, a window, gravel, grasses; the line set and the disconnect on the wall."""
from kit import *
from kit.garden import blades, inst, lawn, leafmat, pebbles, shrub, tree
from kit.house import lap_siding
from models.outdoor_side import outdoor_side

UNIT = (0.12, -0.52)


def scene():
    _wall()
    _unit()
    _ground()
    _planting()
    sky(10, 0.15, dust=1.2, ozone=1.5)
    sun(19, 218, 4.6, (1, 0.76, 0.52), 1.2)
    area('open sky', (1.5, -6, 4), (0, 0, 0.5), 4, 75, (0.75, 0.86, 1))
    camera((2.45, -4.6, 1.25), (-0.12, -0.3, 0.78), 50, 3.2, (0.25, -0.72, 0.6))
    return dict(exposure=0.65, bloom=0.12, vignette=0.12, bounces=5)


def _wall():
    """It ends at the left, where the garden goes on behind it."""
    slate = mat('slate siding', '#4a5a6b', 0.5, bump=0.18, bscale=30, stretch=(0.25, 1, 6), cvar=0.05, cscale=2)
    trim = mat('trim', '#eef0f0', 0.45, bump=0.05, bscale=60)
    lap_siding(-1.75, 6, 0.28, 4, 0, 0.165, slate)
    box('plinth', (7.75, 0.03, 0.3), (2.125, 0.005, 0.15), finish_of('concrete'), 0.006)
    box('corner', (0.11, 0.14, 4), (-1.79, 0.035, 2.25), trim, 0.004)
    box('side', (0.02, 6, 4), (-1.76, 3.1, 2.2), slate, 0.002)
    for z in (1.42, 2.7):
        box('sill', (1.2, 0.07, 0.09), (1.45, -0.02, z), trim, 0.006)
    for x in (0.89, 1.45, 2.01):
        box('jamb', (0.05 if x == 1.45 else 0.08, 0.06, 1.2), (x, -0.02, 2.06), trim, 0.006)
    for y, finish in ((-0.0165, emission('warm room', '#ffae5c', 1.7)), (-0.026, glass())):
        mesh('pane', [(0.9, y, 1.46), (2.0, y, 1.46), (2.0, y, 2.7), (0.9, y, 2.7)], [(0, 1, 2, 3)], finish)


def _unit():
    x, y = UNIT
    unit = outdoor_side('ridge', shell='shell', lid='graphite', face='graphite')
    unit.location = (x, y, 0.085)
    unit.rotation_euler = (0, 0, math.radians(2))
    box('pad', (1.25, 0.66, 0.1), (x, y, 0.035), finish_of('concrete'), 0.012, 4)
    edge = x + 0.5
    gray, trim = mat('disconnect', '#b8bcbe', 0.45, bump=0.05, bscale=600), mat('trim')
    suction = [(edge + 0.02, -0.5, 0.2), (edge + 0.11, -0.5, 0.2), (edge + 0.11, -0.06, 0.2), (edge + 0.11, -0.06, 0.78), (edge + 0.11, 0.05, 0.8)]
    liquid = [(edge + 0.02, -0.54, 0.17), (edge + 0.15, -0.54, 0.17), (edge + 0.15, -0.055, 0.17), (edge + 0.15, -0.055, 0.76), (edge + 0.15, 0.05, 0.78)]
    whip = [(edge + 0.46, -0.05, 0.92), (edge + 0.46, -0.06, 0.5), (edge + 0.3, -0.2, 0.34), (edge + 0.02, -0.42, 0.32)]
    pipe('suction', suction, 0.017, finish_of('foam'), 0.06)
    pipe('liquid', liquid, 0.0062, finish_of('copper'), 0.05)
    pipe('whip', whip, 0.0125, mat('whip', '#8f9396', 0.5), 0.14)
    box('cover', (0.13, 0.07, 0.13), (edge + 0.13, -0.045, 0.79), trim, 0.012, 4)
    box('disconnect', (0.155, 0.085, 0.235), (edge + 0.46, -0.055, 1.02), gray, 0.008, 4)
    box('lid', (0.145, 0.01, 0.2), (edge + 0.46, -0.1, 1.03), gray, 0.004)


def _ground():
    off_pad = lambda x, y: not (-0.53 < x < 0.77 and -0.87 < y < -0.17) and y < -0.02
    pebbles(-1.9, 3.2, -1.35, 0, 7000, (0.011, 0.028), keep=off_pad)
    mesh('soil', [(-2, -1.4, 0), (5, -1.4, 0), (5, 0, 0), (-2, 0, 0)], [(0, 1, 2, 3)], mat('gravel', '#55524d', 0.95, bump=0.8, bscale=40))
    box('edge', (6, 0.06, 0.07), (0.9, -1.42, 0.02), finish_of('concrete'), 0.012)
    behind = lambda x, y: y < -1.4 or x < -2
    lawn(-12, 4, -7.45, 14, 1.0, 4600, (0.035, 0.07), '#62823c', soil='#4a5c30', keep=behind)


def _planting():
    chance = random.Random(8)
    tall_leaf = leafmat('miscanthus', '#8b8a55', 0.3, 0.5, 0.4)
    for i, (x, y, size) in enumerate(((-1.45, -0.62, 1.0), (-1.05, -0.3, 0.72), (1.62, -0.42, 0.9), (2.15, -0.7, 0.75))):
        inst(blades(f'tuft {i}', 520, 0.2, 0.45, 0.95, 0.007, 0.62, tall_leaf, 20 + i, True), (x, y, 0), i, size)
    box_leaf = leafmat('boxwood', '#3f6130', 0.4, 0.4, 0.25)
    shrubs = []
    for i, (x, y, radius) in enumerate(((2.75, -0.55, 0.34), (-2.6, 1.2, 0.5), (-3.6, 2.2, 0.6))):
        shrubs.append(shrub(f'shrub {i}', radius, box_leaf, 5200, 0.017, i + 2))
        inst(shrubs[i], (x, y, 0), i)
    for i in range(26):
        inst(shrubs[i % 3], (-24 + i + chance.uniform(-0.4, 0.4), 17 + chance.uniform(-1, 2), -0.3), i, chance.uniform(3.4, 5.5))
    tree_leaf = leafmat('tree leaf', '#4f7435', 0.4, 0.5, 0.45)
    for i, (x, y, height) in enumerate(((-5.5, 9, 6.5), (-9.5, 13, 8), (-3.2, 15, 7), (-13, 10, 7))):
        for part in tree(f'tree {i}', height, tree_leaf, i % 2 + 1, 9000, 0.1):
            inst(part, (x, y, 0), i)
