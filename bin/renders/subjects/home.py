"""The home: at dusk from the street, by day from the side where its outdoor unit stands."""
from kit import *
from kit.garden import blades, inst, leafmat, pebbles, shrub, tree
from models.home import garden, home

DUSK = {0: '#f4bd8c', 0.07: '#f4bd8c', 0.17: '#a9a9c4', 0.36: '#4f79b6', 1: '#0f2f60'}
DAY = {0: '#dbe9f4', 0.06: '#cfe2f2', 0.25: '#8dbbe8', 0.6: '#4a8bd6', 1: '#2a63b4'}


def scene(time):
    return {'dusk': _dusk, 'day': _day}[time]()


def _dusk():
    home(lit=1)
    garden(near=(12.9, -16.6), reach=21)
    gradient_sky(0.82, DUSK)
    # The glow of the sky behind the camera, and the last sun along the front, which brings out its battens.
    area('sky', (16, -16, 14), (2, 0, 2), 14, 1250, (0.62, 0.76, 1))
    area('hedge light', (4, -4, 26), (4, 20, 2), 20, 1500, (0.7, 0.8, 1))
    sun(7, 204, 0.55, (1, 0.66, 0.45), 3)
    area('unit light', (8.6, -0.2, 2.6), (7.55, 1.35, 0.5), 0.4, 46, (1, 0.78, 0.55))
    camera((12.9, -16.6, 1.65), (0.55, 0, 3.35), 35, 8, (5, 0, 2), shift_y=0.02)
    return dict(exposure=0.68, bloom=0.22, vignette=0.18, bounces=5)


def _day():
    # By day, panes mirror the sky more than they show the rooms.
    glass(ior=2.6)
    home(lit=0.001)
    garden(near=(13, -5), reach=13, grass='#6c7b47', far_grass='#48532d')
    _bed()
    gradient_sky(1.05, DAY)
    # Over the shoulder: the front is brighter than the side.
    sun(36, -66, 4.4, (1, 0.88, 0.72), 0.7)
    _frame()
    camera((14.4, -7.6, 1.5), (6.1, 0.9, 2.75), 33, 3.2, (7.6, 1.3, 0.6))
    return dict(exposure=0.55, vignette=0.1, bounces=5)


def _bed():
    """Gravel and shrubs along the side, the line set and the disconnect on the wall."""
    pebbles(6.95, 8.5, 0.1, 8.6, 9000, (0.016, 0.038))
    mesh('bed', [(6.9, 0, 0.005), (8.55, 0, 0.005), (8.55, 8.7, 0.005), (6.9, 8.7, 0.005)], [(0, 1, 2, 3)], mat('gravel', '#55524d', 0.95, bump=0.8, bscale=40))
    box('edge', (0.06, 8.7, 0.08), (8.56, 4.35, 0.02), finish_of('concrete'), 0.012)
    trim = mat('trim', '#dcdcd6', 0.45)
    box('line cover', (0.07, 0.1, 1.0), (6.96, 2.05, 0.75), trim, 0.012, 4)
    box('disconnect', (0.1, 0.17, 0.26), (6.98, 2.5, 1.3), mat('disconnect', '#a9adb0', 0.45), 0.01, 4)
    wire('whip', [(7.0, 2.5, 1.17), (7.02, 2.48, 0.6), (7.25, 2.1, 0.35), (7.4, 1.8, 0.3)], 0.014, mat('whip', '#85898c', 0.5), smooth=True)
    leaf, tall = leafmat('boxwood', '#48703c', 0.4, 0.4, 0.25), leafmat('miscanthus', '#9aa25e', 0.3, 0.5, 0.4)
    for i, (y, radius) in enumerate(((3.9, 0.46), (4.9, 0.4), (6.0, 0.5), (7.2, 0.44))):
        inst(shrub(f'side shrub {i}', radius, leaf, 5200, 0.02, i + 11), (7.65, y, 0), i)
    for i, (x, y) in enumerate(((8.1, 3.1), (7.3, 0.35), (8.15, 5.5))):
        inst(blades(f'side tuft {i}', 420, 0.2, 0.45, 0.85, 0.008, 0.6, tall, 50 + i, True), (x, y, 0), i)


def _frame():
    """A tree beside the camera, whose crown frames the picture and whose shadow lies on the lawn."""
    leaf = leafmat('near leaf', '#56733a', 0.4, 0.45, 0.45)
    for part in tree('near tree', 7, leaf, 5, 30000, 0.052):
        inst(part, (12.5, 0.6, 0), 1, 0.85)
    for part in tree('shade tree', 7, leaf, 2, 15000, 0.085):
        inst(part, (19.5, -13.5, 0), 1, 1.3)
