"""The mark of each tier: waves on a disc for Harbor, a ridge line on a hexagon for Ridge, a peak on a shield for Summit. No words."""
from kit import *

SHAPES = {
    'harbor': [(math.cos(2 * PI * i / 96), math.sin(2 * PI * i / 96)) for i in range(96)],
    'ridge': [(x, z) for x, z in ((-1.25, 0), (-0.72, -0.9), (0.72, -0.9), (1.25, 0), (0.72, 0.9), (-0.72, 0.9))],
    'summit': [(-0.92, 0.95), (-0.92, -0.2), (-0.62, -0.68), (0, -1.15), (0.62, -0.68), (0.92, -0.2), (0.92, 0.95)],
}

WAVE = [(-0.62 + 1.24 * i / 40, 0.13 * math.sin(2 * PI * 1.5 * i / 40)) for i in range(41)]
LINES = {
    'harbor': [[(x, z + rise) for x, z in WAVE] for rise in (0.28, 0, -0.28)],
    'ridge': [[(-0.78, -0.38), (-0.2, 0.42), (0.16, -0.08), (0.38, 0.2), (0.78, -0.38)]],
    'summit': [[(-0.58, -0.32), (0, 0.62), (0.58, -0.32)], [(-0.28, -0.48), (0, -0.05), (0.28, -0.48)]],
}


def badge(tier, size, loc, face='graphite'):
    """A plate of enamel in a chrome rim with the tier's mark, on a front that looks to -y; `size` is half its height."""
    outline = SHAPES[tier]
    x, y, z = loc
    parts = [
        _plate('rim', outline, size * 1.12, y, 0.004, 'chrome', x, z),
        _plate('enamel', outline, size, y - 0.003, 0.003, face, x, z),
    ]
    for line in LINES[tier]:
        parts.append(_stroke(line, size, (x, y - 0.0064, z), 0.15 if tier == 'ridge' else 0.11))
    return parts


def _plate(name, outline, size, y, thick, finish, x, z):
    n = len(outline)
    corners = [(x + size * a, y - d, z + size * b) for d in (0, thick) for a, b in outline]
    faces = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    plate = mesh(name, corners, faces, finish_of(finish), bevel=0.0012, angle=30)
    fix_normals(plate)
    return plate


def _stroke(line, size, loc, weight):
    """A line of even weight as a flat strip."""
    x, y, z = loc
    points = [Vector((a, b)) for a, b in line]
    corners = []
    for i, here in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        into, out = (here - before), (after - here)
        normals = [Vector((-d.y, d.x)).normalized() for d in (into, out) if d.length]
        middle = sum(normals, Vector((0, 0))).normalized()
        reach = weight / 2 / max(0.4, middle.dot(normals[0]))
        for side in (1, -1):
            edge = here + middle * reach * side
            corners.append((x + size * edge.x, y, z + size * edge.y))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return mesh('mark', corners, faces, finish_of('mark'), smooth=False)
