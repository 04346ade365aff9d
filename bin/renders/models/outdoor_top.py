"""An outdoor unit that blows upward: louvers around a coil, a solid band, a lid that rounds into the fan's opening."""
from kit import *

from .badges import badge

# The profile of one louver, from its inner edge over the lip and back.
LOUVER = [
    (-0.026, 0.0105),
    (-0.020, 0.0098),
    (-0.004, 0.0030),
    (0, 0.0005),
    (0.0006, -0.0022),
    (-0.0010, -0.0040),
    (-0.0030, -0.0028),
    (-0.006, 0.0002),
    (-0.021, 0.0075),
    (-0.026, 0.0082),
]


def outdoor_top(tier, width=0.88, height=0.98, louvers=24, shell='shell', lid=None, trim='graphite', line=None):
    """`lid` is a finish of its own for the top, `line` for a strip around the unit below the band."""
    radius = 0.11
    body, dark = finish_of(shell), finish_of(trim)
    parts = [rbox('pan', width + 0.006, width + 0.006, 0.05, radius, 0.008, (0, 0, 0.035), dark)]
    parts += [cyl('foot', 0.03, 0.04, (x, y, 0.02), finish_of('rubber'), bevel=0.004) for x in (-0.3, 0.3) for y in (-0.3, 0.3)]
    inner = rrect(width - 0.062, width - 0.062, radius - 0.031)
    parts.append(sweep('coil', inner, [(0, 0.08), (0, height - 0.1)], fins()))
    parts += _louvers(width, height, radius, louvers, body, dark)
    if line:
        edge = [(-0.004, -0.011), (0.0015, -0.0105), (0.0015, -0.0005), (-0.004, 0)]
        parts.append(sweep('line', rrect(width, width, radius, 10), [(a, height - 0.2 + b) for a, b in edge], finish_of(line)))
    parts += _lid(width, height, radius, finish_of(lid or shell))
    parts += _fan(width / 2 - 0.085, height, dark)
    parts += badge(tier, 0.036, (0, -width / 2 - 0.0003, height - 0.132), 'blue')
    return group(parts, 'outdoor unit')


def _louvers(width, height, radius, count, body, dark):
    bottom, top = 0.088, height - 0.205
    pitch = (top - bottom - 0.012) / (count - 0.35)
    outline = rrect(width, width, radius, 10)
    parts = [sweep('louver', outline, [(a, b + bottom + i * pitch) for a, b in LOUVER], body, close=True) for i in range(count)]
    for side in (-1, 1):
        for along in (-0.27, 0, 0.27):
            for x, y in ((along, side * (width / 2 - 0.03)), (side * (width / 2 - 0.03), along)):
                parts.append(box('stile', (0.01, 0.012, top - bottom), (x, y, (bottom + top) / 2), dark, 0.002))
    band = [(-0.03, -0.205), (-0.004, -0.207), (-0.001, -0.205), (0, -0.201), (0, -0.068), (-0.002, -0.064), (-0.02, -0.062)]
    parts.append(sweep('band', outline, [(a, height + b) for a, b in band], body))
    return parts


def _lid(width, height, radius, finish):
    """From the square of the body to the circle of the fan."""
    opening = width / 2 - 0.085
    square = rrect(width + 0.008, width + 0.008, radius + 0.004, 31)
    circle = []
    for point, _ in square:
        angle = math.atan2(point.y, point.x)
        circle.append(Vector((opening * math.cos(angle), opening * math.sin(angle), 0)))
    lift = lambda z: Vector((0, 0, height + z))
    edge = [(-0.03, -0.06), (-0.004, -0.06), (-0.001, -0.058), (0, -0.054), (0, -0.022)]
    edge += [(-0.001, -0.015), (-0.004, -0.009), (-0.01, -0.0045), (-0.018, -0.002)]
    loops = [[point + normal * out + lift(z) for point, normal in square] for out, z in edge]
    rim = [point + normal * -0.018 for point, normal in square]
    for t, z in ((0.25, 0.001), (0.5, 0.004), (0.75, 0.007), (0.93, 0.009), (1, 0.0085)):
        loops.append([p.lerp(c, t) + lift(z) for p, c in zip(rim, circle)])
    for k, z in ((0.994, 0.006), (0.99, 0), (0.988, -0.06), (0.97, -0.12)):
        loops.append([c * k + lift(z) for c in circle])
    return [loft('lid', loops, finish)]


def _fan(opening, height, dark):
    parts = [
        cyl('shroud', opening - 0.01, 0.02, (0, 0, height - 0.28), finish_of('void'), bevel=0.001),
        lathe('throat', [(opening - 0.006, -0.11), (opening - 0.01, -0.28)], finish_of('void'), (0, 0, height)),
        lathe('cap', [(0, 0.045), (0.06, 0.044), (0.088, 0.04), (0.098, 0.032), (0.1, 0.02)], dark, (0, 0, height), n=80),
        cyl('hub', 0.08, 0.09, (0, 0, height - 0.08), finish_of('fan')),
    ]
    dome = lambda r: 0.01 + 0.02 * (1 - (r / opening) ** 2)
    for i in range(15):
        r = 0.1 + (opening - 0.106) * i / 14
        parts.append(ring('guard', r, 0.0021, (0, 0, height + dome(r)), dark, 'Z', 140, 2))
    for i in range(20):
        points = []
        for t in range(10):
            r = 0.09 + (opening - 0.088) * t / 9
            a = 2 * PI * i / 20 + 0.25 * t / 9
            points.append((r * math.cos(a), r * math.sin(a), height - 0.003 + dome(r)))
        parts.append(wire('rib', points, 0.0025, dark))
    for i in range(3):
        parts.append(blade('blade', 0.06, opening - 0.03, 0.34, 0.6, 0.45, finish_of('fan'), 'Z', (0, 0, height - 0.07), 2 * PI * i / 3))
    return parts
