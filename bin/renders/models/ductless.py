"""The indoor unit of a ductless system, on its wall: a long shell with a rounded front and one vane."""
from kit import *


def ductless(length=0.86, height=0.295, depth=0.21, shell='white', trim='cabinet', loc=(0, 0, 0)):
    """The wall is the plane y = 0; `loc` is the middle of the unit's back."""
    body = finish_of(shell)
    half = height / 2
    # The section, from the top at the wall over the front to the outlet below.
    section = [(0, half), (-depth * 0.62, half)]
    section += [(-depth * 0.62 - 0.05 * math.sin(a), half - 0.05 + 0.05 * math.cos(a)) for a in [PI / 2 * i / 10 for i in range(1, 11)]]
    section += [(-depth * 0.62 - 0.05 - 0.028 * math.sin(PI * i / 14), half - 0.05 - (height - 0.115) * i / 14) for i in range(1, 14)]
    section += [(-depth * 0.83, -half + 0.052), (-depth * 0.66, -half + 0.006), (-depth * 0.5, -half), (0, -half)]
    parts = _shell(section, length, body)
    parts += _front_lines(length, depth, half, trim)
    parts.append(
        box(
            'outlet',
            (length - 0.085, 0.07, 0.02),
            (0, -depth * 0.72, -half + 0.034),
            finish_of('void'),
            0.004,
            rot=(math.radians(-52), 0, 0),
        )
    )
    parts.append(box('vane', (length - 0.09, 0.066, 0.006), (0, -depth * 0.83, -half + 0.012), body, 0.0028, 4, (math.radians(-24), 0, 0)))
    for i in range(9):
        x = -length / 2 + 0.12 + i * (length - 0.24) / 8
        parts.append(
            box('guide', (0.002, 0.05, 0.03), (x, -depth * 0.66, -half + 0.034), finish_of('graphite'), 0, rot=(math.radians(-30), 0, 0))
        )
    parts.append(
        box(
            'display', (0.05, 0.0012, 0.012), (length / 2 - 0.1, -depth * 0.62 - 0.0785, -0.03), emission('display', '#dfefff', 0.9), 0.0005
        )
    )
    return group(parts, 'ductless unit', loc)


def _shell(section, length, finish):
    """The section carried along, with ends that round off."""
    middle = Vector((-0.1, 0))
    loops = []
    round_ends = [(-1, t) for t in (0, 0.35, 0.7, 1)] + [(1, t) for t in (1, 0.7, 0.35, 0)]
    for side, t in round_ends:
        inset = 0.012 * (1 - math.sqrt(max(0, 1 - (1 - t) ** 2)))
        x = side * (length / 2 - 0.012 * t)
        loop = []
        for y, z in section:
            out = (Vector((y, z)) - middle).normalized() * inset
            loop.append(Vector((x, min(0, y - out.x), z - out.y)))
        loops.append(loop)
    shell = loft('shell', loops, finish, angle=30, cap=True)
    other = mesh('end', loops[0], [tuple(range(len(section)))], finish)
    return [shell, other]


def _front_lines(length, depth, half, trim):
    """The joint of the front panel, and a strip of trim."""
    y = -depth * 0.62 - 0.05
    return [
        box('strip', (length - 0.03, 0.006, 0.005), (0, y - 0.012, -half + 0.085), finish_of(trim), 0.001),
        box('joint', (length - 0.06, 0.09, 0.0012), (0, -0.075, half - 0.0004), finish_of('void'), 0.0004),
    ]
