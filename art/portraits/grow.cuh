// Grows hair in locks: bobs, swept hair, locs, braids, a top knot. Runs once per person, before rendering.
#pragma once
#include <algorithm>
#include <vector>
#include "hair.cuh"

typedef std::vector<V> Path;

struct Barber {
  const Person& a;
  std::vector<Piece> pieces;
  unsigned seed = 7;
  int locks = 0;
  float random() { return unit(seed = hash(seed + 0x9e3779b9u)); }
  float spread(float s) { return (random() * 2 - 1) * s; }

  // The point of the scalp (lifted by gap) that is seen from the middle of the skull in a direction.
  V scalp(V direction, float gap) {
    V c{0, 1.f, -.2f}, d = norm(direction);
    float t = 0;
    for (int i = 0; i < 60; i++) t -= (skull(c + d * t, a) - gap) * .8f;
    return c + d * t;
  }
  V scalpAt(float angle, float y, float gap) {
    V p{sinf(angle) * 1.5f, y, cosf(angle) * 1.6f - .1f};
    for (int i = 0; i < 4; i++) { p = scalp(p - V{0, 1.f, -.2f}, gap); p.y += (y - p.y) * .8f; }
    return p;
  }
  V lift(V p, float gap) { // pushes a point out of the head
    for (int i = 0; i < 8; i++) {
      float d = skull(p, a), e = .02f;
      if (d >= gap) break;
      V g{skull({p.x + e, p.y, p.z}, a) - d, skull({p.x, p.y + e, p.z}, a) - d, skull({p.x, p.y, p.z + e}, a) - d};
      p = p + norm(g) * (gap - d);
    }
    return p;
  }
  static V along(const Path& p, float t) { // Catmull-Rom
    int n = (int)p.size() - 1, i = std::min((int)(t * n), n - 1);
    float u = t * n - i;
    V a = p[std::max(i - 1, 0)], b = p[i], c = p[i + 1], d = p[std::min(i + 2, n)];
    return (b * 2 + (c - a) * u + (a * 2 - b * 5 + c * 4 - d) * (u * u) + (b * 3 - a - c * 3 + d) * (u * u * u)) * .5f;
  }
  // Lays a lock along a path: thin at the root, full in the middle, tapered at the tip; knots make locs and braids bumpy.
  void lay(const Path& path, float radius, float tip, int steps, float knots, float gap = -1) {
    V last{}; float lastR = 0;
    locks++;
    for (int i = 0; i <= steps; i++) {
      float t = (float)i / steps;
      V p = along(path, t);
      if (gap > -1) p = lift(p, gap);
      float r = radius * mixf(mixf(.45f, 1.f, step(0, .3f, t)), tip, step(.7f, 1.f, t));
      if (knots > 0) r *= 1 + knots * (i & 1 ? 1 : -1);
      if (i) pieces.push_back({last, p, lastR, r, locks});
      last = p; lastR = r;
    }
  }

  // Hair combed from the forehead up, over and back, with a wave; the sides run back over the ears.
  void swept() {
    for (int row = 0; row < 6; row++) for (int i = 0; i < 22; i++) {
      float u = (i + .5f * (row & 1)) / 21.f * 2 - 1, angle = u * (.84f - .04f * row);
      V root = scalpAt(angle, hairlineHeight(fabsf(angle), a) + .03f + .2f * row, -.06f);
      float over = mixf(-1.f, 1.f, step(.35f, .95f, u)), high = (.1f + .2f * a.volume) * (1 - .55f * u * u) * (1 - .1f * row) + .04f;
      V rise = scalp(root - V{-.1f * over, .78f, -.16f}, high * .62f);
      V crest = scalp({root.x * .95f + .3f * over, 1.75f, .45f - .3f * row}, high);
      V fall = scalp({root.x * .9f + .4f * over, 1.2f, -.8f - .2f * row}, .12f);
      V end = scalp({root.x * .8f + .45f * over, .4f, -1.5f}, .08f);
      lay({root, rise, crest, fall, end}, .085f + .03f * random(), .4f, 12, 0, -.06f);
    }
    for (int side = -1; side < 2; side += 2) for (int i = 0; i < 24; i++) {
      float v = i / 23.f, angle = 1.0f + .22f * v, y = mixf(1.85f, .5f, v);
      V root = scalpAt(angle * side, y, -.05f), mid = scalpAt((1.7f + .1f * v) * side, y + .14f - .12f * v, .07f), end = scalpAt(2.6f * side, y - .55f - .25f * v, .05f);
      lay({root, mid, end}, .07f, .4f, 8, 0, -.05f);
    }
    back(.12f, 24);
  }
  void back(float radius, int n) { // down the back of the head to the nape
    for (int i = 0; i < n; i++) {
      float angle = 1.75f + 2.78f * i / (n - 1);
      lay({scalpAt(angle, 2.2f, .1f), scalpAt(angle, 1.1f, .12f), scalpAt(angle, -.35f, .06f)}, radius, .4f, 6, 0, .04f);
    }
  }

  // A bob: from the parting over the crown and down, turned in at the ends. volume 1 ends at the chin, more is longer.
  void bob() {
    float part = .32f, end = .35f - 1.45f * a.volume;
    for (int layer = 0; layer < 3; layer++) for (int side = -1; side < 2; side += 2) for (int i = 0; i < 28; i++) {
      float v = (i + .4f * layer) / 28.f, angle = mixf(1.0f, 3.14f, v), back = powf(v, .8f);
      V root = scalp({part * (1 - .5f * back) + .04f * side, 1.1f - .1f * back, 1.3f - 1.87f * back}, .02f + .05f * layer);
      float drop = end + .12f * layer + spread(.07f), out = 1.69f + .07f * layer;
      Path path{root};
      for (float y : {2.35f, 1.9f, 1.4f, .9f, mixf(.9f, drop, .35f), mixf(.9f, drop, .7f), drop}) {
        float up = fmaxf(y - 1.0f, 0.f) / 1.95f, low = step(.4f, 0.f, (y - drop) / (.9f - drop));
        float r = out * sqrtf(1 - up * up) * (1 - .13f * low), w = angle - .4f * (1 - v) * step(1.0f, 2.3f, y);
        path.push_back({sinf(w) * r * side, y, cosf(w) * r * 1.04f - .15f});
      }
      lay(path, .12f, .3f, 26, 0, .04f);
    }
  }

  // Shoulder-length locs, parted in the middle.
  void locs() {
    for (int layer = 0; layer < 2; layer++) for (int side = -1; side < 2; side += 2) for (int i = 0; i < 15; i++) {
      float v = (i + .5f * layer) / 15.f, angle = mixf(1.06f, 3.1f, v) + spread(.04f);
      V root = scalp({.06f * side, 1.12f - .1f * v, 1.28f - 1.95f * v}, .03f + .06f * layer);
      float drop = -1.75f + .3f * layer + spread(.28f), out = 1.72f + .13f * layer;
      Path path{root};
      for (float y : {2.3f, 1.85f, 1.35f, .8f, .1f, mixf(.1f, drop, .5f), drop}) {
        float up = fmaxf(y - 1.0f, 0.f) / 1.95f, r = out * sqrtf(1 - up * up) * (1 + .05f * step(.5f, -1.5f, y)), w = angle - .45f * (1 - v) * step(1.0f, 2.3f, y);
        float sway = y < .5f ? .07f : 0;
        path.push_back({sinf(w) * r * side + spread(sway), y, cosf(w) * r * 1.04f - .14f + spread(sway)});
      }
      lay(path, .125f, .7f, 30, .07f, .06f);
    }
  }

  // Fine braids drawn back from the hairline to the nape, tied there, and falling over one shoulder.
  void braids() {
    V knot{.35f, -.75f, -1.5f};
    for (int i = 0; i < 26; i++) {
      float u = i / 25.f * 2 - 1, angle = u * 1.32f;
      V root = scalpAt(angle, hairlineHeight(fabsf(angle), a) + .04f, .02f);
      float side = u < 0 ? -1.f : 1.f, wide = fabsf(u);
      V crown = scalp({root.x * (1.02f + .1f * (1 - wide)), mixf(1.75f, .55f, wide * wide), mixf(.1f, -.35f, wide)}, .13f);
      V behind = scalp({(.15f + .95f * wide) * side, mixf(.75f, -.1f, wide), -1.4f}, .12f);
      lay({root, crown, behind, knot + V{spread(.2f), spread(.1f), 0}}, .1f, .9f, 34, .12f, .03f);
    }
    for (int i = 0; i < 16; i++) {
      float r = .26f * sqrtf(random()), w = random() * 6.28f;
      V o{r * cosf(w), 0, r * sinf(w)};
      lay({knot + o, knot + V{.75f, -.55f, .2f} + o, V{1.5f, -1.75f, -.35f} + o * 1.2f, V{1.72f, -2.6f, .35f} + o * 1.3f, V{1.66f, -3.5f + spread(.25f), .68f} + o * 1.4f}, .095f, .6f, 34, .13f);
    }
  }

  // Hair drawn up from all around into a wound knot.
  void topKnot() {
    V knot{0, 2.8f, -.4f};
    for (int i = 0; i < 84; i++) {
      float angle = i / 84.f * 6.2832f - 3.1416f, y = hairlineHeight(fabsf(angle), a) - .02f + spread(.03f);
      V root = scalpAt(angle, y, -.07f), mid = scalpAt(angle, mixf(y, 2.7f, .5f), .045f), high = scalpAt(angle, mixf(y, 2.75f, .85f), .1f);
      lay({root, mid, high, knot + V{sinf(angle) * .3f, -.05f, cosf(angle) * .3f}}, .07f, .9f, 14, 0, -.08f);
    }
    for (int i = 0; i < 9; i++) { // the winding: each lock runs half around the knot, over the one before
      Path coil;
      float phase = i * 2.1f, lean = .28f * sinf(i * 1.7f), up = mixf(-.26f, .3f, i / 8.f), wide = .7f * sqrtf(fmaxf(1 - up * up * 2.6f, .12f));
      for (int j = 0; j < 9; j++) {
        float w = phase + j * .6f, bulge = sinf(j / 8.f * 3.1416f);
        coil.push_back(knot + V{wide * (.75f + .25f * bulge) * cosf(w), .36f + up + lean * cosf(w) + .08f * bulge, wide * (.75f + .25f * bulge) * sinf(w)});
      }
      lay(coil, .21f, .5f, 18, 0);
    }
    pieces.push_back({knot + V{0, .15f, 0}, knot + V{0, .5f, 0}, .5f, .45f, 0});
  }
};

// The pieces, and for every cell of a grid the pieces that can touch it.
struct Growth {
  std::vector<Piece> pieces; std::vector<int> start; std::vector<unsigned short> near; std::vector<float> far;
  V low{-3.1f, -4.2f, -3.1f}; float cell = .16f; int nx = 39, ny = 54, nz = 34;
  void index() {
    float half = cell * .87f, reach = half + .16f;
    std::vector<std::vector<unsigned short>> cells(nx * ny * nz);
    far.assign(cells.size(), .45f); // nothing is noted further than this
    for (size_t i = 0; i < pieces.size(); i++) {
      const Piece& s = pieces[i];
      float around = half + .45f + fmaxf(s.ra, s.rb);
      V from = (V{fminf(s.a.x, s.b.x), fminf(s.a.y, s.b.y), fminf(s.a.z, s.b.z)} - low - V{around, around, around}) * (1 / cell);
      V to = (V{fmaxf(s.a.x, s.b.x), fmaxf(s.a.y, s.b.y), fmaxf(s.a.z, s.b.z)} - low + V{around, around, around}) * (1 / cell);
      for (int z = std::max(0, (int)from.z); z < std::min(nz, (int)to.z + 1); z++)
        for (int y = std::max(0, (int)from.y); y < std::min(ny, (int)to.y + 1); y++)
          for (int x = std::max(0, (int)from.x); x < std::min(nx, (int)to.x + 1); x++) {
            float d = cone(low + V{x + .5f, y + .5f, z + .5f} * cell, s.a, s.b, s.ra, s.rb);
            int at = (z * ny + y) * nx + x;
            far[at] = fminf(far[at], d - half);
            if (d < reach) cells[at].push_back((unsigned short)i);
          }
    }
    for (size_t i = 0; i < cells.size(); i++) {
      start.push_back((int)near.size());
      near.insert(near.end(), cells[i].begin(), cells[i].end());
      if (far[i] <= .1f) far[i] = -1;
    }
    start.push_back((int)near.size());
  }
};
inline Growth grow(const Person& a, int kind) {
  Barber b{a};
  switch (kind) {
    case SWEPT_BACK: b.swept(); break;
    case BOB: b.bob(); break;
    case LOCS: b.locs(); break;
    case BRAIDS: b.braids(); break;
    case TOPKNOT: b.topKnot(); break;
  }
  Growth g;
  g.pieces = b.pieces;
  g.index();
  return g;
}
