"""Parts of houses: walls with openings, battens, windows, lit rooms, roofs with standing seams."""
import math

from .geometry import PI, box, cyl, lathe, mesh
from .lights import area
from .materials import emission, glass, mat

PITCH = 0.34

SURFACES = {
    'siding': dict(color='#e6e4de', rough=0.55, bump=0.12, bscale=40, stretch=(1, 1, 0.2), cvar=0.03, cscale=2),
    'roof': dict(color='#2a2e34', rough=0.42, metal=0.35, rvar=0.08, rscale=3, bump=0.04, bscale=20),
    'frame': dict(color='#16181b', rough=0.4),
    'cedar': dict(color='#8d5c38', rough=0.5, bump=0.25, bscale=18, stretch=(1, 1, 0.06), cvar=0.32, cscale=5, detail=8),
    'plaster': dict(color='#e8d6bd', rough=0.8),
    'floor': dict(color='#7a5236', rough=0.45),
    'curtain': dict(color='#efe6d8', rough=0.9),
    'sofa': dict(color='#57626e', rough=0.9, bump=0.3, bscale=80),
}


def surface(name):
    return mat(name, **SURFACES[name])


def wall(x0, x1, z0, z1, y, thick, holes, finish, battens=False):
    """A wall that looks to -y, with openings [(x0, x1, z0, z1)]."""
    xs = sorted({x0, x1, *[x for hole in holes for x in hole[:2]]})
    zs = sorted({z0, z1, *[z for hole in holes for z in hole[2:]]})
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            if not any(h[0] <= a and b <= h[1] and h[2] <= c and d <= h[3] for h in holes):
                box('wall', (b - a, thick, d - c), ((a + b) / 2, y + thick / 2, (c + d) / 2), finish, 0)
    x = x0 + PITCH / 2
    while battens and x < x1:
        for low, high in _between(x, z0, z1, holes):
            batten(x, y, low, high, finish)
        x += PITCH


def _between(x, z0, z1, holes):
    """The pieces of a batten at x that no opening interrupts."""
    pieces = [(z0, z1)]
    for a, b, c, d in holes:
        if a - 0.05 < x < b + 0.05:
            cut = [p for low, high in pieces for p in ((low, min(high, c - 0.05)), (max(low, d + 0.05), high))]
            pieces = [(low, high) for low, high in cut if high - low > 0.05]
    return pieces


def batten(x, y, low, high, finish):
    box('batten', (0.05, 0.036, high - low), (x, y - 0.018, (low + high) / 2), finish, 0.004, 2)


def window(x0, x1, z0, z1, y, columns=2, rows=1, thick=0.055):
    frame = surface('frame')
    for a, b in ((x0, x0 + thick), (x1 - thick, x1)):
        box('frame', (b - a, 0.09, z1 - z0), ((a + b) / 2, y - 0.005, (z0 + z1) / 2), frame, 0.004)
    for a, b in ((z0, z0 + thick), (z1 - thick, z1)):
        box('frame', (x1 - x0, 0.09, b - a), ((x0 + x1) / 2, y - 0.005, (a + b) / 2), frame, 0.004)
    for i in range(1, columns):
        box('bar', (0.04, 0.06, z1 - z0), (x0 + (x1 - x0) * i / columns, y, (z0 + z1) / 2), frame, 0.003)
    for i in range(1, rows):
        box('bar', (x1 - x0, 0.06, 0.035), ((x0 + x1) / 2, y, z0 + (z1 - z0) * i / rows), frame, 0.003)
    y += 0.02
    mesh('pane', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], glass())


def room(x0, x1, y0, y1, z0, z1, power, color=(1, 0.66, 0.36), lamp=None, curtains=()):
    """A room behind windows: five inner faces and their light."""
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y1), (x1, y1), (x1, y0), (x0, y0))]
    mesh('room', corners, [(0, 1, 5, 4), (3, 0, 4, 7), (1, 2, 6, 5), (4, 5, 6, 7)], surface('plaster'), smooth=False)
    mesh('floor', corners, [(3, 2, 1, 0)], surface('floor'), smooth=False)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    area('ceiling', (*middle, z1 - 0.06), (*middle, z0), (x1 - x0) * 0.6, power, color, (y1 - y0) * 0.6)
    if lamp:
        lathe('shade', [(0.1, 0.24), (0.17, 0)], emission('shade', '#ffb765', 9), lamp, n=32)
        cyl('stand', 0.012, lamp[2] - z0, (*lamp[:2], (lamp[2] + z0) / 2), surface('frame'), bevel=0)
    for a, b in curtains:
        curtain(a, b, y0 + 0.14, z0 + 0.02, z1 - 0.1)


def curtain(x0, x1, y, z0, z1, count=40):
    points = [(x0 + (x1 - x0) * i / count, y + 0.035 * math.sin(i * 1.3)) for i in range(count + 1)]
    corners = [(*p, z) for z in (z0, z1) for p in points]
    faces = [(i, i + 1, count + 2 + i, count + 1 + i) for i in range(count)]
    mesh('curtain', corners, faces, surface('curtain'), angle=180)


def gable(x0, x1, y0, y1, eaves, ridge, holes, over=0.38):
    """A volume with board-and-batten walls whose gable looks to -y."""
    siding = surface('siding')
    middle = (x0 + x1) / 2
    wall(x0, x1, 0, eaves, y0, 0.2, holes, siding, battens=True)
    mesh('gable', [(x0, y0, eaves), (x1, y0, eaves), (middle, y0, ridge)], [(0, 1, 2)], siding, smooth=False)
    x = x0 + PITCH / 2
    while x < x1:
        top = eaves + (ridge - eaves) * (1 - abs(x - middle) / (middle - x0))
        if top - eaves > 0.1:
            batten(x, y0, eaves, top, siding)
        x += PITCH
    for x in (x0 + 0.1, x1 - 0.1):
        box('side', (0.2, y1 - y0 - 0.1, eaves), (x, (y0 + y1) / 2 + 0.05, eaves / 2), siding, 0)
    for x in (x0, x1):
        box('corner', (0.14, 0.14, eaves), (x, y0 + 0.02, eaves / 2), siding, 0.006)
    _roof(middle, y0 - over, y1 + over, ridge, math.hypot(middle - x0, ridge - eaves) + over * 1.1, math.atan2(ridge - eaves, middle - x0))


def _roof(middle, y0, y1, ridge, slope, angle):
    """Two slabs with standing seams."""
    metal = surface('roof')
    for side in (-1, 1):
        x = middle + side * slope / 2 * math.cos(angle)
        z = ridge - slope / 2 * math.sin(angle) + 0.1
        turn = (0, side * angle, 0)
        box('roof', (slope, y1 - y0, 0.14), (x, (y0 + y1) / 2, z), metal, 0.01, rot=turn)
        for i in range(int((y1 - y0) / 0.45) + 1):
            at = (x + side * 0.09 * math.sin(angle), y0 + 0.02 + i * 0.45, z + 0.09 * math.cos(angle))
            box('seam', (slope, 0.022, 0.045), at, metal, 0.004, rot=turn)


def lap_siding(x0, x1, z0, z1, y, exposure, finish):
    """Boards that overlap downward on a wall that looks to -y, as one mesh."""
    thick, corners, faces, z = 0.014, [], [], z0
    while z < z1:
        top, first = min(z + exposure, z1), len(corners)
        board = [(y, z), (y - thick + 0.0015, z), (y - thick, z + 0.0018), (y - 0.003, top + 0.006), (y, top + 0.006)]
        corners += [(x, yy, zz) for yy, zz in board for x in (x0, x1)]
        faces += [tuple(first + 2 * i + d for d in (0, 1, 3, 2)) for i in range(4)]
        z += exposure
    return mesh('siding', corners, faces, finish, angle=25)
