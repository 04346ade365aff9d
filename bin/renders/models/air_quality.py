"""What is built into ducts for better air: an air cleaner, a media cabinet with its pleated filter, a humidifier."""
from kit import *

from .badges import badge
from .cabinet import Front


def pleats(width, depth, height, finish):
    """A pleated filter in its frame; the pleats run upright and are seen from the front (-y)."""
    count = int(width / 0.026)
    corners = []
    for i in range(count * 2 + 1):
        x = -width / 2 + width * i / (count * 2)
        y = -depth / 2 if i % 2 else depth / 2
        corners += [(x, y, -height / 2), (x, y, height / 2)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count * 2)]
    return mesh('pleats', corners, faces, finish, smooth=False)


def filter_pack(width=0.62, height=0.5, depth=0.11, used=False):
    """Pleats of white media, gray with dust if used, in a frame of card, braced by strips."""
    card, media = mat('card', '#d7dce2', 0.8, bump=0.1, bscale=200), mat('media', '#cdd2d0', 0.9, bump=0.3, bscale=400)
    if used:
        media = mat('dusty media', '#857d70', 0.95, bump=0.5, bscale=300, cvar=0.3, cscale=7, detail=8)
    t = 0.008
    parts = [pleats(width - 2 * t, 0.085, height - 2 * t, media)]
    for side in (-1, 1):
        parts.append(box('frame', (width, depth, t), (0, 0, side * (height - t) / 2), card, 0.002))
        parts.append(box('frame', (t, depth, height), (side * (width - t) / 2, 0, 0), card, 0.002))
        for x, z, w, h in ((0, side * (height / 2 - 0.014), width, 0.028), (side * (width / 2 - 0.014), 0, 0.028, height)):
            for y in (-depth / 2, depth / 2):
                parts.append(box('flap', (w, 0.003, h), (x, y, z), card, 0.001))
    for i in range(1, 5):
        parts.append(box('brace', (width - 0.02, 0.002, 0.012), (0, -depth / 2 + 0.001, -height / 2 + height * i / 5), card, 0.0006))
    arrow = mat('arrow', '#0b5cab', 0.6)
    parts.append(
        mesh(
            'arrow',
            [
                (0.03 * x, -depth / 2 - 0.0022, height / 2 - 0.0145 + 0.011 * z)
                for x, z in ((-1, -0.35), (0.2, -0.35), (0.2, -1), (1, 0), (0.2, 1), (0.2, 0.35), (-1, 0.35))
            ],
            [tuple(range(7))],
            arrow,
            smooth=False,
        )
    )
    return parts


def media_cabinet(width=0.24, depth=0.66, height=0.56, pulled=0.34, used=False):
    """The filter slides out of it toward the viewer, by `pulled`; air passes from left to right."""
    sheet, dark = finish_of('galvanized'), finish_of('void')
    t = 0.012
    parts = []
    for side in (-1, 1):
        parts.append(box('top or floor', (width, depth, t), (0, 0, height / 2 + side * (height - t) / 2), sheet, 0.002))
        x = side * (width - 0.004) / 2
        for z in (0.022, height - 0.022):
            parts.append(box('flange', (0.004, depth, 0.044), (x, 0, z), sheet, 0.001))
        for y in (-depth / 2 + 0.022, depth / 2 - 0.022):
            parts.append(box('flange', (0.004, 0.044, height), (x, y, height / 2), sheet, 0.001))
        parts.append(box('collar', (0.05, depth - 0.07, 0.004), (side * (width / 2 + 0.022), 0, 0.04), sheet, 0.001))
        parts.append(box('collar', (0.05, depth - 0.07, 0.004), (side * (width / 2 + 0.022), 0, height - 0.04), sheet, 0.001))
        for y in (-depth / 2 + 0.036, depth / 2 - 0.036):
            parts.append(box('collar', (0.05, 0.004, height - 0.08), (side * (width / 2 + 0.022), y, height / 2), sheet, 0.001))
    parts.append(box('back', (width, t, height), (0, depth / 2 - t / 2, height / 2), sheet, 0.002))
    # The frame of the opening, and the door beside it on the ground.
    for side in (-1, 1):
        parts.append(
            box('jamb', (0.045, 0.006, height), (side * (width / 2 - 0.0225), -depth / 2, height / 2), finish_of('cabinet'), 0.002)
        )
        parts.append(
            box('sill', (width, 0.0064, 0.03), (0, -depth / 2, height / 2 + side * (height / 2 - 0.015)), finish_of('cabinet'), 0.002)
        )
    pack = group(filter_pack(0.62, height - 0.075, 0.115, used), 'filter', (0, -pulled, height / 2), -PI / 2)
    parts.append(pack)
    return group(parts, 'media cabinet')


def air_cleaner(width=0.3, depth=0.64, height=0.6):
    """Electronic: a case in white whose door bears a display and the mark; collars for the duct at both sides."""
    front = Front(-depth / 2)
    parts = [rbox('case', width, depth, height - 0.015, 0.012, 0.004, (0, 0, 0.015), finish_of('cabinet'))]
    front.door(
        0,
        0.02,
        height - 0.004,
        width - 0.008,
        finish_of('white'),
        cuts=[(0, 0.085, 0.14, 0.03, 0.01)],
        relief=[(0, 0.3, width - 0.07, 0.32, 0.02)],
    )
    parts += badge('ridge', 0.03, (0, front.face - 0.0006, height - 0.075), 'blue')
    y = front.face - 0.003
    parts.append(box('display', (0.12, 0.003, 0.05), (0, y, 0.4), finish_of('black'), 0.002))
    for i in range(4):
        parts.append(
            cyl(
                'light',
                0.0045,
                0.002,
                (-0.036 + i * 0.024, y - 0.0015, 0.4),
                emission(f'light {i < 3}', '#3fd07a' if i < 3 else '#21432f', 2.2 if i < 3 else 0.5),
                'Y',
                24,
                0.0004,
            )
        )
    for i in range(5):
        parts.append(box('rib', (width - 0.12, 0.003, 0.004), (0, y, 0.2 + i * 0.022), finish_of('cabinet'), 0.0015))
    front.screws((-width / 2 + 0.022, width / 2 - 0.022), (0.045, height - 0.028))
    x = width / 2
    parts.append(box('opening', (0.004, depth - 0.14, height - 0.12), (x, 0.02, height / 2), finish_of('void'), 0))
    for z in (0.055, height - 0.055):
        parts.append(box('collar', (0.05, depth - 0.12, 0.006), (x + 0.022, 0.02, z), finish_of('galvanized'), 0.001))
    for at in (-depth / 2 + 0.08, depth / 2 - 0.04):
        parts.append(box('collar', (0.05, 0.006, height - 0.105), (x + 0.022, at, height / 2), finish_of('galvanized'), 0.001))
    cells = mat('cells', '#c4c8cc', 0.35, metal=1)
    for i in range(26):
        parts.append(
            box(
                'cell', (0.03, 0.0016, height - 0.13), (x - 0.006, -depth / 2 + 0.1 + i * (depth - 0.16) / 25, height / 2), cells, 0.0004, 1
            )
        )
    return group(parts + front.parts, 'air cleaner')


def humidifier(width=0.4, depth=0.27, height=0.42):
    """A bypass humidifier: a rounded cover with slots, the round collar of its duct at the right, the valve and its line of water."""
    cover, dark = finish_of('white'), finish_of('graphite')
    case = rbox('case', width, height, depth - 0.05, 0.05, 0.02, (0, 0, 0), cover)
    case.rotation_euler = (PI / 2, 0, 0)
    case.location = (0, depth / 2 - 0.06, height / 2)
    back = rbox('back', width + 0.02, height + 0.02, 0.07, 0.055, 0.006, (0, 0, 0), dark)
    back.rotation_euler = (PI / 2, 0, 0)
    back.location = (0, depth / 2 + 0.01, height / 2)
    parts = [case, back]
    face = depth / 2 - 0.06 - (depth - 0.05)
    for i in range(9):
        parts.append(box('slot', (0.2, 0.006, 0.009), (0, face + 0.001, 0.13 + i * 0.021), finish_of('void'), 0.0044, 4))
    parts += badge('harbor', 0.024, (0, face - 0.0006, height - 0.065), 'blue')
    collar = [(0.082, -0.01), (0.082, 0.008), (0.077, 0.012), (0.077, 0.085), (0.0745, 0.087), (0.072, 0.085), (0.072, 0)]
    parts.append(lathe('collar', collar, finish_of('galvanized'), (width / 2 - 0.005, 0.02, 0.24), 'X', 96))
    parts.append(lathe('damper', [(0.0, 0.03), (0.0715, 0.03)], finish_of('void'), (width / 2 - 0.005, 0.02, 0.24), 'X', 64))
    top = height
    parts.append(box('valve', (0.045, 0.05, 0.05), (-0.1, 0.0, top + 0.022), finish_of('black'), 0.006, 4))
    parts.append(cyl('valve body', 0.013, 0.07, (-0.1, 0.0, top + 0.055), finish_of('brass'), 'X', 6, 0.002))
    parts.append(
        pipe(
            'line',
            [(-0.13, 0, top + 0.055), (-0.24, 0, top + 0.055), (-0.27, 0.02, top - 0.05), (-0.27, 0.06, 0.005)],
            0.0048,
            finish_of('copper'),
            0.05,
        )
    )
    parts.append(
        pipe('feed', [(-0.072, 0, top + 0.055), (-0.02, 0, top + 0.055), (-0.02, 0, top - 0.01)], 0.0042, finish_of('plastic'), 0.025)
    )
    return group(parts, 'humidifier')
