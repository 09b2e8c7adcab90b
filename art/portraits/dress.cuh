// The body and what it wears. The body's frame has its neck at the origin's axis; shoulders stand near y = -3.
#pragma once
#include "person.cuh"

FN float torso(V p, const Person& a) {
  V m = mirror(p);
  float s = a.shoulder, drop = .3f * a.slope;
  float d = ellipsoid(p, {0, -5.75f, -.35f}, {2.5f * s, 2.95f, 1.42f + .4f * a.bulk});
  d = smin(d, cone(m, {.8f, -3.55f, -.5f}, {2.42f * s, -3.78f - drop, -.5f}, .84f, .74f), .5f);
  d = smin(d, cone(m, {0, -2.5f, -.52f}, {1.6f * s, -3.28f - drop, -.58f}, .6f, .52f), .5f);
  d = smin(d, cone(m, {2.72f * s, -4.25f - drop, -.5f}, {3.0f * s + .15f * a.bulk, -8, -.2f}, .78f, .8f), .4f);
  if (a.bust > 0) d = smin(d, ellipsoid(m, {.95f, -5.3f, .6f}, V{.9f, .82f, .68f} * (.8f + .2f * a.bust)), .6f);
  if (a.bulk > 0) d = smin(d, ellipsoid(p, {0, -7.f, .2f}, {2.3f, 2.2f, 1.4f}), .6f);
  return d;
}

// Around the neck: distance from its axis, arc length from the front, and height above a plane that falls forward.
struct Around { float r, arc, y; };
FN Around aroundNeck(V p, const Person& a) {
  float z = p.z + .46f, r = len2(p.x, z) / fmaxf(1.f, a.neck * .98f);
  return {r, atan2f(fabsf(p.x), z) * .95f, p.y + 2.38f + .34f * z};
}
FN float band(Around n, float radius, float thick, float low, float high, float round) {
  return smax(fabsf(n.r - radius) - thick, fmaxf(n.y - high, low - n.y), round);
}

// A flat piece of cloth that lies on the body: an outline seen from the front, given a thickness.
FN float patch(float body, float lift, float outline, V p) { return smax(smax(body - lift, outline, .035f), -p.z - .6f, .05f); }

FN float softFolds(V p, const Person& a) {
  V m = mirror(p);
  float arm = step(2.0f * a.shoulder, 2.6f * a.shoulder, m.x);
  return .022f * sinf(p.y * 3.1f + p.x * 1.4f + 2 * sinf(p.x * 1.3f)) * arm * step(-3.6f, -4.6f, p.y);
}
FN float sleeveSeam(V p, const Person& a) {
  float x = fabsf(p.x) - (2.3f * a.shoulder - .1f * (p.y + 3.4f) * (p.y + 3.4f) * .3f);
  return .03f * bump(x, .045f) * step(-6.f, -5.f, p.y);
}

// A buttoned shirt's collar: a stand, and a leaf that folds over it.
FN float shirtCollar(V p, const Person& a) {
  Around n = aroundNeck(p, a);
  const float closed[][2] = {{.02f, .34f}, {3.3f, .4f}, {3.3f, -.02f}, {1.3f, -.12f}, {.66f, -.52f}, {.05f, .16f}};
  float flare = .95f + .2f * (.4f - n.y);
  float leaf = smax(fabsf(n.r - flare) * .9f - .04f, polygon(n.arc, n.y, closed, 6), .03f);
  return smin(leaf, band(n, .93f, .035f, -.6f, .36f, .03f), .03f);
}

// An open collar: leaves that lie along the V, and a stand behind the neck.
FN float openCollar(V p, float body, const Person& a) {
  const float leaf[][2] = {{.72f, -2.15f}, {.77f, -2.62f}, {.36f, -3.36f}, {.6f, -3.66f}, {1.2f, -3.1f}, {1.12f, -2.15f}};
  float lying = patch(body, .13f, polygon(fabsf(p.x), p.y, leaf, 6), p);
  Around n = aroundNeck(p, a);
  return smin(lying, smax(band(n, .98f, .05f, -.5f, .3f, .05f), .85f - n.arc, .1f), .06f);
}

// Jackets.
FN float jacketOpening(V p, const Person& a) { // half width of the V, as a signed distance
  const float suit[][2] = {{-5.4f, .03f}, {-2.35f, 1.0f}};
  const float work[][2] = {{-9.f, .4f}, {-5.2f, .42f}, {-3.6f, .7f}, {-2.3f, 1.06f}};
  float half = (int)a.outfit == WORKJACKET ? curve(p.y, work, 4) : mixf(suit[0][1], suit[1][1], clampf((p.y + 5.4f) / 3.05f, -.1f, 1.1f));
  return (fabsf(p.x) - half) * .93f;
}
FN float lapels(V p, float cloth, const Person& a) {
  float x = fabsf(p.x);
  if ((int)a.outfit == WORKJACKET) {
    const float collar[][2] = {{1.04f, -2.2f}, {.84f, -3.0f}, {1.06f, -3.95f}, {1.72f, -3.36f}, {1.38f, -2.2f}};
    return patch(cloth, .09f, polygon(x, p.y, collar, 5), p);
  }
  const float lapel[][2] = {{.80f, -2.96f}, {.02f, -5.4f}, {.3f, -5.5f}, {1.6f, -3.66f}, {1.2f, -3.36f}};
  const float collar[][2] = {{1.04f, -2.15f}, {.79f, -2.93f}, {1.18f, -3.36f}, {1.42f, -3.14f}, {1.34f, -2.15f}};
  return fminf(patch(cloth, .075f, polygon(x, p.y, lapel, 5), p), patch(cloth, .1f, polygon(x, p.y, collar, 5), p));
}
FN float backCollar(V p, const Person& a) {
  Around n = aroundNeck(p, a);
  return smax(band(n, 1.1f + .12f * (.2f - n.y), .07f, -.7f, .3f, .06f), .95f - n.arc, .1f);
}
FN float jacket(V p, float body, const Person& a) {
  float cloth = body - .1f + softFolds(p, a) + sleeveSeam(p, a);
  float d = p.z > -.7f ? smax(cloth, -jacketOpening(p, a), .05f) : cloth;
  d = fminf(d, lapels(p, cloth, a));
  return smin(d, backCollar(p, a), .06f);
}
FN void pockets(Near& r, V p, float body, const Person& a) {
  if ((int)a.outfit == WORKJACKET) {
    float x = fabsf(p.x) - 1.42f, y = p.y + 5.1f;
    float flap = fmaxf(fabsf(x) - .48f, fabsf(y - .32f - .04f * fabsf(x)) - .16f), bag = fmaxf(fabsf(x) - .44f, fabsf(y + .3f) - .6f);
    put(r, patch(body, .16f, flap, p), TOP);
    put(r, patch(body, .13f, bag, p), TOP);
    put(r, ball({fabsf(p.x), p.y, p.z - .0f}, {1.42f, -4.82f, 1.06f}, .07f), BUTTON);
  }
  if ((int)a.outfit == SUIT || (int)a.outfit == COAT) {
    float welt = fmaxf(fabsf(p.x - 1.62f) - .34f, fabsf(p.y + 4.55f - .1f * (p.x - 1.62f)) - .07f);
    put(r, patch(body, .125f, welt, p), TOP);
  }
}

FN void tie(Near& r, V p, float body) {
  float t = clampf((-2.95f - p.y) / 2.4f, 0.f, 1.f);
  float blade = patch(body, .12f, fmaxf(fabsf(p.x) - .12f - .17f * t, p.y + 2.6f), p);
  float side = fabsf(p.x) - .13f - .18f * clampf((p.y + 3.f) / .5f, 0.f, 1.f);
  float knot = smax(smax(cone(p, {0, -2.5f, .5f}, {0, -3.05f, .62f}, .26f, .2f), side, .06f), fmaxf(-p.y - 3.06f, p.y + 2.46f), .08f);
  float throat = smax(cone(p, {0, -2.8f, .58f}, {0, -3.7f, .6f}, .17f, .17f), fabsf(p.x) - .13f - .05f * t, .04f); // carries the blade from the knot to the chest
  put(r, smin(smin(blade, throat, .05f), knot, .02f), TIE);
}

// A neckline cut as an oval, with a hem that follows it.
FN float ovalNeck(V p, float halfWidth, float depth) {
  float k = len2(p.x / halfWidth, (p.y + 2.35f) / depth);
  return (k - 1) * fminf(halfWidth, depth) * .8f;
}
FN void roundTop(Near& r, V p, float body, float halfWidth, float depth, int m) {
  float cut = ovalNeck(p, halfWidth, depth), cloth = body - .045f;
  bool front = p.z > -.5f;
  put(r, smax(cloth, front ? -cut : -1.f, .04f), m);
  put(r, front ? len2(cloth, cut) - .055f : 1e9f, m);
}

FN void stethoscope(Near& r, V p, float body) { // a tube that lies on the jacket and around the back of the neck
  float x = 1.16f + .12f * bump(p.y + 3.4f, 1.2f) - .1f * step(-3.6f, -5.6f, p.y);
  float tube = len2(body - .24f, fabsf(p.x) - x) - .075f;
  put(r, smax(tube * .85f, -p.z - .9f, .05f), FRAME);
}

// Puts the clothes on; the bare body's distance comes back, so that the neck can grow out of it.
FN float dress(Near& r, V p, const Person& a) {
  float body = torso(p, a);
  if (body > 1.3f) { put(r, body - .9f, TOP); return body; }
  Around n = aroundNeck(p, a);
  switch ((int)a.outfit) {
    case CREW: {
      float knit = .009f * sinf(p.x * 26) * sinf(p.y * 20 + 1.5f * sinf(p.x * 13));
      put(r, body - .08f + softFolds(p, a) + sleeveSeam(p, a) + knit, TOP);
      float rib = .014f * sinf(n.arc * 40);
      put(r, len2(n.r - 1.03f, (n.y + .12f - .22f * (p.z + .46f)) * .75f) - .115f + rib, TOP);
      break;
    }
    case SCOOP: roundTop(r, p, body, 1.35f, 1.5f, TOP); break;
    case BLAZER: case COAT:
      put(r, jacket(p, body, a), TOP);
      pockets(r, p, body, a);
      roundTop(r, p, body, 1.02f, 1.12f, SHIRT);
      break;
    case SUIT:
      put(r, jacket(p, body, a), TOP);
      pockets(r, p, body, a);
      put(r, body - .035f, SHIRT);
      put(r, shirtCollar(p, a), SHIRT);
      tie(r, p, body);
      break;
    case WORKJACKET: {
      put(r, jacket(p, body, a), TOP);
      pockets(r, p, body, a);
      float half = .78f * clampf((p.y + 3.95f) / 1.35f, -.5f, 1.1f);
      put(r, smax(body - .035f, p.z > -.5f ? (half - fabsf(p.x)) * .9f : -1.f, .03f), SHIRT);
      put(r, openCollar(p, body, a), SHIRT);
      for (int i = 0; i < 3; i++) put(r, ball(p, {0, -4.0f - .75f * i, .86f + .2f * i - .02f * i * i}, .07f), BUTTON);
      break;
    }
    case ROLLNECK: {
      float rib = .014f * sinf(n.arc * 44);
      put(r, body - .07f + softFolds(p, a) + sleeveSeam(p, a), TOP);
      put(r, smin(band(n, 1.02f, .1f, -.3f, .5f, .16f), band(n, 1.05f, .1f, -.42f, .12f, .16f), .06f) + rib, TOP);
      break;
    }
    case CLERICAL: {
      put(r, body - .07f + softFolds(p, a) + sleeveSeam(p, a), TOP);
      put(r, band(n, .95f, .045f, -.4f, .36f, .04f), WHITE);
      float gap = fminf(.3f - n.arc, n.y + .16f);
      put(r, smax(band(n, 1.0f, .05f, -.5f, .27f, .05f), gap, .06f), TOP);
      put(r, patch(body, .1f, fmaxf(fabsf(p.x) - .2f, p.y + 2.9f), p), TOP);
      for (int i = 0; i < 3; i++) put(r, ball(p, {0, -3.5f - .7f * i, .68f + .22f * i - .02f * i * i}, .06f), BUTTON);
      break;
    }
  }
  if ((int)a.outfit == COAT) stethoscope(r, p, body);
  return body;
}

// Glasses and earrings, in the space of the face.
FN float lensOutline(V q, const Person& a) {
  if ((int)a.glasses == ROUND) return len2(q.x, q.y) - .41f;
  float x = fabsf(q.x) - .3f, y = fabsf(q.y + .02f) - .16f;
  return len2(fmaxf(x, 0.f), fmaxf(y, 0.f)) + fminf(fmaxf(x, y), 0.f) - .15f;
}
FN float glasses(V q, V f, const Person& a) {
  V e = f - V{.61f * a.eyespace + .02f, .87f, 1.66f - .1f * f.x * f.x};
  float d = len2(lensOutline(e, a), e.z) - .037f;
  float bx = q.x / .3f;
  d = fminf(d, capsule({q.x, q.y + .05f * bx * bx, q.z}, {-.19f, .98f, 1.68f}, {.19f, .98f, 1.68f}, .042f));
  return fminf(d, capsule(f, {1.07f, .95f, 1.5f}, {1.53f, .82f, -.2f}, .04f));
}
FN float earrings(V f, const Person& a) {
  V lobe{1.6f, -.02f, -.02f};
  if ((int)a.earring == STUD) return ball(f, lobe, .1f);
  V p = f - lobe - V{.04f, -.36f, 0};
  return ring({p.x * .8f + p.z * .6f, p.y, p.z * .8f - p.x * .6f}, .36f, .042f);
}
