// The light transport: rays through the two-level tree, and paths that gather sun, sky and lamps.
#pragma once
#include "surface.h"

// Owen-scrambled Sobol points: far less noise than plain random numbers at film sample counts.
struct Sampler {
  unsigned index, seed, dimension;
  HD static unsigned reversed(unsigned x) {
#ifdef __CUDA_ARCH__
    return __brev(x);
#else
    x = (x << 16) | (x >> 16);
    x = ((x & 0x00ff00ff) << 8) | ((x & 0xff00ff00) >> 8);
    x = ((x & 0x0f0f0f0f) << 4) | ((x & 0xf0f0f0f0) >> 4);
    x = ((x & 0x33333333) << 2) | ((x & 0xcccccccc) >> 2);
    return ((x & 0x55555555) << 1) | ((x & 0xaaaaaaaa) >> 1);
#endif
  }
  HD static unsigned scrambled(unsigned x, unsigned key) {
    x = reversed(x);
    x ^= x * 0x3d20adea; x += key; x *= (key >> 16) | 1; x ^= x * 0x05526c56; x ^= x * 0x53a22864;
    return reversed(x);
  }
  HD void pair(float& a, float& b) {
    unsigned key = hashed(seed ^ hashed(++dimension));
    unsigned i = scrambled(reversed(index), key), second = 0;
    i = reversed(i);
    for (unsigned bits = i, v = 1u << 31; bits; bits >>= 1, v ^= v >> 1) if (bits & 1) second ^= v;
    a = (scrambled(reversed(i), hashed(key + 1)) >> 8) * 5.9604645e-8f;
    b = (scrambled(second, hashed(key + 2)) >> 8) * 5.9604645e-8f;
  }
  HD float one() { return (hashed(seed + index * 0x9e3779b9u + 0x85ebca6bu * ++dimension) >> 8) * 5.9604645e-8f; }
};

struct Hit { float t, u, v; int triangle, instance; };

HD bool meets(Vec lo, Vec hi, Vec o, Vec inv, float limit, float& near) {
  float ax = (lo.x - o.x) * inv.x, bx = (hi.x - o.x) * inv.x, ay = (lo.y - o.y) * inv.y, by = (hi.y - o.y) * inv.y;
  float az = (lo.z - o.z) * inv.z, bz = (hi.z - o.z) * inv.z;
  near = fmaxf(fmaxf(fminf(ax, bx), fminf(ay, by)), fmaxf(fminf(az, bz), 0.f));
  return near <= fminf(fminf(fmaxf(ax, bx), fmaxf(ay, by)), fminf(fmaxf(az, bz), limit));
}
HD Vec inverted(Vec d) {
  auto safe = [](float x) { return fabsf(x) < 1e-9f ? (x < 0 ? -1e9f : 1e9f) : 1 / x; };
  return {safe(d.x), safe(d.y), safe(d.z)};
}

// Walks one tree; leaf(first, count) handles the items and says whether to stop.
template <class Leaf> HD bool walk(const Node* nodes, int root, Vec o, Vec d, float& limit, Leaf leaf) {
  Vec inv = inverted(d);
  int stack[40], depth = 0, at = root;
  for (;;) {
    const Node n = nodes[at];
    float near0, near1;
    bool go0 = meets(n.lo0, n.hi0, o, inv, limit, near0), go1 = meets(n.lo1, n.hi1, o, inv, limit, near1);
    if (go0 && n.count0) { if (leaf(n.child0, n.count0)) return true; go0 = false; }
    if (go1 && n.count1) { if (near1 <= limit && leaf(n.child1, n.count1)) return true; go1 = false; }
    if (go0 && go1) {
      bool swap = near1 < near0;
      stack[depth++] = swap ? n.child0 : n.child1;
      at = swap ? n.child1 : n.child0;
    } else if (go0) at = n.child0;
    else if (go1) at = n.child1;
    else if (depth) at = stack[--depth];
    else return false;
  }
}

HD Vec toMesh(const float* m, Vec p, float w) {
  return {m[0] * p.x + m[1] * p.y + m[2] * p.z + m[3] * w, m[4] * p.x + m[5] * p.y + m[6] * p.z + m[7] * w,
          m[8] * p.x + m[9] * p.y + m[10] * p.z + m[11] * w};
}

HD bool intersect(const Scene& s, Vec o, Vec d, Hit& hit, bool any) {
  walk(s.worldNodes, 0, o, d, hit.t, [&](int first, int count) {
    for (int k = first; k < first + count; k++) {
      const Instance& in = s.instances[k];
      Vec lo = toMesh(in.inverse, o, 1), ld = toMesh(in.inverse, d, 0);
      bool done = walk(s.meshNodes, in.root, lo, ld, hit.t, [&](int from, int n) {
        for (int i = from; i < from + n; i++) {
          const Triangle t = s.triangles[i];
          Vec p = cross(ld, t.e2);
          float det = dot(t.e1, p);
          if (fabsf(det) < 1e-12f) continue;
          float scale = 1 / det;
          Vec r = lo - t.a;
          float u = dot(r, p) * scale;
          if (u < 0 || u > 1) continue;
          Vec q = cross(r, t.e1);
          float v = dot(ld, q) * scale, dist = dot(t.e2, q) * scale;
          if (v < 0 || u + v > 1 || dist < 1e-3f || dist >= hit.t) continue;
          hit = {dist, u, v, i, k};
          if (any) return true;
        }
        return false;
      });
      if (done) return true;
    }
    return false;
  });
  return hit.triangle >= 0;
}
HD bool blocked(const Scene& s, Vec o, Vec d, float limit) {
  Hit h{limit, 0, 0, -1, -1};
  return intersect(s, o, d, h, true);
}

HD Vec skyAt(const Frame& f, Vec d) {
  float w = powf(1 - fmaxf(d.y, 0.f), 3.f);
  return mix(f.zenith, f.horizon, w);
}
