"""A home of two floors with a low wing, its garden and path, and the outdoor unit beside it. `lit` is how bright its rooms are."""
from kit import *
from kit.garden import blades, inst, lawn, leafmat, shrub, tree
from kit.house import batten, gable, room, surface, wall, window

from .outdoor_side import outdoor_side

WINDOWS = [(0.75, 2.55, 0.75, 2.45), (4.35, 6.15, 0.75, 2.45), (1.15, 2.35, 3.35, 4.85), (4.55, 5.75, 3.35, 4.85)]
DOOR = (2.95, 3.95, 0.12, 2.42)
GLASS = (-5.6, -1.5, 0.12, 2.55)


def home(lit=1.0):
    _main_volume(lit)
    _entrance(lit)
    _wing(lit)
    _outside(lit)
    unit = outdoor_side('ridge', shell='shell', lid='graphite')
    unit.location = (7.62, 1.35, 0.07)
    unit.rotation_euler = (0, 0, math.radians(58))
    box('pad', (1.3, 1.3, 0.1), (7.6, 1.35, 0.02), finish_of('concrete'), 0.015)


def _main_volume(lit):
    frame, siding = surface('frame'), surface('siding')
    gable(0, 6.9, 0, 9, 5.15, 8.0, [*WINDOWS, DOOR])
    for i, hole in enumerate(WINDOWS):
        window(*hole, 0, 3 if i < 2 else 2, 2)
    _lit_window((3.06, 3.84, 5.66, 6.44), -0.055, lit)
    room(0.25, 6.65, 0.2, 4.6, 0.1, 2.75, 260 * lit, lamp=(1.25, 1.2, 1.25), curtains=[(0.62, 1.0), (2.35, 2.65), (4.2, 4.55), (5.95, 6.3)])
    room(0.25, 3.3, 0.2, 3.6, 2.95, 5.1, 90 * lit, (1, 0.62, 0.32), lamp=(1.7, 1.3, 3.85), curtains=[(1.0, 1.35), (2.2, 2.45)])
    room(3.5, 6.65, 0.2, 3.6, 2.95, 5.1, 60 * lit, (1, 0.68, 0.4), curtains=[(4.4, 4.8), (5.5, 5.9)])
    box('seat', (1.9, 0.8, 0.45), (5.1, 1.7, 0.45), surface('sofa'), 0.08)
    box('back', (1.9, 0.22, 0.5), (5.1, 2.05, 0.8), surface('sofa'), 0.08)
    box('picture', (0.9, 0.03, 0.65), (5.2, 4.55, 1.7), mat('picture', '#35577f', 0.6), 0.005)
    box('picture', (0.6, 0.03, 0.8), (1.6, 4.55, 1.75), mat('other picture', '#c98a5a', 0.6), 0.005)
    for i in range(24):
        box('batten', (0.036, 0.05, 5.0), (6.918, 0.5 + i * 0.36, 2.6), siding, 0.004, 2)
    box('side window', (0.1, 1.3, 1.4), (6.9, 4.6, 1.9), frame, 0.01)
    x = 6.955
    mesh('pane', [(x, 4.05, 1.28), (x, 5.15, 1.28), (x, 5.15, 2.52), (x, 4.05, 2.52)], [(0, 1, 2, 3)], _pane('side light', lit, 1.8))
    box('bar', (0.03, 0.04, 1.3), (6.955, 4.6, 1.9), frame, 0.002)


def _pane(name, lit, strength):
    """A window without a room behind it: lit at dusk, a dark mirror by day."""
    return emission(name, '#ffb560', strength) if lit > 0.5 else mat('day pane', '#18222c', 0.05, coat=1)


def _lit_window(hole, y, lit):
    x0, x1, z0, z1 = hole
    frame = surface('frame')
    x, z = (x0 + x1) / 2, (z0 + z1) / 2
    box('frame', (x1 - x0 + 0.12, 0.06, z1 - z0 + 0.12), (x, y + 0.035, z), frame, 0.02)
    mesh('pane', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], _pane('attic', lit, 1.6))
    box('bar', (0.04, 0.06, z1 - z0), (x, y, z), frame, 0.003)
    box('bar', (x1 - x0, 0.06, 0.04), (x, y, z), frame, 0.003)


def _entrance(lit):
    """A blue door under a porch on two posts."""
    blue = mat('door', '#0b5cab', 0.32, coat=0.4)
    box('door', (0.94, 0.06, 2.26), (3.45, 0.02, 1.25), blue, 0.006)
    for z in (0.45, 0.95, 1.45):
        box('panel', (0.66, 0.02, 0.36), (3.45, -0.014, z), blue, 0.012)
    box('light', (0.66, 0.02, 0.36), (3.45, -0.014, 2.02), _pane('door light', lit, 2.2), 0.004)
    cyl('knob', 0.03, 0.05, (3.82, -0.05, 1.15), finish_of('brass'), 'Y')
    box('porch', (2.5, 1.5, 0.14), (3.45, -0.7, 2.72), surface('roof'), 0.01)
    box('soffit', (2.4, 1.4, 0.03), (3.45, -0.7, 2.635), surface('cedar'), 0.004)
    for x in (2.35, 4.55):
        box('post', (0.13, 0.13, 2.6), (x, -1.32, 1.36), surface('cedar'), 0.01)
    box('step', (2.6, 1.6, 0.14), (3.45, -0.8, 0.05), finish_of('concrete'), 0.015)
    area('porch light', (3.45, -0.7, 2.55), (3.45, -0.7, 0), 0.5, 26 * lit, (1, 0.66, 0.36))


def _wing(lit):
    """Cedar, a flat roof, glass, a kitchen behind it."""
    cedar, roof = surface('cedar'), surface('roof')
    wall(-6.6, 0, 0, 3.0, 1.6, 0.2, [GLASS], cedar)
    window(*GLASS, 1.62, 4, 1)
    box('roof', (7.6, 7.2, 0.26), (-3.25, 4.55, 3.12), roof, 0.015)
    box('soffit', (7.4, 7.0, 0.03), (-3.25, 4.55, 2.985), cedar, 0.003)
    box('side', (0.2, 6, 3), (-6.5, 4.6, 1.5), cedar, 0)
    room(-6.3, -0.1, 1.8, 6.2, 0.1, 2.85, 330 * lit, lamp=(-5.1, 3.2, 1.35), curtains=[(-5.75, -5.25), (-1.75, -1.4)])
    box('island', (2.0, 0.8, 0.92), (-3.1, 4.4, 0.56), mat('island', '#2f4a6b', 0.5), 0.01)
    box('counter', (2.1, 0.9, 0.05), (-3.1, 4.4, 1.04), mat('counter', '#f0eee9', 0.3), 0.008)
    for x in (-3.7, -3.1, -2.5):
        lathe('pendant', [(0.02, 0.22), (0.13, 0)], emission('pendant', '#ffc070', 14 * lit), (x, 4.3, 1.85), n=32)
        cyl('cord', 0.008, 0.8, (x, 4.3, 2.4), surface('frame'), bevel=0)
    for i in range(3):
        box('shelf', (1.6, 0.28, 0.04), (-5.0, 6.0, 1.2 + i * 0.45), cedar, 0.004)


def _outside(lit):
    concrete, frame = finish_of('concrete'), surface('frame')
    box('patio', (6.2, 2.6, 0.1), (-3.3, 0.25, 0.03), concrete, 0.02)
    for i in range(16):
        box('slab', (1.5, 0.72, 0.08), (3.45 + 0.1 * math.sin(i), -2.25 - i * 0.84, 0.02), concrete, 0.015)
    for i in range(3):
        for x in (2.45, 4.45):
            x, y = x + 0.1 * math.sin(2 * i), -2.6 - i * 1.9
            cyl('bollard', 0.035, 0.5, (x, y, 0.25), frame, bevel=0.005)
            if lit > 0.2:
                lathe('lamp', [(0.03, 0.06), (0.03, 0)], emission('bollard', '#ffbe78', 16), (x, y, 0.46), n=24)
                point((x, y, 0.58), 5)


def _lawn_is_at(x, y):
    """Not on the path, the patio or under the house."""
    if 2.5 < x < 4.4 and y < 0:
        return False
    return not (-6.8 < x < 7.2 and y > -1.2) and not (6.6 < x < 8.6 and 0 < y < 3)


def garden(near, reach=9, grass='#66853f', far_grass='#3c4a1c'):
    """Blades of grass grow only near the camera; farther away, they are smaller than a pixel and a surface is as good."""
    far = mat('far grass', far_grass, 0.95, spec=0.1, bump=1.0, bscale=30, cvar=0.32, cscale=9, detail=12)
    mesh('far grass', [(-90, -60, 0), (90, -60, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], far)
    close = lambda x, y: (x - near[0]) ** 2 + (y - near[1]) ** 2 < reach**2
    x, y = near[:2]
    lawn(
        int(x - reach),
        int(x + reach),
        int(y - 1),
        int(y + reach),
        1.0,
        2600,
        (0.025, 0.06),
        grass,
        keep=lambda x, y: _lawn_is_at(x, y) and close(x, y),
        soil=None,
        z=0.004,
    )
    chance = random.Random(4)
    box_leaf, tall_leaf, tree_leaf = (
        leafmat('boxwood', '#48703c', 0.4, 0.4, 0.25),
        leafmat('miscanthus', '#9aa25e', 0.3, 0.5, 0.4),
        leafmat('tree leaf', '#587a49', 0.4, 0.5, 0.4),
    )
    shrubs = [shrub(f'shrub {i}', 0.42, box_leaf, 4200, 0.022, i + 1) for i in range(3)]
    tufts = [blades(f'tuft {i}', 420, 0.22, 0.5, 1.0, 0.009, 0.6, tall_leaf, 30 + i, True) for i in range(3)]
    for x in (0.35, 1.05, 1.75, 5.2, 5.95, 6.6):
        inst(chance.choice(shrubs), (x, -0.62 + chance.uniform(-0.08, 0.08), 0), chance.random() * 7, chance.uniform(0.75, 1.1))
    for x in (-6.9, -7.5, 9.3, 9.9, 8.9):
        inst(chance.choice(tufts), (x, 0.55 + chance.uniform(-0.3, 0.3), 0), chance.random() * 7, chance.uniform(0.8, 1.15))
    trees = [tree(f'tree {i}', 7, tree_leaf, i + 1, 15000, 0.085) for i in range(2)]
    for x, y, size in (
        (-9.5, 8, 1.15),
        (-13, 14, 1.4),
        (12, 13, 1.25),
        (16, 17, 1.5),
        (9.5, 18, 1.2),
        (-5, 17, 1.35),
        (-18, 18, 1.4),
        (21, 14, 1.3),
        (1, 20, 1.3),
    ):
        turn = chance.random() * 7
        for part in trees[chance.randrange(2)]:
            inst(part, (x, y, 0), turn, size)
    for i in range(56):
        inst(
            shrubs[i % 3],
            (-74 + i * 2.1 + chance.uniform(-0.7, 0.7), 19 + chance.uniform(-2, 3), -0.4),
            chance.random() * 7,
            chance.uniform(4.2, 6.5),
        )
