"""Gardens: grass, gravel, shrubs, trees. All from seeds, so that a picture is the same each time."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mn

from .geometry import PI, mesh
from .materials import mat, srgb
from .scene import link


def npmesh(name, v, f, m, smooth=False):
    me = bpy.data.meshes.new(name)
    nv, nf, k = len(v), len(f), f.shape[1]
    me.vertices.add(nv)
    me.vertices.foreach_set('co', np.asarray(v, np.float32).ravel())
    me.loops.add(nf * k)
    me.loops.foreach_set('vertex_index', np.asarray(f, np.int32).ravel())
    me.polygons.add(nf)
    me.polygons.foreach_set('loop_start', np.arange(0, nf * k, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(nf, k, np.int32))
    me.update(calc_edges=True)
    me.validate()
    me.materials.append(m)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * nf)
    return me


def inst(me, loc, rz=0.0, s=1.0, rx=0.0, ry=0.0):
    o = link(bpy.data.objects.new(me.name, me))
    o.location = loc
    o.rotation_euler = (rx, ry, rz)
    o.scale = (s, s, s) if np.isscalar(s) else s
    return o


def leafmat(name, c, var=0.35, rough=0.5, trans=0.35):
    """Leaves: diffuse and translucent, with a shade that differs from instance to instance and place to place."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    b = n['Principled BSDF']
    out = n['Material Output']
    c = srgb(c) if isinstance(c, str) else c
    tc = n.new('ShaderNodeTexCoord')
    t = n.new('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = 9
    l.new(tc.outputs['Object'], t.inputs['Vector'])
    r = n.new('ShaderNodeMapRange')
    r.inputs['From Min'].default_value = 0.3
    r.inputs['From Max'].default_value = 0.7
    l.new(t.outputs['Fac'], r.inputs['Value'])
    mx = n.new('ShaderNodeMixRGB')
    l.new(r.outputs[0], mx.inputs['Fac'])
    C = Vector(c[:3])
    mx.inputs[1].default_value = (*(C * (1 - var)), 1)
    mx.inputs[2].default_value = (*(Vector((C.x * 1.35, C.y * 1.15, C.z * 0.9)) * (1 + var * 0.6)), 1)
    l.new(mx.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = 0.3
    tr = n.new('ShaderNodeBsdfTranslucent')
    l.new(mx.outputs[0], tr.inputs[0])
    ms = n.new('ShaderNodeMixShader')
    ms.inputs[0].default_value = trans
    l.new(b.outputs[0], ms.inputs[1])
    l.new(tr.outputs[0], ms.inputs[2])
    l.new(ms.outputs[0], out.inputs[0])
    return m


def blades(name, n, size, hmin, hmax, wid, lean, m, seed=1, disc=False):
    """n blades of grass on a square (or a tuft: disc) of this size."""
    g = np.random.default_rng(seed)
    if disc:
        rr = size / 2 * np.sqrt(g.random(n))
        th = g.random(n) * 2 * PI
        x = rr * np.cos(th)
        y = rr * np.sin(th)
    else:
        x, y = (g.random(n) - 0.5) * size, (g.random(n) - 0.5) * size
    hh = hmin + (hmax - hmin) * g.random(n) ** 1.3
    a = g.random(n) * 2 * PI
    w = wid * (0.7 + 0.6 * g.random(n))
    le = lean * (0.3 + g.random(n))
    ca, sa = np.cos(a), np.sin(a)
    k = 5
    V = np.zeros((n, k * 2, 3))
    for i in range(k):
        t = i / (k - 1)
        ww = w * (1 - t**1.6) * 0.5 + 0.0002
        bend = le * hh * t * t * 1.0
        z = hh * t * (1 - 0.28 * le * t * t)
        cx, cy = x + ca * bend, y + sa * bend
        V[:, 2 * i] = np.stack([cx - sa * ww, cy + ca * ww, z], 1)
        V[:, 2 * i + 1] = np.stack([cx + sa * ww, cy - ca * ww, z], 1)
    base = np.arange(n)[:, None] * k * 2
    F = np.concatenate([base + np.array([[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2]]) for i in range(k - 1)], 0)
    return npmesh(name, V.reshape(-1, 3), F, m, True)


def lawn(x0, x1, y0, y1, tile=1.0, n=4200, h=(0.03, 0.06), color='#4f7a33', seed=5, keep=None, z=0.0, soil='#2c331c'):
    m = leafmat('grass', color, 0.35)
    g = random.Random(seed)
    T = [blades('tile%d' % i, n, tile * 1.04, h[0], h[1], 0.0042, 0.9, m, seed + i) for i in range(4)]
    if soil:
        mesh(
            'soil',
            [
                (x0 - 40, y0 - 40, z - 0.004),
                (x1 + 40, y0 - 40, z - 0.004),
                (x1 + 40, y1 + 60, z - 0.004),
                (x0 - 40, y1 + 60, z - 0.004),
            ],
            [(0, 1, 2, 3)],
            mat('soil', soil, 0.95, cvar=0.25, cscale=4),
        )
    x = x0
    while x < x1:
        y = y0
        while y < y1:
            if keep is None or keep(x + tile / 2, y + tile / 2):
                inst(
                    g.choice(T),
                    (x + tile / 2, y + tile / 2, z),
                    g.randrange(4) * PI / 2,
                    (1, 1, 0.8 + 0.4 * g.random()),
                )
            y += tile
        x += tile


def pebbles(
    x0,
    x1,
    y0,
    y1,
    n,
    size=(0.008, 0.022),
    seed=3,
    keep=None,
    colors=('#8d8a84', '#a8a29a', '#6f7074', '#bdb6ab', '#5c6067'),
):
    g = random.Random(seed)
    P = []
    for i, c in enumerate(colors):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
        for v in bm.verts:
            v.co *= 1 + 0.32 * mn.noise(v.co * 0.9 + Vector((i * 7.3, 0, 0)))
            v.co.z *= 0.62
        me = bpy.data.meshes.new('peb')
        bm.to_mesh(me)
        bm.free()
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.materials.append(mat('peb%d' % i, c, 0.7, cvar=0.2, cscale=2, bump=0.3, bscale=8))
        P.append(me)
    for i in range(n):
        x, y = g.uniform(x0, x1), g.uniform(y0, y1)
        if keep and not keep(x, y):
            continue
        s = size[0] + (size[1] - size[0]) * g.random() ** 2
        inst(
            g.choice(P),
            (x, y, s * 0.35 + g.random() * 0.012),
            g.random() * 7,
            (s * g.uniform(0.8, 1.3), s, s * g.uniform(0.8, 1.1)),
            g.uniform(-0.4, 0.4),
            g.uniform(-0.4, 0.4),
        )


def leaves(name, pts, nrm, size, m, seed=1):
    g = np.random.default_rng(seed)
    n = len(pts)
    d = nrm + g.normal(0, 0.7, (n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    u = np.cross(d, g.normal(0, 1, (n, 3)))
    u /= np.linalg.norm(u, axis=1)[:, None] + 1e-9
    v = np.cross(d, u)
    s = size * (0.6 + 0.8 * g.random(n))[:, None]
    c = d * s * 0.18
    V = np.stack([pts - u * s, pts - v * s * 0.45 + c, pts + u * s, pts + v * s * 0.45 + c], 1)
    F = np.arange(n * 4).reshape(n, 4)
    return npmesh(name, V.reshape(-1, 3), F, m)


def ball(n, r, seed=1, squash=0.85, shell=0.75):
    g = np.random.default_rng(seed)
    d = g.normal(0, 1, (n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    bump = np.array([1 + 0.22 * mn.noise(Vector(q * 2.2) + Vector((seed * 3.1, 0, 0))) + 0.10 * mn.noise(Vector(q * 6)) for q in d])
    p = d * (r * bump * (shell + (1 - shell) * g.random(n) ** 0.5))[:, None]
    p[:, 2] *= squash
    return p, d


def shrub(name, r, m, n=5200, size=0.016, seed=1):
    p, d = ball(n, r, seed)
    p[:, 2] += r * 0.72
    return leaves(name, p, d, size, m, seed)


def tree(name, h=7.0, m=None, seed=1, n=16000, size=0.075, bark='#3a3029'):
    """Trunk, branches, leaves in clouds around the branches' ends. Returns two meshes."""
    g = random.Random(seed)
    segs = []
    ends = []

    def grow(p, d, L, r, lv):
        q = p + d * L
        segs.append((p, q, r, r * 0.68))
        if lv == 0:
            ends.append(q)
            return
        for i in range(3 if lv > 1 else 4):
            nd = (d + Vector((g.uniform(-1, 1), g.uniform(-1, 1), g.uniform(-0.15, 0.9))) * 0.75).normalized()
            grow(q, nd, L * g.uniform(0.62, 0.82), r * 0.62, lv - 1)

    grow(Vector((0, 0, 0)), Vector((0.03, 0.02, 1)).normalized(), h * 0.30, h * 0.018, 3)
    V = []
    F = []
    for p, q, r0, r1 in segs:
        d = (q - p).normalized()
        u = d.orthogonal().normalized()
        w = d.cross(u)
        b = len(V)
        for c, r in ((p, r0), (q, r1)):
            for i in range(8):
                a = 2 * PI * i / 8
                V.append(c + u * r * math.cos(a) + w * r * math.sin(a))
        F += [(b + i, b + (i + 1) % 8, b + 8 + (i + 1) % 8, b + 8 + i) for i in range(8)]
    wood = npmesh(name + 'w', np.array([tuple(v) for v in V]), np.array(F), mat('bark', bark, 0.9, bump=0.6, bscale=20), True)
    R = np.random.default_rng(seed)
    E = np.array([tuple(e) for e in ends])
    k = R.integers(0, len(E), n)
    d = R.normal(0, 1, (n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    pts = E[k] + d * (h * 0.155 * R.random(n) ** 0.45)[:, None] * np.array([1.15, 1.15, 0.8])
    return wood, leaves(name + 'l', pts, d, size, m, seed)
