"""A thermostat on a wall: a rounded square of aluminum and black glass, with the temperature, the set point and a dial."""
import os

from kit import *

FONTS = '/usr/share/fonts/opentype/inter'
SIDE = 0.098


def thermostat(now='70', goal='72°'):
    """The wall is the plane y = 0. The numbers differ between Fahrenheit and Celsius, so there are pictures of both."""
    parts = [
        _plate('back', SIDE + 0.006, 0.029, 0, 0.004, mat('back plate', '#e9e9e6', 0.5), 0.001),
        _plate('body', SIDE, 0.027, 0.0045, 0.018, mat('aluminum', '#c9ccd0', 0.27, metal=1, rvar=0.04, rscale=40), 0.0022),
        _plate('rim', SIDE - 0.005, 0.0248, 0.0175, 0.0192, finish_of('black'), 0.0008),
        _plate('glass', SIDE - 0.006, 0.0244, 0.0185, 0.02, mat('display glass', '#050608', 0.06, coat=1, spec=0.6), 0.0009),
    ]
    return group(parts + _display(-0.0203, now, goal), 'thermostat')


def _plate(name, width, radius, near, far, finish, edge):
    tall = far - near
    profile = [(0, 0), (0, tall - edge)]
    profile += [(-edge + edge * math.cos(a), tall - edge + edge * math.sin(a)) for a in [PI / 2 * i / 6 for i in range(1, 7)]]
    plate = sweep(name, rrect(width, width, radius, 20), profile, finish, cap=True, loc=(0, -near, 0))
    plate.rotation_euler = (PI / 2, 0, 0)
    return plate


def _display(y, now, goal):
    white, dim, warm = emission('white', '#ffffff', 2.4), emission('dim', '#a9c4e2', 0.9), emission('warm', '#f3a25c', 2.2)
    drop = []
    for i in range(40):
        a = 2 * PI * i / 40
        up = math.sin(a)
        drop.append((-0.0085 + 0.0017 * math.cos(a) * (1 if up < 0 else (1 - up) ** 0.7), y, -0.0242 + (0.0017 if up < 0 else 0.0036) * up))
    end = math.radians(72)
    return [
        _text(now, 0.034, (-0.0015, y, -0.0015), white, 'Light'),
        _text('°', 0.02, (0.0178, y, 0.0035), white, 'Light'),
        _text(goal, 0.007, (0.0028, y, 0.0205), warm, 'SemiBold'),
        mesh('up', [(-0.0075, y, 0.019), (-0.0045, y, 0.019), (-0.006, y, 0.022)], [(0, 1, 2)], warm),
        _text('44 %', 0.0058, (0.0036, y, -0.0235), dim, 'Medium'),
        mesh('drop', drop, [tuple(range(40))], dim),
        _arc(y, 225, -45, emission('dial', '#1d3550', 0.6), 0.0009),
        _arc(y, 225, 72, emission('dial set', '#0f6fe0', 1.5), 0.0012),
        lathe(
            'knob',
            [(0, 0.0008), (0.0022, 0.0006), (0.0026, 0)],
            white,
            (0.0385 * math.cos(end), y - 0.0006, 0.0385 * math.sin(end)),
            'Y',
            32,
        ),
    ]


def _text(words, size, loc, finish, weight):
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = 0.00001
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    # Blender replaces a missing font without a word; loading fails instead.
    curve.font = bpy.data.fonts.load(os.path.join(FONTS, f'Inter-{weight}.otf'), check_existing=True)
    curve.materials.append(finish)
    text = link(bpy.data.objects.new('text', curve))
    text.location = loc
    text.rotation_euler = (PI / 2, 0, 0)
    return text


def _arc(y, start, end, finish, thick, radius=0.0385):
    points = []
    for i in range(65):
        a = math.radians(start + (end - start) * i / 64)
        points.append((radius * math.cos(a), y + 0.0001, radius * math.sin(a)))
    return wire('arc', points, thick, finish)
