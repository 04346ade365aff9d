"""Shapes of sheet metal, tubes and fans. Metres; z points up, the front of a product looks to -y."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from .scene import link

PI = math.pi


def finish(o, m=None, bevel=0.0, segs=3, smooth=True, angle=35):
    me = o.data
    if m is not None:
        me.materials.clear()
        me.materials.append(m)
    if smooth and hasattr(me, 'polygons'):
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width = bevel
        b.segments = segs
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(32)
        b.harden_normals = True
    return o


def mesh(name, verts, faces, m=None, bevel=0.0, segs=3, smooth=True, angle=35, loc=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    o = link(bpy.data.objects.new(name, me))
    o.location = loc
    return finish(o, m, bevel, segs, smooth, angle)


def box(name, size, loc, m=None, bevel=0.003, segs=3, rot=(0, 0, 0)):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh(name, v, f, m, min(bevel, 0.45 * min(size)), segs)
    o.location = loc
    o.rotation_euler = rot
    return o


AX = {
    'Z': Matrix.Identity(4),
    'Y': Matrix.Rotation(PI / 2, 4, 'X'),
    'X': Matrix.Rotation(PI / 2, 4, 'Y'),
}  # Y: local +z looks to -y (to the viewer)


def lathe(name, profile, m=None, loc=(0, 0, 0), axis='Z', n=96, angle=40, close=False):
    """profile: [(r, z)], turned around the axis."""
    v = []
    f = []
    k = len(profile)
    for i in range(n):
        a = 2 * PI * i / n
        for r, z in profile:
            v.append(AX[axis] @ Vector((r * math.cos(a), r * math.sin(a), z)))
    for i in range(n):
        j = (i + 1) % n
        for t in range(k - 1 if not close else k):
            u = (t + 1) % k
            f.append((i * k + t, j * k + t, j * k + u, i * k + u))
    o = mesh(name, v, f, m, angle=angle)
    o.location = loc
    fix_normals(o)
    return o


def fix_normals(o):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))


def cyl(name, r, h, loc, m=None, axis='Z', n=64, bevel=0.002, r2=None):
    r2 = r if r2 is None else r2
    b = min(bevel, 0.4 * h, 0.4 * min(r, r2))
    pr = (
        [(0, -h / 2), (r - b, -h / 2)]
        + [(r - b + b * math.sin(t), -h / 2 + b - b * math.cos(t)) for t in (PI / 6, PI / 3, PI / 2)]
        + [(r2 - b + b * math.cos(t), h / 2 - b + b * math.sin(t)) for t in (0, PI / 6, PI / 3, PI / 2)]
        + [(0, h / 2)]
    )
    return lathe(name, pr, m, loc, axis, n)


def wire(name, pts, r, m=None, cyclic=False, res=3, loc=(0, 0, 0), smooth=False):
    """A round wire or tube along points."""
    c = bpy.data.curves.new(name, 'CURVE')
    c.dimensions = '3D'
    c.bevel_depth = r
    c.bevel_resolution = res
    c.use_fill_caps = True
    s = c.splines.new('NURBS' if smooth else 'POLY')
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*q, 1)
    s.use_cyclic_u = cyclic
    if smooth:
        s.use_endpoint_u = True
        s.order_u = 4
        c.resolution_u = 12
    if m is not None:
        c.materials.append(m)
    o = link(bpy.data.objects.new(name, c))
    o.location = loc
    return o


def ring(name, R, r, loc, m=None, axis='Z', n=96, res=3):
    return wire(
        name,
        [AX[axis] @ Vector((R * math.cos(2 * PI * i / n), R * math.sin(2 * PI * i / n), 0)) for i in range(n)],
        r,
        m,
        True,
        res,
        loc,
    )


def pipe(name, pts, r, m, rad=0.05, n=8, res=6):
    """A tube with rounded bends through the corners."""
    P = [Vector(p) for p in pts]
    out = [P[0]]
    for a, b, c in zip(P, P[1:], P[2:]):
        u = (a - b).normalized()
        w = (c - b).normalized()
        d = min(rad, (a - b).length * 0.49, (c - b).length * 0.49)
        p0, p1 = b + u * d, b + w * d
        for i in range(n + 1):
            t = i / n
            out.append(p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p1 * t * t)
    out.append(P[-1])
    return wire(name, out, r, m, res=res)


def rrect(w, d, r, n=12):
    """Outline of a rounded rectangle, counter-clockwise, with normals."""
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, d / 2 - r, 0),
        (-w / 2 + r, d / 2 - r, PI / 2),
        (-w / 2 + r, -d / 2 + r, PI),
        (w / 2 - r, -d / 2 + r, 3 * PI / 2),
    ):
        for i in range(n + 1):
            a = a0 + PI / 2 * i / n
            out.append((Vector((cx + r * math.cos(a), cy + r * math.sin(a), 0)), Vector((math.cos(a), math.sin(a), 0))))
    return out


def sweep(name, outline, profile, m=None, close=False, cap=False, angle=40, loc=(0, 0, 0)):
    """Carries profile [(offset, z)] around an outline with normals."""
    v = []
    f = []
    k = len(profile)
    n = len(outline)
    for p, nn in outline:
        for o, z in profile:
            v.append(p + nn * o + Vector((0, 0, z)))
    for i in range(n):
        j = (i + 1) % n
        for t in range(k if close else k - 1):
            u = (t + 1) % k
            f.append((i * k + t, j * k + t, j * k + u, i * k + u))
    if cap:
        f.append([i * k + k - 1 for i in range(n)])
        f.append([i * k for i in reversed(range(n))])
    o = mesh(name, v, f, m, angle=angle)
    o.location = loc
    return o


def rbox(name, w, d, h, r, e, loc, m, segs=4, cap=True):
    """A box with round vertical edges (r) and rounded top and bottom edges (e)."""
    pr = [(-e + e * math.sin(t), e - e * math.cos(t)) for t in [PI / 2 * i / segs for i in range(segs + 1)]] + [
        (-e + e * math.cos(t), h - e + e * math.sin(t)) for t in [PI / 2 * i / segs for i in range(segs + 1)]
    ]
    return sweep(name, rrect(w, d, r), pr, m, cap=cap, loc=loc)


def loft(name, loops, m=None, angle=40, loc=(0, 0, 0), cap=False):
    n = len(loops[0])
    v = [p for L in loops for p in L]
    f = []
    for a in range(len(loops) - 1):
        for i in range(n):
            j = (i + 1) % n
            f.append((a * n + i, a * n + j, (a + 1) * n + j, (a + 1) * n + i))
    if cap:
        f.append([(len(loops) - 1) * n + i for i in range(n)])
    o = mesh(name, v, f, m, angle=angle)
    o.location = loc
    return o


def blade(name, r0, r1, chord, sweep_a, pitch, m, axis='Z', loc=(0, 0, 0), rot=0, nr=16, nc=8, thick=0.003):
    """One swept fan blade."""
    v = []
    f = []
    for i in range(nr + 1):
        t = i / nr
        r = r0 + (r1 - r0) * t
        c = chord * (0.62 + 0.55 * t - 0.12 * t**3) * (1 - 0.35 * max(0, t - 0.86) / 0.14)
        mid = rot + sweep_a * t**1.5
        p = pitch * (1 - 0.42 * t)
        for j in range(nc + 1):
            s = j / nc - 0.5
            a = mid + s * c / r * math.cos(p)
            z = -s * c * math.sin(p) + 0.012 * (1 - 4 * s * s)
            v.append(AX[axis] @ Vector((r * math.cos(a), r * math.sin(a), z)))
    for i in range(nr):
        for j in range(nc):
            q = i * (nc + 1) + j
            f.append((q, q + 1, q + nc + 2, q + nc + 1))
    o = mesh(name, v, f, m, angle=180)
    o.location = loc
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness = thick
    md.offset = 0
    md = o.modifiers.new('ss', 'SUBSURF')
    md.levels = md.render_levels = 1
    return o
