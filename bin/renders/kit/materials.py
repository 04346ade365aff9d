"""Finishes. `finish_of('shell')` is the house style: one place for every surface that several models share."""
import bpy
from mathutils import Vector


def srgb(color, alpha=1.0):
    """A hexadecimal color as the linear values that Cycles computes with."""
    if not isinstance(color, str):
        return color
    values = [int(color.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (alpha,)


# Filmic pales the brand's #0b5cab, hence a darker one.
BLUE = '#084a94'


def _nodes(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes, material.node_tree.links


def _spread(nodes, links, noise, low, high):
    """Maps the middle of a noise to a range."""
    spread = nodes.new('ShaderNodeMapRange')
    for socket, value in (('From Min', 0.3), ('From Max', 0.7), ('To Min', low), ('To Max', high)):
        spread.inputs[socket].default_value = value
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    return spread.outputs[0]


def mat(
    name,
    color='#cccccc',
    rough=0.5,
    metal=0.0,
    coat=0.0,
    spec=0.5,
    bump=0.0,
    bscale=200.0,
    rvar=0.0,
    rscale=6.0,
    cvar=0.0,
    cscale=3.0,
    stretch=(1, 1, 1),
    detail=4.0,
):
    """
    A surface, made once for each name. Nothing real is even: `bump` is its grain, `rvar` and `cvar` how much its
    roughness and color vary, each with the scale of its noise; `stretch` gives the noise a direction, as in wood.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material, nodes, links = _nodes(name)
    shader = nodes['Principled BSDF']
    color = srgb(color)
    values = {
        'Base Color': color,
        'Roughness': rough,
        'Metallic': metal,
        'Specular': spec,
        'Clearcoat': coat,
        'Clearcoat Roughness': 0.08,
    }
    for socket, value in values.items():
        shader.inputs[socket].default_value = value
    if not (bump or rvar or cvar):
        return material

    place = nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = stretch
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs['Vector'])

    def noise(scale):
        texture = nodes.new('ShaderNodeTexNoise')
        texture.inputs['Scale'].default_value = scale
        texture.inputs['Detail'].default_value = detail
        links.new(place.outputs[0], texture.inputs['Vector'])
        return texture

    if bump:
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.4 / bscale
        links.new(noise(bscale).outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs[0], shader.inputs['Normal'])
    if rvar:
        links.new(
            _spread(nodes, links, noise(rscale), max(0, rough - rvar), min(1, rough + rvar)),
            shader.inputs['Roughness'],
        )
    if cvar:
        mix = nodes.new('ShaderNodeMixRGB')
        base = Vector(color[:3])
        mix.inputs[1].default_value = (*(base * (1 - cvar)), 1)
        mix.inputs[2].default_value = (*[min(1, v) for v in base * (1 + cvar)], 1)
        links.new(_spread(nodes, links, noise(cscale), 0, 1), mix.inputs['Fac'])
        links.new(mix.outputs[0], shader.inputs['Base Color'])
    return material


def emission(name, color, strength):
    """A surface that gives light: a lit window, a display."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material, nodes, links = _nodes(name)
    nodes.clear()
    light = nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value = srgb(color)
    light.inputs[1].default_value = strength
    links.new(light.outputs[0], nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return material


def glass(name='pane', ior=1.5):
    """A pane without refraction: transparent, mirrors by Fresnel, and casts no dark shadow."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material, nodes, links = _nodes(name)
    nodes.clear()
    mirror = nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.02
    fresnel = nodes.new('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = ior
    mix = nodes.new('ShaderNodeMixShader')
    links.new(fresnel.outputs[0], mix.inputs[0])
    links.new(nodes.new('ShaderNodeBsdfTransparent').outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return material


def fins():
    """The aluminum fins of a coil, seen between its tubes."""
    if 'coil fins' in bpy.data.materials:
        return bpy.data.materials['coil fins']
    material = mat('coil fins', '#2c2f33', 0.5, metal=0.7)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    wave = nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'DIAGONAL'
    wave.inputs['Scale'].default_value = 60
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = 0.6
    relief.inputs['Distance'].default_value = 0.002
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], wave.inputs['Vector'])
    links.new(wave.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return material


FINISHES = {
    # Painted sheet metal: the three tiers, the white of indoor units, and what is dark on each.
    'sand': dict(color='#cfcabd', rough=0.4, bump=0.1, bscale=900, rvar=0.05, rscale=5, coat=0.1),
    'shell': dict(color='#d9d9d6', rough=0.38, bump=0.1, bscale=900, rvar=0.05, rscale=5, coat=0.1),
    'silver': dict(color='#9fa4aa', rough=0.36, metal=0.35, bump=0.08, bscale=900, rvar=0.05, rscale=5, coat=0.15),
    'white': dict(color='#ecebe6', rough=0.36, bump=0.08, bscale=900, rvar=0.05, coat=0.1),
    'cabinet': dict(color='#a6abb1', rough=0.4, bump=0.08, bscale=900, rvar=0.05, rscale=8),
    'graphite': dict(color='#2b2e33', rough=0.42, bump=0.12, bscale=900, rvar=0.06),
    'slate': dict(color='#41474f', rough=0.47, metal=0.25, bump=0.1, bscale=900, rvar=0.06, coat=0.05),
    'black': dict(color='#101113', rough=0.45, bump=0.06, bscale=900),
    'void': dict(color='#08090a', rough=0.8),
    'fan': dict(color='#3a3e45', rough=0.38, bump=0.05, bscale=500),
    'blue': dict(color=BLUE, rough=0.2, metal=0.3, coat=1),
    'mark': dict(color='#f2f4f6', rough=0.3),
    # Metals
    'chrome': dict(color='#d8dade', rough=0.18, metal=1),
    'steel': dict(color='#b9bcbf', rough=0.34, metal=1, rvar=0.08, rscale=30),
    'galvanized': dict(color='#aeb2b5', rough=0.42, metal=1, rvar=0.14, rscale=22, cvar=0.12, cscale=40),
    'copper': dict(color='#c8744a', rough=0.26, metal=1, rvar=0.1, rscale=20),
    'brass': dict(color='#c9a45a', rough=0.28, metal=1),
    # The rest
    'foam': dict(color='#17181a', rough=0.9, bump=0.5, bscale=500),
    'rubber': dict(color='#1b1c1d', rough=0.75),
    'plastic': dict(color='#eceae4', rough=0.35, rvar=0.05),
    'concrete': dict(color='#a9a59d', rough=0.85, bump=0.5, bscale=60, cvar=0.12, cscale=5, detail=10),
    'paper': dict(color='#e9edf2', rough=0.8),
}


def finish_of(name):
    return mat(name, **FINISHES[name])
