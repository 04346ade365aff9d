"""Cameras: 85 mm at f/11 for a product, 35 to 62 mm for a place."""
import bpy
from mathutils import Vector

from .lights import aim
from .scene import link


def camera(loc, target, mm=70, fstop=None, focus=None, shift_y=0.0):
    lens = bpy.data.cameras.new('camera')
    lens.lens = mm
    lens.sensor_width = 36
    lens.shift_y = shift_y
    lens.clip_end = 2000
    seer = link(bpy.data.objects.new('camera', lens))
    seer.location = loc
    aim(seer, target)
    if fstop:
        lens.dof.use_dof = True
        lens.dof.aperture_fstop = fstop
        lens.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        lens.dof.aperture_blades = 9
    bpy.context.scene.camera = seer


def packshot(height=1.0, width=1.2, rise=0.24, middle=None):
    """Looks down a little at a product of this size (as it is seen), with room for a crop to 16:10."""
    reach = 85 / 36 * max(width * 1.35, height * 2.0)
    target = (0, 0, height * 0.48 if middle is None else middle)
    camera((0, -reach, target[2] + rise * reach), target, 85, 11, (0, -0.3, target[2]))
