"""Dual-buffer non-local means with feature guides (after Rousselle et al. 2013): Debian's Blender has no OpenImageDenoise."""
import ctypes
import os
import subprocess
import tempfile

import cv2
import numpy as np

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nlm.c')
POINTERS = ('guide_a', 'guide_b', 'value_a', 'value_b', 'variance', 'feature', 'feature_variance')


class Job(ctypes.Structure):
    """As in nlm.c."""

    _fields_ = [
        *[(name, ctypes.c_int) for name in ('width', 'height', 'features')],
        *[(name, ctypes.c_void_p) for name in POINTERS],
        *[(name, ctypes.c_int) for name in ('reach', 'patch')],
        *[(name, ctypes.c_float) for name in ('color_weight', 'feature_weight')],
        *[(name, ctypes.c_void_p) for name in ('out_a', 'out_b')],
    ]


def _library():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, 'nlm.so')
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        subprocess.check_call(['gcc', *flags, '-o', file, SOURCE, '-lm'])
        return ctypes.CDLL(file)


def _planar(image):
    return np.ascontiguousarray(np.moveaxis(image, 2, 0) if image.ndim == 3 else image, np.float32)


def _means(library, reach, patch, color_weight, feature_weight, **images):
    """Both halves, each averaged with the weights of the other."""
    arrays = {name: _planar(image) for name, image in images.items()}
    height, width = arrays['variance'].shape
    halves = [np.zeros((3, height, width), np.float32) for _ in 'ab']
    job = Job(width, height, len(arrays['feature']))
    job.reach, job.patch, job.color_weight, job.feature_weight = reach, patch, color_weight, feature_weight
    for name, array in [*arrays.items(), *zip(('out_a', 'out_b'), halves)]:
        setattr(job, name, array.ctypes.data)
    library.denoise(ctypes.byref(job))
    return [np.moveaxis(half, 0, 2) for half in halves]


def _without_fireflies(image, twin):
    """Caps pixels far above both their neighbors and their twin in the other half."""
    return np.minimum(image, 3 * np.maximum(cv2.medianBlur(image, 3), twin) + 0.05)


def _features(half):
    """What the surface is: its color, normal, gloss and light."""
    gloss, glow = half['g'].mean(2, keepdims=True), half['e'].mean(2, keepdims=True)
    return np.concatenate([half['d'], half['n'], gloss, np.minimum(glow, 4)], 2)


def denoise(halves, strength=1.0, feature_weight=0.6):
    raw = [np.maximum(half['c'], 0) for half in halves]
    # The logarithm makes noise in light and shade alike.
    a, b = (np.log1p(2 * _without_fireflies(*pair)).astype(np.float32) for pair in (raw, raw[::-1]))
    one, other = (_features(half) for half in halves)
    guides = dict(
        feature=(one + other) / 2,
        feature_variance=cv2.blur(np.minimum((one - other) ** 2 / 4, 4).astype(np.float32), (3, 3)),
    )
    library = _library()
    noise = np.maximum(cv2.blur((a - b) ** 2 / 2, (7, 7)).mean(2), 1e-6)
    pilot = _means(library, 6, 2, 0.7 * strength, feature_weight, guide_a=a, guide_b=b, value_a=a, value_b=b, variance=noise, **guides)
    # The second time, the cleaner picture of the first decides what is alike.
    rest = cv2.blur((pilot[0] - pilot[1]) ** 2 / 2, (9, 9)).mean(2)
    rest = np.maximum(rest, noise * 0.004) + 2e-6
    clean = sum(pilot) / 2
    final = _means(
        library, 9, 1, 1.6 * strength, feature_weight, guide_a=clean, guide_b=clean, value_a=a, value_b=b, variance=rest, **guides
    )
    return np.expm1(sum(final) / 2) / 2


def finish(image, bloom=0.0, vignette=0.0):
    """What a lens adds: a glow around lights, darker corners."""
    height, width = image.shape[:2]
    if bloom:
        bright = np.minimum(np.maximum(image - 1, 0), 12).astype(np.float32)
        glow = [cv2.GaussianBlur(bright, (0, 0), size * width / 1000) * share for size, share in ((4, 0.5), (14, 0.3), (45, 0.2))]
        image = image + bloom * sum(glow)
    if vignette:
        y, x = np.mgrid[0:height, 0:width]
        far = ((x - width / 2) / (width / 2)) ** 2 + ((y - height / 2) / (height / 2)) ** 2
        image = image * (1 - vignette * np.clip(far / 2, 0, 1) ** 1.5)[..., None]
    return image


def sharpen(path, amount):
    image = cv2.imread(path).astype(np.float32)
    soft = cv2.GaussianBlur(image, (0, 0), 0.8)
    cv2.imwrite(path, np.clip(image + amount * 2 * (image - soft), 0, 255).astype(np.uint8))
