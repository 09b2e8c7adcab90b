// Paths: how much light reaches the camera along a ray, and what the denoiser needs to know of the first thing it meets.
#pragma once
#include "path.h"

struct First { Vec albedo, normal; };

struct Shaded { Vec position, normal, colour, glow; float gloss, roughness; };

HD Shaded shade(const Scene& s, const Hit& h, Vec o, Vec d) {
  const Triangle& t = s.triangles[h.triangle];
  const Shading& sh = s.shadings[h.triangle];
  const Instance& in = s.instances[h.instance];
  const Material& m = s.materials[sh.material];
  Vec flat = normalize(cross(t.e1, t.e2)), p = t.a + t.e1 * h.u + t.e2 * h.v;
  Vec n = sh.n0 * (1 - h.u - h.v) + sh.n1 * h.u + sh.n2 * h.v;
  Surface surface = surfaceAt(m, m.slot ? in.slots[m.slot - 1] : m.colour, p, flat);
  n = normalize(n + surface.tilt);
  const float* k = in.inverse;
  auto toWorld = [&](Vec v) { return normalize(Vec{k[0] * v.x + k[4] * v.y + k[8] * v.z, k[1] * v.x + k[5] * v.y + k[9] * v.z, k[2] * v.x + k[6] * v.y + k[10] * v.z}); };
  Vec flatWorld = toWorld(flat), normal = toWorld(n);
  if (dot(flatWorld, d) > 0) flatWorld = flatWorld * -1.f;
  // A leaf is lit as part of its crown, from whichever side it is seen; other surfaces face the viewer.
  bool leaf = m.pattern == LEAF;
  if (!leaf && dot(normal, flatWorld) < 0) normal = normal * -1.f;
  Shaded out{o + d * h.t + (leaf ? normal * .04f : flatWorld * 2e-3f), normal, surface.colour, m.glow * (m.lamp ? s.frame.lamps : 1.f), m.gloss, m.roughness};
  const Frame& f = s.frame;
  if (f.snow > 0 && largest(m.glow) == 0 && m.pattern != WATER) {
    Vec w = out.position;
    float lies = smooth(.35f, .75f, flatWorld.y + .25f * (fractal(w.x * .5f, w.z * .5f) - .5f)) * f.snow;
    if (m.trodden == 1) lies *= .25f + .5f * noise(w.x * .8f, w.z * .8f);  // trodden: streets and paths show through
    out.colour = mix(out.colour, Vec{.86f, .89f, .93f}, lies);
    out.gloss *= 1 - lies;
  }
  if (f.wet > 0 && flatWorld.y > .9f) {
    out.gloss = fmaxf(out.gloss, f.wet * (m.trodden == 1 ? .35f : .08f));
    out.roughness = .05f + .1f * noise(out.position.x, out.position.z);
    out.colour = out.colour * (1 - .45f * f.wet);
  }
  return out;
}

// One shadow ray towards a lamp, chosen among a few by what it would give here if nothing stood between.
HD Vec lampLight(const Scene& s, Sampler& r, Vec p, Vec n) {
  float total = 0, chosenWeight = 0;
  Vec chosen{0, 0, 0}, towards{0, 0, 0};
  float distance = 0;
  const int CANDIDATES = 4;
  for (int c = 0; c < CANDIDATES; c++) {
    float pick = r.one() * s.lightPower;
    int lo = 0, hi = s.lightCount - 1;
    while (lo < hi) { int mid = (lo + hi) / 2; if (s.lights[mid].cumulative < pick) lo = mid + 1; else hi = mid; }
    const Light& l = s.lights[lo];
    float a = sqrtf(r.one()), b = r.one();
    Vec q = l.a + l.e1 * (a * (1 - b)) + l.e2 * (a * b), to = q - p;
    float d2 = dot(to, to), dist = sqrtf(d2);
    Vec dir = to * (1 / dist);
    float cosHere = dot(n, dir), cosThere = -dot(l.normal, dir);
    if (cosHere <= 0 || cosThere <= 0 || d2 < 1e-4f) continue;
    float chance = luminance(l.glow) / s.lightPower;  // per unit of area
    Vec gives = l.glow * (cosHere * cosThere / (d2 * 3.14159f));
    float weight = luminance(gives) / chance;
    total += weight;
    if (r.one() * total < weight) { chosen = gives; chosenWeight = luminance(gives); towards = dir; distance = dist; }
  }
  if (total <= 0 || blocked(s, p, towards, distance - 5e-3f)) return {0, 0, 0};
  return chosen * (total / CANDIDATES / chosenWeight);
}

HD Vec cosineAround(Vec n, float a, float b) {
  Vec t, u;
  frameOf(n, t, u);
  float r = sqrtf(a), w = 6.2831853f * b;
  return normalize(t * (r * cosf(w)) + u * (r * sinf(w)) + n * sqrtf(fmaxf(0.f, 1 - a)));
}

HD Vec sunlight(const Scene& s, Sampler& r, Vec p, Vec n) {
  const Frame& f = s.frame;
  float a, b;
  r.pair(a, b);
  if (largest(f.sun) <= 0) return {0, 0, 0};
  Vec t, u;
  frameOf(f.sunDirection, t, u);
  float z = 1 - a * (1 - f.sunSpread), q = sqrtf(fmaxf(0.f, 1 - z * z)), w = 6.2831853f * b;
  Vec d = normalize(f.sunDirection * z + t * (q * cosf(w)) + u * (q * sinf(w)));
  float c = dot(n, d);
  if (c <= 0 || blocked(s, p, d, 1e9f)) return {0, 0, 0};
  return f.sun * c;
}

HD Vec pathLight(const Scene& s, Sampler& r, Vec o, Vec d, First& first) {
  const Frame& f = s.frame;
  Vec through{1, 1, 1}, sum{0, 0, 0};
  bool seesGlow = true;
  float fade = 0;
  for (int bounce = 0; bounce < (int)f.depth; bounce++) {
    Hit h{1e9f, 0, 0, -1, -1};
    float toFloor = d.y < 0 ? (f.floorY - o.y) / d.y : 1e9f;
    if (toFloor < 1e-3f) toFloor = 1e9f;
    h.t = fminf(h.t, toFloor);
    Shaded at;
    if (intersect(s, o, d, h, false)) at = shade(s, h, o, d);
    else if (toFloor >= 1e9f) { sum = sum + through * (bounce ? skyAt(f, d) : f.backdrop); break; }
    else if (bounce) { sum = sum + through * s.openSky * .7f; break; }
    else {
      Vec p = o + d * toFloor;
      fade = smooth(f.fadeFrom, f.fadeTo, sqrtf(p.x * p.x + p.z * p.z));
      if (fade >= 1) return f.backdrop;
      // Unshaded, this floor returns the backdrop exactly; only shadows and bounced colour show.
      at = {p + Vec{0, 2e-3f, 0}, {0, 1, 0}, f.backdrop / s.openSky, {0, 0, 0}, 0, 0};
      first = {{1, 1, 1}, {0, 1, 0}};
    }
    bool lamp = largest(at.glow) > 0;
    if (lamp && seesGlow) sum = sum + through * at.glow * (bounce ? fminf(1.f, 1.5f / largest(at.glow)) : 1.f);
    if (bounce == 0 && h.triangle >= 0) first = {lamp ? Vec{1, 1, 1} : at.colour, at.normal};
    float fresnel = at.gloss > 0 ? at.gloss + (1 - at.gloss) * powf(1 - fmaxf(0.f, -dot(at.normal, d)), 5.f) : 0;
    float pick, spare;
    r.pair(pick, spare);
    float a, b;
    r.pair(a, b);
    if (pick < fresnel) {
      Vec mirror = d - at.normal * (2 * dot(at.normal, d)), t, u;
      frameOf(mirror, t, u);
      float q = at.roughness * sqrtf(a), w = 6.2831853f * b;
      o = at.position;
      d = normalize(mirror + t * (q * cosf(w)) + u * (q * sinf(w)));
      seesGlow = true;
      continue;
    }
    through = through * at.colour;
    Vec direct = sunlight(s, r, at.position, at.normal);
    bool lamps = s.lightCount > 0 && bounce < 2;  // further on, a lamp adds little and costs much
    if (lamps) direct = direct + lampLight(s, r, at.position, at.normal);
    sum = sum + through * direct;
    seesGlow = s.lightCount == 0;
    o = at.position;
    d = cosineAround(at.normal, a, b);
    if (bounce > 1) {
      float keep = fminf(.95f, largest(through));
      if (r.one() > keep) break;
      through = through * (1 / keep);
    }
  }
  float peak = largest(sum);
  if (peak > 14) sum = sum * (14 / peak);
  return mix(sum, f.backdrop, fade);
}
