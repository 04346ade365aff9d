"""A living room behind the end of a wall: oak boards, a rug, a sofa under a picture, a window with curtains, plants, a lamp."""
from kit import *
from kit.garden import leafmat

FAR = 5.4
LEFT = 2.9
RIGHT = -2.6
HIGH = 2.7
CORNER = 0.34


def living_room():
    """The wall of the foreground is the plane y = 0 up to x = CORNER; the room lies beyond, toward +x."""
    _walls()
    _floor()
    _sofa((4.72, 1.15))
    _table((3.35, 1.15))
    _lamp((4.95, 2.45))
    _plant((4.95, -0.2))
    _pictures()


def _walls():
    paint = mat('room paint', '#e2dfd7', 0.55, bump=0.24, bscale=260, detail=6, cvar=0.015, cscale=2)
    warm = mat('accent', '#8c9a96', 0.6, bump=0.2, bscale=200, cvar=0.02, cscale=1)
    white = mat('trim paint', '#f0eeea', 0.4)
    box('wall', (4, 0.12, HIGH), (CORNER - 2, 0.06, HIGH / 2), paint, 0.003, 3)
    mesh('far', [(FAR, RIGHT, 0), (FAR, LEFT, 0), (FAR, LEFT, HIGH), (FAR, RIGHT, HIGH)], [(0, 1, 2, 3)], warm)
    mesh('left', [(-2, LEFT, 0), (FAR, LEFT, 0), (FAR, LEFT, HIGH), (-2, LEFT, HIGH)], [(0, 1, 2, 3)], paint)
    mesh('behind', [(-2.6, RIGHT, 0), (-2.6, LEFT, 0), (-2.6, LEFT, HIGH), (-2.6, RIGHT, HIGH)], [(0, 1, 2, 3)], paint)
    mesh('ceiling', [(-2.6, RIGHT, HIGH), (FAR, RIGHT, HIGH), (FAR, LEFT, HIGH), (-2.6, LEFT, HIGH)], [(0, 1, 2, 3)], white)
    box('baseboard', (0.016, LEFT - RIGHT, 0.13), (FAR - 0.008, (LEFT + RIGHT) / 2, 0.065), white, 0.004)
    # The side with the windows, which the camera does not see.
    holes = [(-2.1, -0.85), (2.2, 4.2)]
    x = -2.6
    for a, b in [*holes, (FAR, FAR)]:
        box('right', (a - x, 0.1, HIGH), ((x + a) / 2, RIGHT - 0.05, HIGH / 2), paint, 0)
        if b > a:
            box('sill', (b - a, 0.1, 0.5), ((a + b) / 2, RIGHT - 0.05, 0.25), paint, 0)
            box('head', (b - a, 0.1, 0.3), ((a + b) / 2, RIGHT - 0.05, HIGH - 0.15), paint, 0)
            box('bar', (0.04, 0.05, 1.9), ((a + b) / 2, RIGHT - 0.05, 1.45), white, 0)
            box('bar', (b - a, 0.05, 0.035), ((a + b) / 2, RIGHT - 0.05, 1.55), white, 0)
        x = b


def _floor():
    chance = random.Random(11)
    oaks = [mat(f'oak {i}', color, 0.36, bump=0.12, bscale=24, stretch=(0.5, 8, 1), cvar=0.16, cscale=5, detail=8, rvar=0.06) for i, color in enumerate(('#a87f55', '#b48a5e', '#9c754c', '#ad8459'))]
    y = RIGHT
    while y < LEFT:
        x = -2.6 - chance.random() * 1.8
        while x < FAR:
            box('board', (1.798, 0.1385, 0.02), (x + 0.9, y + 0.07, -0.01), chance.choice(oaks), 0.0012, 1)
            x += 1.8
        y += 0.14
    rug = mat('rug', '#cfc8ba', 0.95, bump=0.9, bscale=90, cvar=0.08, cscale=30)
    rbox('rug', 2.3, 2.7, 0.018, 0.02, 0.008, (3.5, 1.15, 0.001), rug)


def _sofa(at):
    """Faces -x."""
    x, y = at
    cloth = mat('sofa cloth', '#4a5c70', 0.92, bump=0.5, bscale=160, cvar=0.06, cscale=50)
    parts = [rbox('base', 0.92, 2.2, 0.22, 0.06, 0.03, (x, y, 0.13), cloth), rbox('back', 0.24, 2.2, 0.52, 0.08, 0.06, (x + 0.35, y, 0.32), cloth)]
    for side in (-1, 1):
        parts.append(rbox('arm', 0.92, 0.2, 0.46, 0.07, 0.06, (x, y + side * 1.08, 0.13), cloth))
        seat = rbox('seat', 0.74, 0.97, 0.17, 0.07, 0.055, (x - 0.1, y + side * 0.49, 0.335), cloth)
        back = rbox('back cushion', 0.2, 0.95, 0.44, 0.08, 0.08, (x + 0.17, y + side * 0.49, 0.47), cloth)
        back.rotation_euler = (0, math.radians(10), 0)
        parts += [seat, back]
        for dx in (-0.38, 0.38):
            parts.append(cyl('leg', 0.02, 0.13, (x + dx, y + side * 1.0, 0.065), surface_wood(), bevel=0.002))
    for i, (dy, color, lean) in enumerate(((-0.74, '#d9a35f', 24), (0.72, '#e7e1d4', 20), (0.4, '#2f4a6b', 30))):
        cushion = rbox('cushion', 0.15, 0.44, 0.42, 0.07, 0.07, (x - 0.03 - 0.05 * (i == 2), y + dy, 0.5), mat(f'cushion {i}', color, 0.9, bump=0.4, bscale=150))
        cushion.rotation_euler = (math.radians((6, -5, 9)[i]), math.radians(lean), 0)
    return parts


def surface_wood():
    return mat('walnut', '#5c3d27', 0.42, bump=0.15, bscale=20, stretch=(1, 6, 1), cvar=0.2, cscale=6, detail=8)


def _table(at):
    x, y = at
    rbox('top', 0.62, 1.15, 0.035, 0.1, 0.008, (x, y, 0.38), surface_wood())
    for dx in (-0.22, 0.22):
        for dy in (-0.45, 0.45):
            cyl('leg', 0.016, 0.38, (x + dx, y + dy, 0.19), finish_of('black'), bevel=0.002)
    for i, (size, color) in enumerate(((0.3, '#e9e5dc'), (0.27, '#37597f'), (0.22, '#c9805a'))):
        box('book', (size * 0.72, size, 0.03), (x + 0.05, y + 0.22, 0.432 + i * 0.031), mat(f'book {i}', color, 0.5), 0.002, rot=(0, 0, 0.2 * i))
    bowl = [(0, 0), (0.05, 0.002), (0.12, 0.05), (0.135, 0.085), (0.13, 0.085), (0.11, 0.05), (0, 0.012)]
    lathe('bowl', bowl, mat('ceramic', '#e6e2d8', 0.3), (x - 0.04, y - 0.25, 0.416))


def _lamp(at):
    x, y = at
    cyl('foot', 0.15, 0.025, (x, y, 0.0125), finish_of('black'))
    cyl('stand', 0.011, 1.4, (x, y, 0.72), finish_of('brass'), bevel=0.001)
    lathe('shade', [(0.14, 0.3), (0.2, 0)], emission('lamp shade', '#ffd9a0', 2.6), (x, y, 1.38), n=64)
    point((x, y, 1.5), 9, (1, 0.75, 0.48), 0.1)


def _plant(at):
    """A tall plant with broad leaves in a clay pot."""
    x, y = at
    lathe('pot', [(0, 0), (0.13, 0), (0.175, 0.3), (0.185, 0.31), (0.185, 0.34), (0.165, 0.34), (0.16, 0.28), (0, 0.28)], mat('clay', '#d8d2c6', 0.6, bump=0.2, bscale=60), (x, y, 0))
    green = leafmat('broad leaf', '#3f6a3c', 0.3, 0.35, 0.25)
    chance = random.Random(7)
    for i in range(34):
        turn, rise = i * 2.4, 0.45 + 1.25 * i / 34
        reach = 0.16 + 0.2 * chance.random()
        foot = Vector((x, y, rise))
        way = Vector((math.cos(turn), math.sin(turn), 0.35))
        across = Vector((-math.sin(turn), math.cos(turn), 0))
        long, wide = 0.26 + 0.12 * chance.random(), 0.09
        corners, faces = [], []
        for k in range(7):
            t = k / 6
            middle = foot + way * (reach + long * t) + Vector((0, 0, -0.22 * t * t))
            half = wide * math.sin(PI * (0.06 + 0.9 * t)) ** 0.8
            corners += [middle - across * half + Vector((0, 0, 0.02)), middle, middle + across * half + Vector((0, 0, 0.02))]
        for k in range(6):
            faces += [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for j in range(2)]
        mesh('leaf', corners, faces, green, angle=80)
        wire('stem', [(x, y, 0.3 + rise * 0.4), foot + way * reach * 0.5, foot + way * reach], 0.005, green)
    wire('trunk', [(x, y, 0.25), (x + 0.02, y, 1.0), (x, y, 1.6)], 0.013, surface_wood(), smooth=True)


def _pictures():
    """Two framed prints above the sofa, of shapes without words."""
    frame, paper = surface_wood(), mat('print', '#f2efe8', 0.7)
    for y, shapes in ((1.62, ((0.1, 0.12, 0.15, '#35577f'), (-0.08, -0.1, 0.2, '#c98a5a'))), (0.72, ((0.0, 0.14, 0.12, '#d9a35f'), (0.02, -0.14, 0.2, '#4d6a5c')))):
        box('frame', (0.035, 0.66, 0.88), (FAR - 0.02, y, 1.62), frame, 0.004)
        box('paper', (0.03, 0.61, 0.83), (FAR - 0.024, y, 1.62), paper, 0.001)
        for dy, dz, radius, color in shapes:
            cyl('shape', radius, 0.002, (FAR - 0.0405, y + dy, 1.62 + dz), mat(f'ink {color}', color, 0.7), 'X', 64, 0.0005)
