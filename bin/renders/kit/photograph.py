"""Exposes the scene: two halves of the samples with different seeds, from which the denoiser tells noise from detail; then film."""
import os
import time

import bpy
import cv2
import numpy as np

from . import denoise

PASSES = {'c': 'Image', 'd': 'DiffCol', 'g': 'GlossCol', 'n': 'Normal', 'e': 'Emit'}


def photograph(name, folder, size, samples, exposure=0.0, bloom=0.0, vignette=0.0, bounces=6, sharpen=0.2):
    """Writes NAME.png into the folder."""
    started = time.time()
    _set_up(size, exposure, bounces)
    halves = [_expose(f'{name}.{seed}', folder, seed, max(4, samples // 2)) for seed in (1, 2)]
    exposed = time.time()
    picture = denoise.finish(denoise.denoise(halves), bloom, vignette)
    _develop(picture, os.path.join(folder, name), sharpen)
    print(f'{name}: {size[0]} × {size[1]}, {samples} samples, {exposed - started:.0f} s + {time.time() - exposed:.0f} s')


def _set_up(size, exposure, bounces):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    # If the data persisted, Cycles would ignore the second seed.
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(4, bounces)
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_type = 'BLACKMAN_HARRIS'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True


def _expose(name, folder, seed, samples):
    """Returns the passes of one half as arrays."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.cycles.samples = samples
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for key, render_pass in PASSES.items():
        files.file_slots.new(key)
        files.file_slots[-1].path = f'{name}.{key}.'
        tree.links.new(layers.outputs[render_pass], files.inputs[-1])
    bpy.ops.render.render(write_still=False)
    half = {}
    for key in PASSES:
        file = os.path.join(folder, f'{name}.{key}.{scene.frame_current:04d}.exr')
        half[key] = cv2.imread(file, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)
        os.remove(file)
    return half


def _develop(picture, path, sharpen):
    """Through Filmic to a PNG."""
    scene = bpy.context.scene
    scene.use_nodes = False
    cv2.imwrite(f'{path}.exr', picture.astype(np.float32))
    image = bpy.data.images.load(f'{path}.exr')
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.compression = 'PNG', 'RGB', 60
    image.save_render(f'{path}.png', scene=scene)
    os.remove(f'{path}.exr')
    denoise.sharpen(f'{path}.png', sharpen)
