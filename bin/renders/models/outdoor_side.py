"""An outdoor unit that blows forward: one or two fans behind rings, the service side at the right."""
from kit import *

from .badges import badge
from .cabinet import carve

FOOT = 0.06
RADIUS = 0.335


def outdoor_side(tier, width=0.96, depth=0.37, height=0.86, fans=1, shell='shell', lid=None, trim='graphite', face=None):
    """`face` is a finish of its own for the panel of the service side."""
    body, dark, front = finish_of(shell), finish_of(trim), -depth / 2
    hull = rbox('body', width, depth, height - FOOT - 0.045, 0.035, 0.004, (0, 0, FOOT + 0.012), body)
    parts = [
        hull,
        rbox('lid', width + 0.01, depth + 0.01, 0.036, 0.038, 0.01, (0, 0, height - 0.03), finish_of(lid or shell)),
        rbox('gap', width - 0.012, depth - 0.012, 0.02, 0.03, 0.002, (0, 0, height - 0.043), finish_of('void')),
        rbox('base', width - 0.004, depth - 0.004, 0.03, 0.035, 0.004, (0, 0, FOOT - 0.012), dark),
    ]
    for side in (-1, 1):
        parts.append(box('foot', (0.06, depth + 0.05, 0.022), (side * width * 0.33, 0, FOOT - 0.022), dark, 0.004))
        parts.append(box('pad', (0.07, depth + 0.03, 0.02), (side * width * 0.33, 0, FOOT - 0.043), finish_of('rubber'), 0.004))
    room = (height - FOOT) / fans
    for i in range(fans):
        middle = (-0.115, front, FOOT + room * (i + 0.5) + 0.005)
        hole = cyl('hole', RADIUS, 0.3, middle, None, 'Y', 128, 0.0001)
        parts += [carve(hull, hole), *_fan(middle, dark, turn=0.35 + i)]
    parts += _service_side(tier, width, front, height, face)
    parts += _connections(width, depth, height, dark)
    return group(parts, 'outdoor unit')


def _fan(middle, dark, turn):
    x, front, z = middle
    R = RADIUS
    mouth = [(R - 0.006, -0.05), (R - 0.006, -0.004), (R - 0.002, 0.004), (R + 0.006, 0.0085)]
    mouth += [(R + 0.014, 0.0085), (R + 0.021, 0.005), (R + 0.024, -0.001)]
    cap = [(0, 0.034), (0.045, 0.033), (0.066, 0.029), (0.074, 0.022), (0.076, 0.012), (0.07, 0.006)]
    hub = [(0, 0.05), (0.05, 0.048), (0.078, 0.03), (0.085, 0), (0.085, -0.05)]
    behind = (x, front + 0.075, z)
    parts = [
        lathe('throat', [(R + 0.0005, 0), (R - 0.002, -0.1), (R - 0.004, -0.145), (0, -0.148)], finish_of('void'), middle, 'Y', 128),
        lathe('mouth', mouth, dark, middle, 'Y', 160),
        lathe('cap', cap, dark, middle, 'Y', 96),
        lathe('cap face', [(0, 0.0355), (0.026, 0.0352), (0.029, 0.0335)], finish_of('blue'), middle, 'Y', 64),
        lathe('cap rim', [(0.0285, 0.0325), (0.029, 0.0362), (0.0315, 0.0362), (0.033, 0.032)], finish_of('chrome'), middle, 'Y', 64),
        lathe('hub', hub, finish_of('fan'), behind, 'Y', 64),
    ]
    dome = lambda r: 0.014 * (1 - (r / R) ** 2)
    for i in range(17):
        r = 0.075 + (R - 0.087) * i / 16
        parts.append(ring('guard', r, 0.0019, (x, front - 0.012 - dome(r), z), dark, 'Y', 120, 2))
    for i in range(12):
        points = []
        for t in range(15):
            r = 0.055 + (R - 0.055) * t / 14
            a = 2 * PI * i / 12 + 0.42 * (t / 14) ** 1.4
            points.append((x + r * math.cos(a), front - 0.0085 - dome(r), z + r * math.sin(a)))
        parts.append(wire('rib', points, 0.0032, dark))
    for i in range(3):
        parts.append(blade('blade', 0.07, R - 0.022, 0.34, 0.55, 0.52, finish_of('fan'), 'Y', behind, 2 * PI * i / 3 + turn))
    return parts


def _service_side(tier, width, front, height, face):
    seam = width / 2 - 0.155
    middle = (seam + width / 2) / 2 - 0.006
    tall = height - FOOT - 0.07
    parts = [box('seam', (0.0022, 0.004, tall), (seam, front - 0.0003, (height + FOOT) / 2 - 0.015), finish_of('void'), 0.0005)]
    if face:
        parts.append(box('face', (0.118, 0.006, tall - 0.008), (seam + 0.061, front, (height + FOOT) / 2 - 0.015), finish_of(face), 0.0025))
        front -= 0.003
    for i in range(11):
        parts.append(box('slot', (0.082, 0.004, 0.0055), (middle, front + 0.0006, FOOT + 0.1 + i * 0.016), finish_of('void'), 0.0027))
    for x in (seam + 0.018, width / 2 - 0.034):
        for z in (FOOT + 0.04, height - 0.068):
            parts.append(cyl('screw', 0.0045, 0.003, (x, front - 0.001, z), finish_of('steel'), 'Y', 24, 0.001))
    return parts + badge(tier, 0.03, (middle, front - 0.001, height - 0.135), 'blue')


def _connections(width, depth, height, dark):
    parts = [box('valves', (0.05, 0.15, 0.2), (width / 2 + 0.016, -0.02, FOOT + 0.16), dark, 0.014, 4)]
    for y, r in ((-0.045, 0.018), (0.01, 0.010)):
        parts.append(cyl('nut', r, 0.03, (width / 2 + 0.02, y, FOOT + 0.06), finish_of('brass'), 'Z', 6, 0.001))
    rows = int((height - 0.16) / 0.0178)
    for i in range(rows):
        parts.append(
            box('coil', (0.003, depth - 0.1, 0.0035), (-width / 2 - 0.0004, 0.02, FOOT + 0.05 + i * 0.0178), finish_of('black'), 0.001)
        )
    return parts
