// Hair and beards. Coils and crops are textured shells over the skull; combed hair, locs and braids are locks (see grow.cuh).
#pragma once
#include "head.cuh"

// Above this height hair grows, by the angle around the head (0 in front, pi behind).
FN float hairlineHeight(float angle, const Person& a) {
  const float back = a.recede * .28f;
  const float line[][2] = {{0, 2.06f + back * .6f}, {.35f, 2.08f + back}, {.62f, 1.92f + back * 1.3f}, {.85f, 1.55f + back * .8f},
                           {1.0f, 1.12f}, {1.16f, .5f}, {1.42f, .4f}, {1.6f, .9f}, {1.95f, .7f}, {2.25f, -.1f}, {2.6f, -.42f}, {3.15f, -.5f}};
  return curve(angle, line, 12);
}
FN float aboveHairline(V q, const Person& a) {
  float angle = atan2f(fabsf(q.x), q.z + .1f);
  return q.y - hairlineHeight(angle, a) - .015f * sinf(q.x * 9.f + 1.f) * (q.z > 0);
}

// Where nothing grows, a shell of hair sinks safely below the skin.
FN float under(float dense) { return .025f * (1 - dense) + .5f * step(.2f, 0.f, dense); }

// Breaks up the edge of a growth, so that it ends in hairs and not in a line.
FN float ragged(float dense, V q) {
  return dense <= .02f || dense >= .98f ? dense : step(.2f, .8f, dense + .55f * (grain({q.x * 15, q.y * 9, q.z * 15}) - .5f));
}

FN float coils(V q, float size, float depth) {
  return depth * (.75f - cells(q * (1 / size))) + depth * .35f * (.75f - cells(q * (2.3f / size)));
}

// A crop or a fade. "temple" lifts the fade: 0 for a low one, 1 for a high one. The sides thin out into painted stubble.
FN float cropDensity(V q, const Person& a) {
  float line = step(-.02f, .34f + .22f * a.volume, aboveHairline(q, a));
  float side = step(.35f, .9f, fabsf(q.x) + fmaxf(-q.z, 0.f) * .6f);
  float rise = step(.2f + .85f * a.temple, 1.2f + 1.05f * a.temple, q.y);
  return line * mixf(1.f, rise, side * step(0.f, .05f, a.temple + .001f));
}
FN float crop(V q, const Person& a) {
  float dense = cropDensity(q, a), d = skull(q, a);
  if (d > .6f) return d - .35f;
  float top = step(1.5f, 2.5f, q.y);
  float thick = (.06f + .12f * a.volume * top + .05f * a.volume) * dense - under(dense);
  d = d - thick;
  return d < .2f ? d + coils(q, .13f, .035f) * dense : d;
}

FN float afro(V q, const Person& a) {
  float v = a.volume;
  V middle{0, 1.32f + .3f * v, -.35f};
  float d = ellipsoid(q, middle, {1.42f + .5f * v, 1.38f + .42f * v, 1.55f + .35f * v});
  d = smin(d, ellipsoid(q, {0, .55f, -.75f}, {1.3f + .52f * v, 1.15f + .2f * v, 1.1f + .3f * v}), .5f);
  if (d > .7f) return d - .3f;
  float angle = atan2f(fabsf(q.x), q.z + .1f);
  const float line[][2] = {{0, 2.02f}, {.3f, 2.0f}, {.6f, 1.85f}, {.82f, 1.5f}, {1.0f, 1.0f}, {1.2f, .45f}, {1.5f, .2f}, {2.0f, -.1f}, {3.15f, -.4f}};
  float cut = (curve(angle, line, 9) - .25f * (v - 1) * step(1.f, 1.4f, angle) - q.y) * .8f;
  d = smax(d, cut, .3f);
  if (d > .25f) return d;
  return d + coils(q, .2f + .06f * v, .1f);
}

FN Near nearestLock(V q, const Locks& k, float blend) { // the piece's number comes back as the material
  V g = (q - k.low) * (1 / k.cell);
  V size{(float)k.nx, (float)k.ny, (float)k.nz};
  V c{clampf(g.x, .01f, size.x - .01f), clampf(g.y, .01f, size.y - .01f), clampf(g.z, .01f, size.z - .01f)};
  float outside = len(g - c) * k.cell;
  if (outside > .2f) return {outside, -1};
  int i = ((int)c.z * k.ny + (int)c.y) * k.nx + (int)c.x;
  if (k.far[i] > 0) return {fmaxf(k.far[i], .02f) + outside, -1};
  Near r{1e9f, -1};
  float d = 1e9f, own = 1e9f; // pieces of one lock meet sharply, so that no joint shows; locks blend with each other
  int lock = -1;
  for (int j = k.start[i]; j < k.start[i + 1]; j++) {
    const Piece& s = k.pieces[k.near[j]];
    float e = cone(q, s.a, s.b, s.ra, s.rb);
    if (e < r.d) r = {e, k.near[j]};
    if (s.lock != lock) { d = smin(d, own, blend); own = e; lock = s.lock; }
    own = fminf(own, e);
  }
  return {smin(d, own, blend), r.m};
}

// Under the locks: a thin cap, so that no scalp shines through where hair is dense.
FN float lockCap(V q, const Person& a) {
  float dense = step(-.02f, .4f, aboveHairline(q, a));
  return skull(q, a) - (.045f * dense - under(dense));
}

FN float scalpHair(V q, const Person& a) {
  switch ((int)a.style) {
    case CROP: return crop(q, a);
    case AFRO: return afro(q, a);
    case LOCKS: return smin(lockCap(q, a), nearestLock(q, a.locks, .035f).d, .05f);
  }
  return 1e9f;
}

// Where a beard grows: below the cheek line, around the mouth, along the jaw up to the ear.
FN float beardDensity(V q, const Person& a) {
  V f = mirror(q);
  if (q.y > .8f || q.y < -2.2f) return 0;
  float base = noseBase(a);
  const float cheekline[][2] = {{0, base - .1f}, {.3f, base - .1f}, {.54f, -.2f}, {.74f, -.3f}, {.95f, -.14f}, {1.15f, .2f}, {1.35f, .75f}};
  Mouth m = mouthAt(f.x, a);
  float below = step(.05f, -.06f, f.y - curve(f.x, cheekline, 7));
  bool full = (int)a.beard == FULL_BEARD;
  float lips = full ? len2(f.x / (m.half * .8f), (f.y - m.line + .07f) / .12f) : len2(f.x / (m.half * .98f), (f.y - m.line + .02f) / .14f);
  float openMouth = f.z > .7f ? step(.85f, 1.1f, lips) : 1;
  float ear = step(-.28f, -.02f, q.z) * mixf(1.f, step(.75f, .1f, q.y), step(.9f, 1.15f, f.x));
  if ((int)a.beard == MOUSTACHE) {
    float t = f.x / .7f, middle = base - .27f + .03f * bump(t - .35f, .4f) - .2f * t * t, half = .135f * (1 - t * t) + .01f;
    return step(half + .035f, half - .045f, fabsf(f.y - middle)) * step(1.f, .85f, t) * step(.6f, .9f, f.z) * (1 - .35f * bump(f.x, .06f));
  }
  return ragged(below * ear * (full ? 1.f : step(-1.75f, -1.35f, q.y)), q) * openMouth;
}
// The moustache of a bearded man: two tapered lobes that part under the nose and hang past the corners of the mouth.
FN float moustache(V f, const Person& a) {
  bool full = (int)a.beard == FULL_BEARD;
  float base = noseBase(a), r = full ? .14f : .068f * a.beardlength;
  float drop = full ? .07f : -.02f;
  V start{.08f, base - .2f - drop, 1.47f}, bend{.38f, base - .29f - drop, 1.36f}, end{.68f, -.56f, 1.1f};
  return smin(cone(f, start, bend, r * .85f, r), cone(f, bend, end, r, r * .5f), .1f);
}
FN float beard(V q, const Person& a) {
  float d = skull(q, a);
  if (d > .8f) return d - .55f;
  float dense = beardDensity(q, a), thick;
  V f = mirror(q);
  d = smin(d, ellipsoid(q, {0, -.42f, 1.02f}, {.66f, .52f, .46f}), .4f);
  if ((int)a.beard == FULL_BEARD) {
    d = smin(d, ellipsoid(q, {0, -1.15f, .85f}, {.95f, .62f * a.beardlength, .62f}), .4f);
    thick = .12f + .1f * step(-.3f, -1.f, q.y);
  } else thick = (.075f + .035f * step(-.6f, -1.1f, q.y)) * a.beardlength;
  d -= thick * dense - under(dense);
  if ((int)a.beard != MOUSTACHE) d = smin(d, moustache(f, a), .09f);
  if (d > .2f) return d;
  bool full = (int)a.beard == FULL_BEARD;
  V t = full ? V{q.x * 6.f + q.y * q.x, q.y * 3.2f, q.z * 5.f} : V{q.x * 9.f, q.y * 6.f, q.z * 9.f};
  return d + (full ? .07f : .035f) * (.8f - cells(t)) * dense;
}
