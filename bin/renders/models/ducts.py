"""Sheet-metal ducts and what else comes to a furnace: plastic vents, gas, refrigerant, drain."""
from kit import *

from .cabinet import Front


def duct(size, loc, seams='z'):
    """A straight duct; its faces are cross-broken, as real ones are so that they do not drum."""
    sheet = mat('duct sheet', '#b3b7ba', 0.4, metal=1, rvar=0.06, rscale=45, cvar=0.05, cscale=60)
    x, y, z = (s / 2 for s in size)
    parts = [box('duct', size, loc, sheet, 0.003, 2)]
    for flat, out in ((0, (0, -1, 0)), (1, (1, 0, 0)), (1, (-1, 0, 0))):
        wide, high = (x, z) if flat == 0 else (y, z)
        across = (1, 0, 0) if flat == 0 else (0, 1, 0)
        reach = y if flat == 0 else x
        middle = Vector(loc) + Vector(out) * (reach + 0.0006)
        corners = [middle + Vector(across) * wide * a * 0.97 + Vector((0, 0, high * b * 0.97)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        parts.append(mesh('cross break', [*corners, middle + Vector(out) * 0.012], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], sheet, smooth=False))
    for side in (-1, 1):
        if seams == 'z':
            parts.append(box('cleat', (size[0] + 0.018, size[1] + 0.018, 0.022), (loc[0], loc[1], loc[2] + side * (z - 0.011)), sheet, 0.003, 2))
        else:
            parts.append(box('cleat', (0.022, size[1] + 0.018, size[2] + 0.018), (loc[0] + side * (x - 0.011), loc[1], loc[2]), sheet, 0.003, 2))
    return parts


def coil_case(floor, middle=0.085, width=0.53, depth=0.53, height=0.56):
    """The closed case of the coil on the furnace, its lines and its drains."""
    y = middle - depth / 2
    front = Front(y + Front.THICK - 0.004)
    parts = [rbox('case', width, depth, height, 0.008, 0.003, (0, middle, floor), finish_of('cabinet'))]
    front.door(0, floor + 0.012, floor + height - 0.012, width - 0.01, finish_of('white'), relief=[(0, floor + 0.33, width - 0.12, 0.34, 0.02)])
    front.screws((-width / 2 + 0.03, width / 2 - 0.03), (floor + 0.035, floor + height - 0.035))
    face = front.face
    foam, copper, white = finish_of('foam'), finish_of('copper'), plastic_pipe()
    up = floor + 0.12
    parts += [
        pipe('suction', [(0.12, face + 0.02, up), (0.12, face - 0.07, up), (0.37, face - 0.07, up), (0.37, face - 0.07, up + 0.2), (0.37, 0.7, up + 0.2)], 0.021, foam, 0.07, 10),
        pipe('liquid', [(0.2, face + 0.02, up + 0.06), (0.2, face - 0.045, up + 0.06), (0.41, face - 0.045, up + 0.06), (0.41, 0.7, up + 0.06)], 0.0065, copper, 0.05),
        pipe('drain', [(-0.17, face + 0.02, floor + 0.055), (-0.17, face - 0.075, floor + 0.055), (-0.17, face - 0.075, floor - 0.02), (-0.3, face - 0.075, floor - 0.03)], 0.0135, white, 0.012),
    ]
    return parts + front.parts


def plastic_pipe():
    return mat('plastic pipe', '#eae9e3', 0.3, rvar=0.05)


def plastic_vent(points, radius=0.03):
    """Pipe and elbows of a condensing furnace: a coupling at each end of each bend."""
    white = plastic_pipe()
    parts = [pipe('vent', points, radius, white, 0.07, 12, 10)]
    corners = [Vector(p) for p in points]
    for a, b, c in zip(corners, corners[1:], corners[2:]):
        for end in (a, c):
            way = (end - b).normalized()
            parts.append(wire('coupling', [b + way * 0.055, b + way * 0.1], radius + 0.005, white, res=10))
        parts.append(pipe('elbow', [b + (a - b).normalized() * 0.075, b, b + (c - b).normalized() * 0.075], radius + 0.0035, white, 0.068, 12, 10))
    return parts


def gas_line(x, y, floor):
    """Black iron from the wall behind: a valve with a yellow lever, a union, and the leg that catches dirt."""
    iron = mat('iron', '#25262a', 0.5, metal=0.5, bump=0.15, bscale=120)
    yellow = mat('lever', '#e2b21c', 0.35)
    r, z, out = 0.0135, floor, x + 0.17
    parts = [
        pipe('gas', [(x - 0.01, y, z), (out, y, z), (out, y, z + 0.55), (out, 0.7, z + 0.55)], r, iron, 0.004),
        wire('leg', [(out, y, z), (out, y, z - 0.12)], r, iron),
        cyl('cap', r + 0.006, 0.035, (out, y, z - 0.12), iron, n=8),
        cyl('union', r + 0.011, 0.03, (x + 0.07, y, z), iron, 'X', 8),
        cyl('valve', r + 0.008, 0.07, (out, y, z + 0.3), finish_of('brass'), n=8),
        box('lever', (0.02, 0.012, 0.1), (out, y - 0.036, z + 0.33), yellow, 0.004),
        cyl('stem', 0.006, 0.03, (out, y - 0.022, z + 0.3), finish_of('brass'), 'Y'),
    ]
    for at in ((out, y, z), (out, y, z + 0.55)):
        parts.append(box('fitting', (0.046, 0.046, 0.046), at, iron, 0.016, 4))
    return parts
