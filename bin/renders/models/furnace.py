"""Furnaces: a gas furnace in three tiers, and one for oil with its burner in front."""
from kit import *

from .badges import badge
from .cabinet import Front

SPLIT = 0.46


def furnace(tier, upper='white', lower='graphite', line='blue', metal_flue=False, width=0.53, depth=0.7, height=0.98):
    front = Front(-depth / 2)
    parts = _cabinet(width, depth, height)
    grip = lambda z: (0, z, 0.19, 0.034, 0.01)
    front.door(
        0,
        0.028,
        SPLIT - 0.004,
        width - 0.01,
        finish_of(lower),
        cuts=[*front.slots(0, 0.085, 8, 0.024, width - 0.17, 0.0085), grip(SPLIT - 0.05)],
        relief=[(0, 0.172, width - 0.09, 0.24, 0.02)] if tier == 'harbor' else [],
    )
    raised = (
        [(-0.155, 0.725, 0.13, 0.36, 0.014), (0.085, 0.725, 0.29, 0.36, 0.014)]
        if tier != 'summit'
        else [(0, 0.74, width - 0.07, 0.012, 0.006), (0, 0.715, width - 0.07, 0.012, 0.006), (0, 0.69, width - 0.07, 0.012, 0.006)]
    )
    front.door(0, SPLIT + 0.004, height - 0.006, width - 0.01, finish_of(upper), cuts=[grip(SPLIT + 0.05)], relief=raised)
    z = 0.84
    parts += badge(tier, 0.038, (-0.155 if tier != 'summit' else -0.17, front.face - 0.0025, z), 'blue')
    parts += _sight_glass(
        -0.155 if tier != 'summit' else 0.17, front.face - (0.003 if tier != 'summit' else 0), 0.66 if tier != 'summit' else z
    )
    parts.append(box('line', (width - 0.012, 0.003, 0.006), (0, front.y - 0.02, SPLIT), finish_of(line), 0.001))
    front.screws((-width / 2 + 0.028, width / 2 - 0.028), (0.055, height - 0.032))
    parts += _side(width, depth, height) + _top(width, height, metal_flue)
    return group(parts + front.parts, 'furnace')


def _cabinet(width, depth, height):
    return [
        rbox('cabinet', width, depth, height - 0.02, 0.01, 0.004, (0, 0, 0.02), finish_of('cabinet')),
        box('plinth', (width - 0.03, depth - 0.03, 0.022), (0, 0, 0.011), finish_of('void'), 0.002),
    ]


def _sight_glass(x, y, z):
    rim = [(0.021, 0), (0.0215, 0.006), (0.025, 0.0075), (0.031, 0.0055), (0.033, 0)]
    return [
        lathe('rim', rim, finish_of('chrome'), (x, y, z), 'Y', 96),
        lathe('glass', [(0, 0.0035), (0.0215, 0.003)], mat('sight', '#060a10', 0.04, coat=1), (x, y, z), 'Y', 64),
        lathe('flame', [(0, 0.0037), (0.0075, 0.0036)], emission('flame', '#2f8cff', 2), (x, y, z), 'Y', 32),
    ]


def _side(width, depth, height):
    sheet = finish_of('cabinet')
    parts = [box('seam', (0.002, 0.0025, height - 0.05), (width / 2, -depth / 2 + 0.055, height / 2 + 0.01), finish_of('void'), 0.0005)]
    for y, z in ((-0.18, 0.82), (-0.06, 0.82), (-0.18, 0.6)):
        parts.append(lathe('knock-out', [(0.0195, 0), (0.0205, 0.0012), (0.0225, 0.0012), (0.0235, 0)], sheet, (width / 2, y, z), 'X', 64))
    relief = rbox('relief', depth - 0.22, 0.34, 0.004, 0.03, 0.0035, (0, 0, 0), sheet)
    relief.rotation_euler = (PI / 2, 0, PI / 2)
    relief.location = (width / 2 - 0.0005, 0.07, 0.24)
    return [*parts, relief, *rating_plate((width / 2 + 0.0008, 0.10, 0.66), 0.14, 0.1)]


def rating_plate(loc, width, height):
    """On a side that looks to +x: rows that read as print from afar, without words."""
    x, y, z = loc
    parts = [box('plate', (0.0008, width, height), loc, finish_of('mark'), 0.0002)]
    for i in range(int(height / 0.0085)):
        long = (0.8, 0.6, 0.72, 0.4)[i % 4] * width
        at = z + height / 2 - 0.008 - i * 0.0085
        parts.append(box('print', (0.0004, long, 0.0026), (x + 0.0005, y - width * 0.44 + long / 2, at), mat('ink', '#4a5058', 0.6), 0))
    parts.append(box('strip', (0.0004, width * 0.98, 0.012), (x + 0.0005, y, z + height / 2 - 0.007), finish_of('blue'), 0))
    return parts


def _top(width, height, metal_flue):
    """The outlet to the ducts; in front of it the metal flue of a simple furnace, or the two collars of one that condenses."""
    parts = [
        box('flange', (width - 0.05, 0.4, 0.03), (0, 0.12, height + 0.013), finish_of('galvanized'), 0.003),
        box('outlet', (width - 0.056, 0.394, 0.028), (0, 0.12, height + 0.016), finish_of('void'), 0.001),
    ]
    if metal_flue:
        return [*parts, _flue((0.1, -0.215, height), 0.062, 0.1)]
    collar = [(0.058, 0), (0.058, 0.006), (0.05, 0.01), (0.041, 0.014), (0.041, 0.04), (0.038, 0.043), (0.034, 0.04), (0.034, 0)]
    for x in (-0.13, 0.13):
        parts.append(lathe('collar', collar, finish_of('black'), (x, -0.215, height), n=80))
        parts.append(cyl('vent', 0.034, 0.02, (x, -0.215, height + 0.012), finish_of('void'), bevel=0.001))
    return parts


def _flue(loc, radius, high):
    r = radius
    return lathe('flue', [(r + 0.014, 0), (r + 0.014, 0.008), (r, 0.012), (r, high), (r - 0.003, high + 0.002), (r - 0.006, high), (r - 0.006, 0)], finish_of('steel'), loc, n=96)


def oil_furnace(tier, upper='slate', lower='white', width=0.58, depth=0.8, height=1.22):
    """The burner stands in front of the lower door, its fan housing at the side; the flue leaves at the top."""
    front = Front(-depth / 2)
    parts = _cabinet(width, depth, height)
    slots = front.slots(0, 0.93, 8, 0.022, width - 0.22, 0.008)
    front.door(0, 0.66, height - 0.006, width - 0.01, finish_of(upper), cuts=slots, relief=[(0, 0.78, width - 0.1, 0.14, 0.02)])
    front.door(0, 0.028, 0.652, width - 0.01, finish_of(lower), relief=[(0, 0.34, width - 0.09, 0.5, 0.03)])
    parts += badge(tier, 0.034, (-0.18, front.face - 0.0005, height - 0.07), 'blue')
    front.screws((-width / 2 + 0.028, width / 2 - 0.028), (0.055, 0.62, height - 0.032))
    parts += _burner(front.face - 0.003, 0.34)
    parts += _side(width, depth, height)
    parts.append(box('flange', (width - 0.06, 0.42, 0.03), (0, 0.15, height + 0.013), finish_of('galvanized'), 0.003))
    parts.append(box('outlet', (width - 0.066, 0.414, 0.028), (0, 0.15, height + 0.016), finish_of('void'), 0.001))
    parts.append(_flue((0, -0.25, height), 0.076, 0.11))
    return group(parts + front.parts, 'oil furnace')


def _burner(y, z):
    dark, red = finish_of('graphite'), mat('burner', '#8e1f1c', 0.38, bump=0.1, bscale=700, coat=0.2)
    plate = [(0.0, 0.014), (0.108, 0.014), (0.112, 0.01), (0.112, 0)]
    housing = [(0, 0.075), (0.094, 0.075), (0.104, 0.066), (0.104, -0.066), (0.094, -0.075), (0, -0.075)]
    motor = [(0, 0.15), (0.04, 0.15), (0.056, 0.143), (0.062, 0.13), (0.062, 0.02), (0.066, 0.015), (0.066, 0)]
    parts = [
        lathe('plate', plate, finish_of('steel'), (0, y, z), 'Y', 96),
        cyl('tube', 0.058, 0.1, (0, y - 0.05, z), dark, 'Y', 96, 0.004),
        lathe('housing', housing, red, (0, y - 0.16, z), 'X', 128),
        box('neck', (0.13, 0.09, 0.12), (0, y - 0.09, z), red, 0.02, 5),
        lathe('motor', motor, finish_of('black'), (0.075, y - 0.16, z), 'X', 96),
        box('control', (0.12, 0.1, 0.07), (-0.0, y - 0.12, z + 0.125), dark, 0.008, 4),
        lathe(
            'reset',
            [(0, 0.012), (0.009, 0.011), (0.0105, 0.008), (0.0105, 0)],
            mat('reset', '#c8201c', 0.3),
            (0, y - 0.17, z + 0.13),
            'Y',
            32,
        ),
        cyl('pump', 0.038, 0.06, (-0.105, y - 0.16, z), finish_of('steel'), 'X', 64, 0.006),
    ]
    for i in range(9):
        parts.append(ring('fin', 0.0635, 0.0016, (0.105 + i * 0.011, y - 0.16, z), finish_of('black'), 'X', 64, 2))
    parts.append(
        pipe(
            'oil line',
            [(-0.12, y - 0.16, z - 0.03), (-0.12, y - 0.16, z - 0.2), (-0.2, y - 0.1, z - 0.3), (-0.24, y - 0.03, z - 0.335)],
            0.005,
            finish_of('copper'),
            0.06,
        )
    )
    parts.append(
        pipe(
            'cable', [(0.05, y - 0.12, z + 0.12), (0.14, y - 0.12, z + 0.12), (0.14, y - 0.14, z + 0.04)], 0.005, finish_of('rubber'), 0.03
        )
    )
    return parts
