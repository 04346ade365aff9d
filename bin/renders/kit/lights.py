"""Light: large soft areas in the studio; sun and sky outdoors."""
import math

import bpy
from mathutils import Vector

from .geometry import PI, mesh
from .materials import finish_of, srgb
from .scene import link


def studio(height=1.0, fill=30):
    """Seamless paper and softboxes around a product of this height: key left, fill right, a large one above, a rim behind."""
    _paper()
    world('#f2f8ff', 0.42)
    middle = (0, 0, height / 2)
    area('key', (-3.0, -1.7, 1.3 + height), middle, 1.3, 150, (1, 0.96, 0.91), 1.7)
    area('fill', (3.0, -1.6, height), middle, 1.0, fill, (0.88, 0.94, 1), 2.0)
    area('top', (0, 0.6, 2.9 + height), (0, 0, height * 0.4), 5, 165, size_y=4)
    area('rim', (1.9, 1.9, 0.5 + height), (0, 0, height * 0.6), 0.5, 50, (0.85, 0.93, 1), 1.7)


def _paper(width=30, front=8, back=5, high=12, radius=3):
    """The floor that bends up into the background, so that no edge is seen."""
    bend = [PI / 2 * i / 24 for i in range(25)]
    side = [(-front, 0)]
    side += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in bend]
    side += [(back, high)]
    corners = [(x, y, z) for y, z in side for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(side) - 1)]
    return mesh('paper', corners, faces, finish_of('paper'), angle=180)


def aim(thing, target):
    way = Vector(target) - Vector(thing.location)
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()


def area(name, loc, target, size, power, color=(1, 1, 1), size_y=None):
    """A softbox, which the camera does not see."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size = size
    light.size_y = size_y or size
    light.energy = power
    light.color = color[:3]
    lamp = link(bpy.data.objects.new(name, light))
    lamp.location = loc
    lamp.visible_camera = False
    aim(lamp, target)
    return lamp


def point(loc, power, color=(1, 0.7, 0.42), radius=0.06):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy = power
    light.color = color
    light.shadow_soft_size = radius
    lamp = link(bpy.data.objects.new('point', light))
    lamp.location = loc
    return lamp


def sun(elevation, azimuth, power, color=(1, 0.85, 0.68), angle=1.5):
    """All angles in degrees; `angle` is the sun's width, which softens shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = power
    light.color = color
    light.angle = math.radians(angle)
    lamp = link(bpy.data.objects.new('sun', light))
    e, a = math.radians(elevation), math.radians(azimuth)
    lamp.location = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))) * 50
    aim(lamp, (0, 0, 0))
    return lamp


def world(color='#ffffff', strength=1.0):
    """Light from all around."""
    new = bpy.data.worlds.new('world')
    bpy.context.scene.world = new
    new.use_nodes = True
    background = new.node_tree.nodes['Background']
    background.inputs[0].default_value = srgb(color)
    background.inputs[1].default_value = strength
    return new.node_tree.nodes, new.node_tree.links, background


def sky(elevation=8, strength=0.2, dust=1.5, ozone=1.0):
    """A clear sky with the sun at this height; `sun` gives the direct light."""
    nodes, links, background = world(strength=strength)
    texture = nodes.new('ShaderNodeTexSky')
    texture.sky_type = 'NISHITA'
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.dust_density = dust
    texture.ozone_density = ozone
    links.new(texture.outputs[0], background.inputs[0])


def gradient_sky(strength, colors):
    """A sky painted from the horizon (0) to the zenith (1): {height: color}."""
    nodes, links, background = world(strength=strength)
    height = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], height.inputs[0])
    links.new(height.outputs['Z'], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) > 1:
        stops.remove(stops[-1])
    for i, (at, color) in enumerate(sorted(colors.items())):
        stop = stops[0] if i == 0 else stops.new(at)
        stop.position = at
        stop.color = srgb(color)
    links.new(ramp.outputs[0], background.inputs[0])
