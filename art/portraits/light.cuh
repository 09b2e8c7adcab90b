// The studio: its lights, the camera and the paths that light takes. Also a quick draft for machines without a GPU.
#pragma once
#include "paint.cuh"

struct Random {
  unsigned s;
  FN float next() { s = s * 747796405u + 2891336453u; unsigned w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737u; return ((w >> 22) ^ w) * 2.3283064e-10f; }
};
struct Sample { V light; float cover; V albedo, normal; };

FN V surfaceNormal(V p, const Person& a, float e) { // four taps of a tetrahedron
  V n{0, 0, 0};
  for (int i = 0; i < 4; i++) {
    V k{(i == 0 || i == 3) ? 1.f : -1.f, (i == 1 || i == 3) ? 1.f : -1.f, (i == 2 || i == 3) ? 1.f : -1.f};
    n = n + k * figure(p + k * e, a).d;
  }
  return norm(n);
}
FN bool march(V o, V d, const Person& a, float tmax, float& t, int& m, int steps) {
  for (int i = 0; i < steps; i++) {
    Near r = figure(o + d * t, a);
    if (r.d < .0006f * (1 + .06f * t)) { m = r.m; return true; }
    t += r.d * .72f;
    if (t > tmax) return false;
    if (i == steps - 1 && r.d < .03f) { m = r.m; return true; } // grazed a rim
  }
  return false;
}

// A large soft key from the upper left, a warm fill, two rims from behind, and the backdrop's own glow.
FN V studio(V d, const Person& a) {
  float key = fmaxf(dot(d, norm({-.52f, .5f, .69f})), 0.f), fill = fmaxf(dot(d, norm({.75f, .05f, .66f})), 0.f);
  float rimRight = fmaxf(dot(d, norm({.86f, .3f, -.42f})), 0.f), rimLeft = fmaxf(dot(d, norm({-.8f, .42f, -.44f})), 0.f);
  V s = mixv(V{.18f, .18f, .185f}, a.back * .32f, .35f);
  s = s + V{1.f, .95f, .87f} * (3.3f * powf(key, 7.f));
  s = s + V{1.f, .9f, .8f} * (.42f * powf(fill, 4.f));
  s = s + V{.82f, .92f, 1.f} * (1.7f * powf(rimRight, 10.f));
  s = s + V{1.f, .93f, .84f} * (1.5f * powf(rimLeft, 12.f));
  return s + V{.2f, .21f, .23f} * fmaxf(d.y, 0.f);
}
// The window that shines in the eyes.
FN float window(V d) {
  V l = norm({-.42f, .5f, .76f});
  float across = dot(d, norm({.87f, 0, .48f})) , k = dot(d, l);
  float up = d.y - l.y, side = across - dot(l, norm({.87f, 0, .48f}));
  return k > 0 ? step(.17f, .13f, fabsf(side)) * step(.2f, .16f, fabsf(up)) : 0;
}

struct Finish { float mirror, rough; };
FN Finish finishOf(int m) {
  switch (m) {
    case SKIN: return {.03f, .4f};
    case HAIR: return {.016f, .45f};
    case BEARD: return {.012f, .5f};
    case EYE: return {.0f, 1.f};
    case FRAME: return {.05f, .15f};
    case METAL: return {.6f, .22f};
    case TIE: return {.03f, .4f};
    case BUTTON: return {.05f, .2f};
  }
  return {.0f, 1.f};
}

FN void frameOf(V n, V& t, V& b) {
  float s = n.z >= 0 ? 1.f : -1.f, k = -1 / (s + n.z), c = n.x * n.y * k;
  t = {1 + s * n.x * n.x * k, s * c, -s * n.x};
  b = {c, s + n.y * n.y * k, -n.y};
}
FN V aroundAxis(V n, float radius, float turn, float height) {
  V t, b;
  frameOf(n, t, b);
  return norm(t * (radius * cosf(turn)) + b * (radius * sinf(turn)) + n * height);
}

// Camera: 21 units away, the eye line at the same height for everybody.
#define CAMERA_HALF_HEIGHT .2045f
FN void cameraRay(float u, float v, float aspect, V& o, V& d) {
  o = {0, .2f, 21.f};
  d = norm({(u * 2 - 1) * CAMERA_HALF_HEIGHT * aspect, (1 - v * 2) * CAMERA_HALF_HEIGHT - .0035f, -1});
}

// Light that enters skin leaves a little further on: red travels furthest. Moves the point and tints the path.
FN void bleed(V& p, V& n, V& through, const Person& a, Random& r) {
  if (r.next() < .55f) { through = through * V{.80f, 1.08f, 1.15f}; return; }
  through = through * V{1.245f, .902f, .817f};
  V t, b;
  frameOf(n, t, b);
  float radius = .16f * sqrtf(-logf(1 - .98f * r.next())), turn = 6.2832f * r.next();
  V q = p + t * (radius * cosf(turn)) + b * (radius * sinf(turn));
  for (int i = 0; i < 2; i++) q = q - surfaceNormal(q, a, .02f) * figure(q, a).d;
  Near at = figure(q, a);
  if (at.m == SKIN && fabsf(at.d) < .03f) { p = q; n = surfaceNormal(q, a, .02f); }
}

FN Sample trace(V o, V d, const Person& a, Random& r, float u1, float u2) {
  Sample out{{0, 0, 0}, 0, {0, 0, 0}, {0, 0, 0}};
  V through{1, 1, 1};
  for (int bounce = 0; bounce < 4; bounce++) {
    float t = bounce ? .012f : 12.f; int m = NOTHING;
    if (!march(o, d, a, bounce ? 14.f : 30.f, t, m, bounce ? 70 : 180)) {
      if (bounce) out.light = out.light + through * studio(d, a);
      break;
    }
    V p = o + d * t, n = surfaceNormal(p, a, m == SKIN ? .003f : .0018f), c = colourAt(p, m, a);
    if (dot(n, d) > 0) n = n - d * (1.02f * dot(n, d)), n = norm(n);
    if (!bounce) { out.cover = 1; out.albedo = c; out.normal = n; }
    Finish s = finishOf(m);
    V reflected = d - n * (2 * dot(n, d));
    if (m == EYE && !bounce) out.light = out.light + V{1, .98f, .94f} * (1.1f * window(reflected)) + c * .16f;
    float fresnel = s.mirror + (1 - s.mirror) * (m == SKIN ? .4f : .25f) * powf(clampf(1 + dot(n, d), 0.f, 1.f), 5.f) * (s.rough < 1);
    float chance = clampf(fresnel * 3, 0.f, .75f);
    if (fresnel > 0 && r.next() < chance) {
      through = through * (fresnel / chance) * (m == METAL ? c * 1.2f : V{1, 1, 1});
      d = aroundAxis(reflected, s.rough * sqrtf(bounce ? r.next() : u2), 6.2832f * (bounce ? r.next() : u1), 1.f);
      if (dot(d, n) < .02f) d = norm(d + n * (.05f - dot(d, n)));
    } else {
      through = through * c * ((1 - fresnel) / (1 - (fresnel > 0 ? chance : 0.f)));
      if (m == SKIN && !bounce) bleed(p, n, through, a, r);
      float u = bounce ? r.next() : u2, turn = 6.2832f * (bounce ? r.next() : u1);
      d = aroundAxis(n, sqrtf(u), turn, sqrtf(1 - u));
    }
    o = p + n * .006f;
  }
  float top = fmaxf(out.light.x, fmaxf(out.light.y, out.light.z));
  if (top > 5) out.light = out.light * (5 / top);
  return out;
}

// One pixel of the finished picture: samples spread evenly over the pixel and the hemisphere.
FN void exposePixel(int x, int y, int W, int H, int samples, const Person& a, Sample& sum) {
  Random r{hash(x + y * W + 77)};
  float s1 = r.next(), s2 = r.next(), s3 = r.next(), s4 = r.next();
  sum = {{0, 0, 0}, 0, {0, 0, 0}, {0, 0, 0}};
  for (int i = 0; i < samples; i++) {
    float j1 = s1 + i * .8566749f, j2 = s2 + i * .7338918f, j3 = s3 + i * .6287067f, j4 = s4 + i * .5385973f;
    V o, d;
    cameraRay((x + j1 - floorf(j1)) / W, (y + j2 - floorf(j2)) / H, (float)W / H, o, d);
    Sample s = trace(o, d, a, r, j3 - floorf(j3), j4 - floorf(j4));
    float k = 1.f / samples;
    sum.light = sum.light + s.light * k; sum.cover += s.cover * k;
    sum.albedo = sum.albedo + s.albedo * k; sum.normal = sum.normal + s.normal * k;
  }
}

// A draft pixel: direct light with soft shadows and a guess at the rest.
FN float shade(V p, V n, V l, const Person& a) {
  float k = 1, t = .08f;
  for (int i = 0; i < 14 && t < 4; i++) { float d = figure(p + n * .02f + l * t, a).d; k = fminf(k, .5f + 3 * d / t); t += clampf(d, .06f, .5f); if (k <= 0) return 0; }
  return k;
}
FN void draftPixel(int x, int y, int W, int H, const Person& a, Sample& out) {
  V o, d;
  cameraRay((x + .5f) / W, (y + .5f) / H, (float)W / H, o, d);
  out = {{0, 0, 0}, 0, {0, 0, 0}, {0, 0, 0}};
  float t = 14; int m = NOTHING;
  if (!march(o, d, a, 30, t, m, 130)) return;
  V p = o + d * t, n = surfaceNormal(p, a, .003f), c = colourAt(p, m, a);
  V key = norm({-.52f, .5f, .69f}), rim = norm({.86f, .3f, -.42f});
  float open = 0;
  for (int i = 1; i < 5; i++) open += figure(p + n * (.13f * i), a).d / (.13f * i) * .25f;
  open = clampf(open, 0.f, 1.f);
  V l = V{1, .95f, .87f} * (.85f * fmaxf(dot(n, key) * .8f + .2f, 0.f) * clampf(shade(p, n, key, a), 0.f, 1.f));
  l = l + V{.34f, .33f, .34f} * open * (.8f + .3f * n.y) + V{.8f, .92f, 1} * (.35f * fmaxf(dot(n, rim), 0.f) * open);
  V e = d - n * (2 * dot(n, d));
  V gloss = V{1, 1, 1} * (finishOf(m).mirror * 2.5f * powf(fmaxf(dot(e, key), 0.f), 12.f) * open + (m == EYE ? window(e) : 0));
  out = {c * l + gloss, 1, c, n};
}
