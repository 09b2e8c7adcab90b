// Vectors, distance-field shapes and smooth joins. Builds with nvcc for a GPU and with a plain C++ compiler for drafts.
#pragma once
#include <cmath>
#ifdef __CUDACC__
#define FN __host__ __device__ inline
#else
#define FN inline
#endif

struct V { float x, y, z; };
FN V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
FN V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
FN V operator*(V a, float s) { return {a.x * s, a.y * s, a.z * s}; }
FN V operator*(V a, V b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
FN V operator/(V a, V b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
FN float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
FN float len(V a) { return sqrtf(dot(a, a)); }
FN float len2(float x, float y) { return sqrtf(x * x + y * y); }
FN V norm(V a) { return a * (1.f / len(a)); }
FN V mirror(V p) { return {fabsf(p.x), p.y, p.z}; }
FN float clampf(float x, float a, float b) { return fminf(fmaxf(x, a), b); }
FN float mixf(float a, float b, float t) { return a + (b - a) * t; }
FN V mixv(V a, V b, float t) { return a + (b - a) * t; }
FN float step(float a, float b, float x) { float t = clampf((x - a) / (b - a), 0.f, 1.f); return t * t * (3 - 2 * t); }
FN float bump(float x, float w) { float t = clampf(1 - fabsf(x) / w, 0.f, 1.f); return t * t * (3 - 2 * t); }

// Joins: union and intersection with a fillet of size k.
FN float smin(float a, float b, float k) { float h = fmaxf(k - fabsf(a - b), 0.f) / k; return fminf(a, b) - h * h * k * .25f; }
FN float smax(float a, float b, float k) { return -smin(-a, -b, k); }

// Shapes.
FN float ball(V p, V c, float r) { return len(p - c) - r; }
FN float ellipsoid(V p, V c, V r) {
  V a = (p - c) / r, b = a / r;
  float k0 = len(a), k1 = len(b);
  return k1 < 1e-6f ? -fminf(r.x, fminf(r.y, r.z)) : k0 * (k0 - 1.f) / k1;
}
FN float cone(V p, V a, V b, float ra, float rb) {
  V pa = p - a, ba = b - a;
  float h = clampf(dot(pa, ba) / dot(ba, ba), 0.f, 1.f);
  return len(pa - ba * h) - mixf(ra, rb, h);
}
FN float capsule(V p, V a, V b, float r) { return cone(p, a, b, r, r); }
// A ring in the xy plane.
FN float ring(V p, float R, float r) { return len2(len2(p.x, p.y) - R, p.z) - r; }

// Signed distance to a closed polygon in the plane.
FN float polygon(float x, float y, const float (*v)[2], int n) {
  float d = 1e9f, s = 1;
  for (int i = 0, j = n - 1; i < n; j = i, i++) {
    float ex = v[j][0] - v[i][0], ey = v[j][1] - v[i][1], wx = x - v[i][0], wy = y - v[i][1];
    float t = clampf((wx * ex + wy * ey) / (ex * ex + ey * ey), 0.f, 1.f);
    float bx = wx - ex * t, by = wy - ey * t;
    d = fminf(d, bx * bx + by * by);
    bool c1 = y >= v[i][1], c2 = y < v[j][1], c3 = ex * wy > ey * wx;
    if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) s = -s;
  }
  return s * sqrtf(d);
}
// Piecewise-linear curve through knots with rising x.
FN float curve(float x, const float (*k)[2], int n) {
  if (x <= k[0][0]) return k[0][1];
  for (int i = 1; i < n; i++)
    if (x < k[i][0]) return mixf(k[i - 1][1], k[i][1], step(k[i - 1][0], k[i][0], x));
  return k[n - 1][1];
}

// Noise.
FN unsigned hash(unsigned x) { x ^= x >> 16; x *= 0x7feb352dU; x ^= x >> 15; x *= 0x846ca68bU; return x ^ (x >> 16); }
FN unsigned hash3(int x, int y, int z) { return hash((unsigned)x * 73856093u ^ (unsigned)y * 19349663u ^ (unsigned)z * 83492791u); }
FN float unit(unsigned h) { return (h & 0xffffff) * (1.f / 16777216.f); }
FN float grain(V p) { // smooth value noise, 0 to 1
  int x = (int)floorf(p.x), y = (int)floorf(p.y), z = (int)floorf(p.z);
  float u = step(0, 1, p.x - x), v = step(0, 1, p.y - y), w = step(0, 1, p.z - z), s = 0;
  for (int i = 0; i < 8; i++) {
    int a = i & 1, b = i >> 1 & 1, c = i >> 2;
    s += unit(hash3(x + a, y + b, z + c)) * (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w);
  }
  return s;
}
// Rounded cells: 1 in the middle of a cell, 0 at its border. The texture of coils and of a beard.
FN float cells(V p) {
  int x = (int)floorf(p.x), y = (int)floorf(p.y), z = (int)floorf(p.z);
  float best = 4;
  for (int a = -1; a < 2; a++) for (int b = -1; b < 2; b++) for (int c = -1; c < 2; c++) {
    unsigned h = hash3(x + a, y + b, z + c);
    V o{x + a + .15f + .7f * unit(h), y + b + .15f + .7f * unit(hash(h + 1)), z + c + .15f + .7f * unit(hash(h + 2))};
    V q = p - o;
    best = fminf(best, dot(q, q));
  }
  return clampf(1 - best, 0.f, 1.f);
}
