"""An empty scene, and objects in it."""
import bpy


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.unit_settings.system = 'METRIC'


def link(thing):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def group(objects, name='group', loc=(0, 0, 0), turn=0.0):
    """Makes one thing of many objects, so that they move and turn as one."""
    root = link(bpy.data.objects.new(name, None))
    for thing in objects:
        if thing.parent is None:
            thing.parent = root
    root.location = loc
    root.rotation_euler = (0, 0, turn)
    return root
