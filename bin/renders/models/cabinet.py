"""Sheet metal of indoor units: doors with pockets, slots and relief, and what is screwed to them."""
from kit import *


def carve(target, *shapes):
    """Cuts shapes out of an object; returns the first, since all belong to the model although no camera sees them."""
    for shape in shapes:
        shape.hide_render = True
        shape.display_type = 'WIRE'
        cut = target.modifiers.new('cut', 'BOOLEAN')
        cut.object = shape
        cut.operation = 'DIFFERENCE'
        cut.solver = 'EXACT'
    return shapes[0]


class Front:
    """The front of a cabinet, to which doors are added; it looks to -y."""

    THICK = 0.024

    def __init__(self, y):
        self.y = y
        self.face = y - self.THICK
        self.parts = []

    def door(self, x, z0, z1, width, finish, cuts=(), relief=()):
        """`cuts` go in: (x, z, width, height, radius). `relief` stands out by 3 mm in the same form."""
        door = box('door', (width, self.THICK, z1 - z0), (x, self.y - self.THICK / 2, (z0 + z1) / 2), finish, 0.01, 6)
        self.parts.append(door)
        shapes = [self._block('cut', *cut, deep=0.04, back=0.017) for cut in cuts]
        if shapes:
            carve(door, *shapes)
            # With hardened normals, a boolean's long faces shade like a pillow.
            door.modifiers['bevel'].harden_normals = False
            weights = door.modifiers.new('weights', 'WEIGHTED_NORMAL')
            weights.keep_sharp = True
            weights.weight = 100
            self.parts += shapes
            for at, up, wide, tall, _ in cuts:
                self.parts.append(box('back', (wide + 0.004, 0.002, tall + 0.004), (at, self.face + 0.0165, up), finish_of('black'), 0))
        for form in relief:
            block = self._block('relief', *form, deep=0.02, back=0.0165, edge=0.0025)
            finish_geometry(block, finish)
            self.parts.append(block)

    def _block(self, name, x, z, width, height, radius, deep, back, edge=0.0002):
        block = rbox(name, width, height, deep, min(radius, height * 0.49), edge, (0, 0, 0), None)
        block.rotation_euler = (PI / 2, 0, 0)
        block.location = (x, self.face + back, z)
        return block

    def slots(self, x, z, count, pitch, width, height):
        return [(x, z + i * pitch, width, height, height) for i in range(count)]

    def screws(self, xs, zs):
        for x in xs:
            for z in zs:
                self.parts.append(
                    lathe('screw', [(0, 0.003), (0.005, 0.0026), (0.0066, 0)], finish_of('steel'), (x, self.face, z), 'Y', 32)
                )

    def label(self, x, z, width, height):
        """A rating plate: lines that read as print from afar, without words."""
        y = self.face - 0.0004
        self.parts.append(box('label', (width, 0.0006, height), (x, y, z), finish_of('mark'), 0.0002))
        ink = mat('ink', '#4a5058', 0.6)
        rows = int(height / 0.0075)
        for i in range(rows):
            long = (0.78, 0.6, 0.7, 0.42)[i % 4] * width
            at = z + height / 2 - 0.006 - i * 0.0075
            self.parts.append(box('print', (long, 0.0003, 0.0022), (x - width * 0.43 + long / 2, y - 0.0004, at), ink, 0))


def finish_geometry(block, finish):
    block.data.materials.clear()
    block.data.materials.append(finish)
