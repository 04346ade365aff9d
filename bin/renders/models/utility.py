"""A utility room around the furnace: its ducts and lines, the media cabinet at its side, a water heater, the walls."""
from kit import *

from .air_quality import filter_pack, media_cabinet
from .badges import badge
from .ducts import coil_case, duct, gas_line, plastic_vent
from .furnace import furnace

BACK = 0.62
LEFT = -1.75
RIGHT = 2.3
CEILING = 2.55


def utility_room(tier='ridge', pulled=0.0):
    _room()
    furnace(tier)
    _air(pulled)
    coil_case(1.0)
    plastic_vent([(0.13, -0.215, 1.0), (0.13, -0.215, 1.78), (0.62, -0.215, 1.78), (0.62, -0.215, 2.2), (0.62, 0.7, 2.2)])
    plastic_vent([(-0.13, -0.215, 1.0), (-0.13, -0.215, 1.9), (0.74, -0.215, 1.9), (0.74, -0.215, 2.32), (0.74, 0.7, 2.32)])
    gas_line(0.27, -0.12, 0.6)
    _wall_plates()
    _power()
    _water_heater(1.32, 0.22)


def _air(pulled):
    """The return comes down at the left and through the media cabinet into the side of the furnace; the supply leaves upward."""
    cabinet = media_cabinet(pulled=pulled, used=True)
    cabinet.location = (-0.405, 0.0, 0.04)
    box('foot', (0.23, 0.62, 0.04), (-0.405, 0, 0.02), finish_of('cabinet'), 0.003)
    duct((0.44, 0.6, 0.6), (-0.755, 0.01, 0.32), 'x')
    duct((0.4, 0.56, 0.9), (-0.755, 0.01, 1.07))
    duct((0.4, 0.56, 1.1), (-0.755, 0.01, 2.07))
    duct((0.5, 0.5, 0.42), (0, 0.085, 1.78))
    duct((0.5, 0.5, 0.6), (0, 0.085, 2.29))


def spare_filter():
    """The new one, ready beside the duct."""
    new = group(filter_pack(0.62, 0.485, 0.115), 'new filter', (-0.9, -0.44, 0.255))
    new.rotation_euler = (math.radians(-9), 0, math.radians(6))


def _wall_plates():
    """Where a line goes through the wall."""
    for x, z, radius in ((0.37, 1.32, 0.05), (0.41, 1.18, 0.03), (0.44, 1.15, 0.035), (0.62, 2.2, 0.055), (0.74, 2.32, 0.055)):
        lathe('wall plate', [(0, 0.008), (radius - 0.006, 0.008), (radius, 0)], finish_of('plastic'), (x, BACK, z), 'Y', 48)


def _power():
    """The switch beside the furnace, its conduit, and the drain into the floor."""
    gray = mat('switch box', '#aeb2b5', 0.45, metal=0.4)
    box('box', (0.07, 0.05, 0.115), (0.52, BACK - 0.03, 1.25), gray, 0.006)
    box('plate', (0.078, 0.004, 0.123), (0.52, BACK - 0.057, 1.25), finish_of('plastic'), 0.002)
    box('switch', (0.012, 0.016, 0.024), (0.52, BACK - 0.062, 1.254), finish_of('plastic'), 0.002)
    wire('conduit', [(0.52, BACK - 0.03, 1.3), (0.52, BACK - 0.03, CEILING)], 0.011, gray)
    pipe('drain', [(0.27, -0.25, 0.2), (0.36, -0.25, 0.2), (0.36, -0.25, 0.03), (0.36, 0.7, 0.02)], 0.0115, finish_of('plastic'), 0.02)


def _water_heater(x, y, radius=0.27, height=1.5):
    white, dark = finish_of('white'), finish_of('graphite')
    copper = finish_of('copper')
    body = [(0, height), (radius - 0.06, height), (radius - 0.02, height - 0.008), (radius, height - 0.03), (radius, 0.1), (radius - 0.006, 0.095)]
    lathe('tank', body, white, (x, y, 0), n=128)
    lathe('skirt', [(radius + 0.002, 0.13), (radius + 0.006, 0.12), (radius + 0.006, 0.02), (radius, 0.012)], dark, (x, y, 0), n=128)
    lathe('band', [(radius + 0.001, height - 0.02), (radius + 0.005, height - 0.03), (radius + 0.005, height - 0.09), (radius + 0.001, height - 0.1)], dark, (x, y, 0), n=128)
    for dx in (-0.1, 0.1):
        wire('water', [(x + dx, y, height - 0.01), (x + dx, y, CEILING)], 0.011, copper)
        cyl('nut', 0.02, 0.05, (x + dx, y, height + 0.03), finish_of('brass'), n=8)
    cyl('valve', 0.018, 0.05, (x + 0.1, y, height + 0.35), finish_of('brass'), n=8)
    box('lever', (0.09, 0.012, 0.016), (x + 0.12, y - 0.03, height + 0.35), mat('blue lever', BLUE, 0.3), 0.004)
    box('control', (0.13, 0.08, 0.16), (x - 0.05, y - radius - 0.02, 0.32), dark, 0.012, 4)
    parts = badge('harbor', 0.03, (x - 0.05, y - radius - 0.0005, 1.15), 'blue')
    return group(parts, 'mark')


def _room():
    paint = mat('utility paint', '#d9dde0', 0.6, bump=0.22, bscale=180, detail=6, cvar=0.02, cscale=1.5)
    floor = mat('utility floor', '#9c9a95', 0.34, bump=0.12, bscale=30, rvar=0.12, rscale=3, cvar=0.1, cscale=2.2, detail=8)
    base = mat('baseboard', '#eceae6', 0.4)
    mesh('floor', [(LEFT, -5, 0), (RIGHT, -5, 0), (RIGHT, BACK, 0), (LEFT, BACK, 0)], [(0, 1, 2, 3)], floor)
    mesh('back', [(LEFT, BACK, 0), (RIGHT, BACK, 0), (RIGHT, BACK, CEILING), (LEFT, BACK, CEILING)], [(0, 1, 2, 3)], paint)
    for y, z, deep, high in ((-3.85, 1.275, 2.3, CEILING), (-0.44, 1.275, 2.12, CEILING), (-2.1, 0.55, 1.2, 1.1), (-2.1, 2.325, 1.2, 0.45)):
        box('left', (0.02, deep, high), (LEFT - 0.01, y, z), paint, 0)
    for y, z, deep, high in ((-2.1, 1.6, 0.035, 1.0), (-2.1, 1.6, 1.2, 0.03)):
        box('bar', (0.03, deep, high), (LEFT - 0.02, y, z), base, 0)
    mesh('right', [(RIGHT, BACK, 0), (RIGHT, -5, 0), (RIGHT, -5, CEILING), (RIGHT, BACK, CEILING)], [(0, 1, 2, 3)], paint)
    mesh('front', [(LEFT, -5, 0), (RIGHT, -5, 0), (RIGHT, -5, CEILING), (LEFT, -5, CEILING)], [(0, 1, 2, 3)], paint)
    mesh('ceiling', [(LEFT, -5, CEILING), (RIGHT, -5, CEILING), (RIGHT, BACK, CEILING), (LEFT, BACK, CEILING)], [(0, 1, 2, 3)], paint)
    box('baseboard', (6, 0.015, 0.1), (LEFT + 3, BACK - 0.0075, 0.05), base, 0.004)
    box('baseboard', (0.015, 6, 0.1), (LEFT + 0.0075, BACK - 3, 0.05), base, 0.004)
