"""The home: at dusk from the street, by day from the side where its outdoor unit stands."""
from kit import *
from models.home import garden, home

DUSK = {0: '#f4bd8c', 0.07: '#f4bd8c', 0.17: '#a9a9c4', 0.36: '#4f79b6', 1: '#0f2f60'}


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
    home(lit=0.2)
    garden(near=(14.5, -7), reach=9)
    sky(34, 0.13, dust=0.4)
    sun(33, -40, 4.4, (1, 0.93, 0.82), 1)
    camera((15.2, -8.2, 1.5), (6.2, 1.0, 2.1), 38, 6.3, (7.6, 1.3, 0.6))
    return dict(exposure=-0.1, vignette=0.1, bounces=5)
