// The whole figure as one field, and the colour of every point on it.
#pragma once
#include "dress.cuh"
#include "hair.cuh"

FN V turned(V p, float angle) { float c = cosf(angle), s = sinf(angle); return {c * p.x - s * p.z, p.y, s * p.x + c * p.z}; }
// The head turns about the neck, tilts and nods.
FN V toHead(V p, const Person& a) {
  V h = turned(p, a.turn);
  float ct = cosf(a.tilt), st = sinf(a.tilt), cn = cosf(a.nod), sn = sinf(a.nod);
  h = {ct * h.x - st * (h.y + 1), st * h.x + ct * (h.y + 1) - 1, h.z};
  return {h.x, cn * (h.y - .9f) - sn * h.z + .9f, sn * (h.y - .9f) + cn * h.z};
}
FN V directionToHead(V d, const Person& a) { return toHead(d, a) - toHead({0, 0, 0}, a); }
FN V toBody(V p, const Person& a) {
  V b = turned(p, a.bodyturn);
  b.y -= .42f - a.necklength;
  return b;
}

FN Near figure(V p, const Person& a) {
  Near r{1e9f, NOTHING};
  float nearHead = len(p - V{0, .6f, -.3f}) - 3.6f;
  float body = 1e9f;
  if (p.y < .2f) body = dress(r, toBody(p, a), a); else put(r, p.y + .9f, TOP);
  if (nearHead > .5f) { put(r, fminf(nearHead, body), SKIN); return r; }
  V q = faceSpace(toHead(p, a), a), f = mirror(q);
  bool bareNeck = a.outfit == BLAZER || a.outfit == WORKJACKET || a.outfit == COAT || a.outfit == SCOOP;
  put(r, smin(face(q, a), body, bareNeck ? .45f : .03f), SKIN);
  put(r, eyeball(f, a), EYE);
  if (a.style > 0) put(r, scalpHair(q, a), HAIR);
  if (a.beard > 0) put(r, beard(q, a), BEARD);
  if (a.glasses > 0) put(r, glasses(q, f, a), FRAME);
  if (a.earring > 0) put(r, earrings(f, a), METAL);
  return r;
}

FN V hairColour(V q, const Person& a) {
  float grey = a.greying, shade = grain(q * 11.f), streak = grain(q * 4.f);
  if ((int)a.style == LOCKS) { // streaks run along the locks: back over the head, or down
    V along = a.cut == SWEPT_BACK ? V{1, .5f, .16f} : V{1, .12f, 1};
    shade = grain(q * along * 13.f);
    streak = grain(q * along * 5.f);
  }
  float side = .45f * step(.9f, 1.5f, fabsf(q.x)) * step(2.f, .9f, q.y);
  float t = .05f + .83f * step(.74f, .26f, (streak * .6f + shade * .4f) - (grey - .5f) * 1.1f - side * (grey > 0 && grey < 1));
  return mixv(a.hair, a.grey, grey >= 1 ? 1.f : grey <= 0 ? 0.f : t) * (.86f + .28f * shade);
}
FN V beardColour(V q, const Person& a) {
  float t = .1f + .8f * step(.8f, .2f, grain({q.x * 7, q.y * 3, q.z * 7}) - (a.beardgrey - .5f) * 1.1f - .12f * step(-.6f, -1.1f, q.y));
  return mixv(a.hair, a.grey, a.beardgrey >= 1 ? 1.f : a.beardgrey <= 0 ? 0.f : t);
}

FN V skinColour(V q, const Person& a) {
  V f = mirror(q), c = a.skin;
  float base = noseBase(a);
  V warm = c * V{1.16f, .86f, .84f};
  float flush = bump(len2(f.x - .78f, f.y - .2f), .55f) * .6f + bump(len(f - V{0, base + .2f, 1.8f}), .45f) * .45f + step(1.38f, 1.6f, f.x) * .5f;
  c = mixv(c, warm, clampf(flush * a.blush, 0.f, 1.f) * (f.z > -.5f));
  float socket = bump(len2((f.x - .62f) * .8f, f.y - .92f), .42f) * step(.6f, 1.f, f.z);
  c = c * (1 - .1f * socket);
  V lips = c * mixv(V{1.32f, .98f, .98f}, V{.92f, .62f, .61f}, step(.03f, .3f, c.y)) + V{.018f, .006f, .006f}; // deep skin has lips lighter than itself
  lips = mixv(lips, V{.42f, .08f, .07f}, a.lipstick * .5f);
  Mouth m = mouthAt(f.x, a);
  float lip = lipMask(f, a);
  c = mixv(c, lips * (f.y > m.line ? .9f : 1.06f), lip * .9f);
  c = c * (1 - .5f * bump(f.y - m.line, .022f) * step(m.half + .05f, m.half - .05f, f.x) * (f.z > .9f));
  if (f.z > .8f && fabsf(f.y - .9f) < .4f) { // lash line
    Opening o = eyeOpening(f, a);
    float onLid = step(.12f, .06f, len(f - eyeCentre(a)) - EYE_RADIUS);
    float upper = step(.032f + .03f * a.lash, .012f, o.upper) * step(.35f, .3f, fabsf(f.x - eyeCentre(a).x)) * (o.lower < .02f);
    c = mixv(c, V{.012f, .009f, .008f}, clampf(upper * onLid * (.7f + .4f * a.lash), 0.f, 1.f));
    float lower = step(.03f, .0f, o.lower) * (o.upper < .0f);
    c = mixv(c, c * V{.62f, .5f, .5f}, lower * onLid * .8f);
  }
  float brow = browMask(f, a);
  V browColour = mixv(mixv(a.hair, c, .12f), a.grey, a.greying >= 1 ? .75f : a.greying * .22f);
  c = mixv(c, browColour, brow * .94f);
  float stubble = 0;
  if ((int)a.style == CROP) stubble = .8f * ragged(step(-.1f, .2f, aboveHairline(q, a)), q) * step(-.1f + .6f * a.temple, .7f + .7f * a.temple, q.y + .6f * step(1.f, .2f, f.x));
  if ((int)a.style == AFRO || (int)a.style == LOCKS) stubble = ((int)a.style == AFRO ? .5f : .3f) * step(-.08f, .1f, aboveHairline(q, a));
  c = mixv(c, mixv(a.hair, a.grey, a.greying * .6f) * 1.2f, stubble);
  if (a.beard > 0) c = mixv(c, beardColour(q, a), ((int)a.beard == FULL_BEARD ? .1f : .4f - .28f * a.beardgrey) * step(.2f, .8f, beardDensity(q, a)) * step(1.42f, 1.3f, f.x) * step(-1.5f, -1.25f, f.y));
  return c;
}

FN V eyeColour(V q, const Person& a) {
  V f = mirror(q), e = eyeCentre(a);
  V side{q.x < 0 ? -e.x : e.x, e.y, e.z};
  V d = norm(q - side);
  float away = acosf(clampf(dot(d, a.gaze), -1.f, 1.f));
  float white = .62f + .12f * step(.3f, .8f, d.z);
  V c = V{1.f, .965f, .92f} * white;
  V iris = mixv(a.iris * 2.2f, a.iris, step(.18f, .4f, away)) * (.85f + .4f * step(.1f, -.25f, d.y - a.gaze.y));
  c = mixv(c, iris * .35f, step(.57f, .51f, away));
  c = mixv(c, iris, step(.5f, .43f, away));
  c = mixv(c, V{.006f, .005f, .005f}, step(.26f, .2f, away));
  Opening o = eyeOpening(f, a);
  return c * (.45f + .55f * step(.0f, -.1f, o.upper));
}

FN V colourAt(V p, int m, const Person& a) {
  V q = faceSpace(toHead(p, a), a);
  switch (m) {
    case SKIN: return p.y < -2.2f ? a.skin : skinColour(q, a);
    case HAIR: return hairColour(q, a);
    case BEARD: return beardColour(q, a) * (.8f + .4f * grain(q * 11.f));
    case EYE: return eyeColour(q, a);
    case TOP: return a.top;
    case SHIRT: return a.shirt;
    case TIE: { float s = sinf((p.x * .8f + p.y) * 13); return a.tie * (s > .82f ? 1.5f : 1.f); }
    case FRAME: return a.frame;
    case METAL: return a.metal;
    case WHITE: return {.86f, .85f, .82f};
    case BUTTON: return mixv(a.top, a.shirt, .15f) * .55f;
  }
  return a.back;
}
