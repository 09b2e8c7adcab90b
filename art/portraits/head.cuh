// The head: skull and jaw, nose, mouth, eyelids, ears, the lines of age.
// The head's frame looks along +z with y up; the pupils stand at y = 0.9, the chin near -1.35.
#pragma once
#include "person.cuh"

// The proportions of a face: everything on the head is built in this warped space.
FN V faceSpace(V h, const Person& a) {
  float y = h.y < .9f ? .9f + (h.y - .9f) / a.length : h.y;
  return {h.x / a.width, y, h.z};
}
FN V fromFaceSpace(V q, const Person& a) {
  float y = q.y < .9f ? .9f + (q.y - .9f) * a.length : q.y;
  return {q.x * a.width, y, q.z};
}

// Cranium, face, jaw and chin, without features: what hair and beard grow on.
FN float skull(V q, const Person& a) {
  V f = mirror(q);
  float d = ellipsoid(q, {0, 1.12f, -.22f}, {1.5f, 1.74f, 1.78f});
  d = smin(d, ellipsoid(q, {0, .2f, .3f}, {1.2f * a.cheek, 1.42f, 1.2f}), .5f);
  d = smin(d, cone(f, {.86f * a.jaw, -.32f, .1f}, {.24f * a.chin, -1.0f, .98f}, .36f, .32f), .45f);
  d = smin(d, ellipsoid(q, {0, -1.06f, 1.08f}, {.4f * a.chin, .3f, .32f}), .35f);
  return d;
}

FN float cheeks(float d, V f, const Person& a) {
  d = smin(d, ellipsoid(f, {.8f, .4f, .9f}, {.44f, .32f, .42f}), .4f);
  float apple = .86f + .18f * a.smile;
  return smin(d, ellipsoid(f, {.72f, .06f + .07f * a.smile, 1.02f}, V{.37f, .31f, .34f} * apple * a.cheek), .34f);
}

FN float browRidge(float d, V f, const Person& a) {
  return smin(d, capsule(f, {0, 1.29f, 1.33f}, {.9f, 1.27f, 1.02f}, .13f + .07f * a.ridge), .3f);
}

FN float noseBase(const Person& a) { return .9f - .9f * a.noselength; }

FN float nose(float d, V q, const Person& a) {
  V f = mirror(q);
  float base = noseBase(a), w = a.nosewidth, b = a.nosebridge;
  d = smin(d, cone(q, {0, 1.08f, 1.3f + .06f * b}, {0, base + .34f, 1.56f + .07f * b}, .1f + .03f * w, .13f + .04f * w), .2f);
  d = smin(d, ellipsoid(q, {0, base + .2f, 1.68f + .05f * b}, V{.19f * w + .02f, .175f, .2f} * a.nosetip), .16f);
  d = smin(d, ellipsoid(f, {.235f * w, base + .12f, 1.54f}, {.125f * w, .125f, .17f}), .11f);
  return smax(d, -ellipsoid(f, {.12f * w, base + .0f, 1.66f}, {.066f * w, .045f, .08f}), .05f);
}

// The mouth in the plane of the face: the line between the lips and the outlines of both.
struct Mouth { float line, top, bottom, half; };
FN Mouth mouthAt(float x, const Person& a) {
  float half = .5f * a.mouth * (1 + .1f * a.smile), t = clampf(x / half, 0.f, 1.15f), t2 = t * t;
  float y = -.5f + .2f * a.smile * t2 * (.45f + .55f * t) - .025f * (1 - t2);
  float taper = clampf(1 - t2, 0.f, 1.f), bow = .028f * bump(t - .22f, .26f) - .02f * bump(t, .16f);
  return {y, y + (.125f * a.upperlip * (1 - .25f * a.smile) * taper + bow * a.upperlip), y - .165f * a.lowerlip * taper * (.6f + .4f * taper), half};
}
// How much of a point is lip: 0 to 1, softly edged.
FN float lipMask(V f, const Person& a) {
  Mouth m = mouthAt(f.x, a);
  return step(.025f, -.02f, f.y - m.top) * step(.03f, -.02f, m.bottom - f.y) * step(m.half + .02f, m.half - .06f, f.x) * step(.9f, 1.1f, f.z);
}
FN float mouth(float d, V f, const Person& a) {
  d = smin(d, ellipsoid(f, {0, -.42f, 1.02f}, {.66f, .52f, .46f}), .4f);
  if (f.z < .9f || f.y > .1f || f.y < -1.1f) return d;
  Mouth m = mouthAt(f.x, a);
  float fade = step(m.half + .04f, m.half * .5f, f.x);
  float up = m.top - m.line + .02f, low = m.line - m.bottom + .02f;
  float out = .085f * a.upperlip * bump(f.y - m.line - up * .42f, up * .85f) * step(.03f, .1f, up)
            + .115f * a.lowerlip * bump(f.y - m.line + low * .5f, low * .85f) * step(.03f, .12f, low);
  float crease = .06f * bump(f.y - m.line, .06f) * step(m.half + .03f, m.half - .16f, f.x);
  float corner = .018f * bump(len2(f.x - m.half - .03f, f.y - mouthAt(m.half, a).line), .2f) * (.4f + .7f * a.smile);
  float philtrum = .014f * bump(f.x, .1f) * step(m.top, m.top + .1f, f.y) * step(.02f, -.1f, f.y);
  return d - out * fade + crease + corner + philtrum;
}

// Grooves that a smile and the years leave. Each is a soft line in the plane of the face.
FN float groove(float x, float y, float ax, float ay, float bx, float by, float bend, float w) {
  float ex = bx - ax, ey = by - ay, l = len2(ex, ey), t = ((x - ax) * ex + (y - ay) * ey) / (l * l);
  float s = ((x - ax) * -ey + (y - ay) * ex) / l - bend * t * (1 - t) * 4;
  return bump(s, w) * step(-.12f, .15f, t) * step(1.08f, .55f, t);
}
FN float ageLines(V f, V q, const Person& a) {
  if (f.z < .3f) return 0;
  float base = noseBase(a), s = 0, old = a.age;
  s += (.014f + .022f * old + .016f * a.smile) * groove(f.x, f.y, .3f * a.nosewidth + .04f, base + .12f, .8f * a.mouth, -.6f, -.06f, .14f);
  s += .02f * old * groove(f.x, f.y, .38f, .6f, .88f, .66f, -.07f, .09f);
  if (old > .35f) {
    float o = old - .25f;
    for (int i = 0; i < 3; i++) {
      float y = 1.68f + .19f * i + .035f * sinf(q.x * 3.f + i * 2.1f);
      s += .02f * o * bump(f.y - y, .06f) * step(.85f - .1f * i, .45f, f.x);
    }
    for (int i = -1; i < 2; i++) s += .02f * o * groove(f.x, f.y, 1.02f, .86f + .07f * i, 1.25f, .86f + .17f * i, 0, .04f);
    s += .018f * o * groove(f.x, f.y, .62f * a.mouth, -.62f, .64f, -.92f, .03f, .1f);
  }
  return s;
}

// Eyes: a ball, and lids that lie on it and leave a lens-shaped opening.
#define EYE_RADIUS .335f
FN V eyeCentre(const Person& a) { return {.6f * a.eyespace, .9f, 1.06f}; }
struct Opening { float upper, lower; };   // signed: below zero inside
FN Opening eyeOpening(V f, const Person& a) {
  V e = eyeCentre(a);
  float x = f.x - e.x, y = f.y - e.y - a.eyetilt * x, half = .3f * a.eye, t = x / half, t2 = fminf(t * t, 4.f);
  float top = (.178f - .06f * a.lid) * a.eye, low = (.138f - .035f * a.smile) * a.eye;
  return {y - top * (1 - t2 * (.78f + .22f * t2)), -low * (1 - t2) - y};
}
FN float eyelids(float d, V f, const Person& a) {
  V e = eyeCentre(a);
  d = smax(d, -ellipsoid(f, {e.x, .9f, 1.66f}, {.42f, .27f, .42f}), .22f);
  Opening o = eyeOpening(f, a);
  float hole = fmaxf(o.upper, o.lower), shell = len(f - e) - EYE_RADIUS;
  float thick = .05f + .022f * step(.16f, .0f, o.upper) * (o.upper > -.02f);
  float lids = smax(shell - thick, -hole * .85f, .035f);
  float crease = .028f * bump(o.upper - .15f, .05f) * step(.42f, .2f, fabsf(f.x - e.x));
  return smin(d, lids, .07f) + crease;
}
FN float eyeball(V f, const Person& a) { return len(f - eyeCentre(a)) - EYE_RADIUS; }

// Eyebrows: a tapered arch, raised a little and painted.
FN float browMask(V f, const Person& a) {
  float t = (f.x - .26f) / .78f, bx = clampf(t, 0.f, 1.f);
  float y = 1.325f + a.browheight + .13f * a.browarch * sinf(bx * 2.3f) - .13f * bx * bx;
  float thick = a.brow * (.085f - .055f * bx * bx);
  return step(thick, thick * .25f, fabsf(f.y - y)) * step(-.1f, .13f, t) * step(1.04f, .85f, t) * step(.5f, .8f, f.z);
}

FN float ears(float d, V f, const Person& a) {
  V p = f - V{1.5f, .47f, -.22f};
  p = {p.x * .88f + p.z * .47f, p.y, p.z * .88f - p.x * .47f};
  p = {p.x, p.y * .98f + p.z * .2f, p.z * .98f - p.y * .2f};
  p = p * (1 / a.ear);
  float rim = ellipsoid(p, {.05f, .08f, 0}, {.15f, .46f, .3f});
  rim = smax(rim, -ellipsoid(p, {.2f, .12f, .04f}, {.12f, .3f, .17f}), .07f);
  rim = smin(rim, ellipsoid(p, {.06f, -.34f, .06f}, {.12f, .17f, .15f}), .1f);
  return smin(d, rim * a.ear, .1f);
}

FN float neck(float d, V q, const Person& a) {
  float r = .8f * a.neck;
  float n = cone(q, {0, -3.6f, -.55f}, {0, -.4f, -.3f}, r * 1.08f, r);
  return smin(d, n, .28f + .25f * a.bulk);
}

// The whole face of skin.
FN float face(V q, const Person& a) {
  V f = mirror(q);
  float d = skull(q, a);
  if (d > .6f) return fminf(d - .3f, neck(d, q, a));
  d = cheeks(d, f, a);
  d = browRidge(d, f, a);
  d = mouth(d, f, a);
  d = eyelids(d, f, a);
  d = nose(d, q, a);
  d += ageLines(f, q, a);
  d -= .03f * browMask(f, a);
  d = ears(d, f, a);
  return neck(d, q, a);
}
