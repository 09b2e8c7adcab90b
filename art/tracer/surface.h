// Procedural surfaces: bricks, shingles, grass and so on, computed from a point in the mesh's own space.
#pragma once
#include "scene.h"

HD unsigned hashed(unsigned x) {
  x ^= x >> 16; x *= 0x7feb352dU; x ^= x >> 15; x *= 0x846ca68bU; x ^= x >> 16;
  return x;
}
HD float hashOf(int x, int y, int z = 0) { return hashed(x * 73856093u ^ y * 19349663u ^ z * 83492791u) * 2.3283064e-10f; }

HD float noise(float x, float y) {
  int ix = (int)floorf(x), iy = (int)floorf(y);
  float fx = x - ix, fy = y - iy;
  fx = fx * fx * (3 - 2 * fx); fy = fy * fy * (3 - 2 * fy);
  return mix(mix(hashOf(ix, iy), hashOf(ix + 1, iy), fx), mix(hashOf(ix, iy + 1), hashOf(ix + 1, iy + 1), fx), fy);
}
HD float fractal(float x, float y) { return .5f * noise(x, y) + .3f * noise(2.1f * x + 7, 2.1f * y) + .2f * noise(4.3f * x, 4.3f * y + 3); }

enum Pattern { PLAIN, BRICK, ASHLAR, SHINGLE, GRAVEL, GRASS, MOWN, PLANKS, PAVERS, LEAF, SIDING, WATER, CORRUGATED, MOTTLE };

struct Surface { Vec colour, tilt; };  // tilt is added to the normal, in mesh space

// Rows of blocks with joints, every other row shifted by half a block.
HD Surface masonry(const Material& m, float u, float v, float high, float wide, float joint, float spread, Vec du, Vec dv) {
  float row = floorf(v / high);
  float along = u / wide + .5f * fract(row * .5f) * 2;
  float x = fract(along), y = fract(v / high);
  float tint = 1 + spread * (hashOf((int)floorf(along), (int)row) - .5f);
  float edgeX = fminf(x, 1 - x) * wide, edgeY = fminf(y, 1 - y) * high;
  float inside = smooth(joint * .6f, joint * 1.2f, fminf(edgeX, edgeY));
  float weather = .93f + .14f * fractal(u * .35f, v * .35f);
  Vec tilt = {0, 0, 0};
  if (inside < 1) tilt = du * (edgeX < edgeY ? (x < .5f ? -.35f : .35f) : 0.f) + dv * (edgeX < edgeY ? 0.f : (y < .5f ? -.35f : .35f));
  return {mix(m.second, m.colour * tint, inside) * weather, tilt};
}

HD Surface surfaceAt(const Material& m, Vec base, Vec p, Vec n) {
  float s = 1 / m.scale, u, v;
  Vec du{1, 0, 0}, dv{0, 1, 0};
  if (fabsf(n.y) > .75f) { u = p.x; v = p.z; dv = {0, 0, 1}; }
  else if (fabsf(n.x) > fabsf(n.z)) { u = p.z; v = p.y; du = {0, 0, 1}; }
  else { u = p.x; v = p.y; }
  u *= s; v *= s;
  Material k = m;
  k.colour = base;
  Surface out{base, {0, 0, 0}};
  switch (m.pattern) {
    case BRICK: return masonry(k, u, v, .30f, .84f, .035f, .34f, du, dv);
    case ASHLAR: return masonry(k, u, v, .74f, 1.5f, .035f, .14f, du, dv);
    case SHINGLE: {
      float run = fabsf(n.x) > fabsf(n.z) ? p.z * s : p.x * s, row = floorf(v * 1.6f + 50);
      float t = hashOf((int)floorf(run * 1.5f + .5f * row), (int)row), y = fract(v * 1.6f + 50);
      out.colour = mix(base, m.second, .65f * t) * (.72f + .28f * smooth(0.f, .25f, y));
      return out;
    }
    case GRAVEL: {
      float t = hashOf((int)floorf(u * 6), (int)floorf(v * 6));
      out.colour = mix(base, m.second, .5f * t * t + .4f * fractal(u * .4f, v * .4f));
      return out;
    }
    case GRASS: {
      float t = .75f * fractal(u * .22f, v * .22f) + .35f * noise(u * 5, v * 5);
      out.colour = mix(base, m.second, clamp01(1.5f * t - .3f)) * (.9f + .2f * hashOf((int)floorf(u * 9), (int)floorf(v * 9)));
      return out;
    }
    case MOWN: {
      float stripe = smooth(-.25f, .25f, sinf(u * 1.57f + .3f * noise(u * .5f, v * .5f)));
      out.colour = mix(base, m.second, stripe) * (.93f + .14f * noise(u * 5, v * 5));
      return out;
    }
    case PLANKS: {
      float y = fract(v * 3), t = hashOf((int)floorf(v * 3), (int)floorf(u * .4f));
      out.colour = mix(base, m.second, .7f * t) * (.6f + .4f * smooth(0.f, .14f, fminf(y, 1 - y)));
      return out;
    }
    case PAVERS: {
      float x = fract(u * .7f), y = fract(v * .7f), t = hashOf((int)floorf(u * .7f), (int)floorf(v * .7f));
      out.colour = mix(m.second, base * (.94f + .12f * t), smooth(.01f, .05f, fminf(fminf(x, 1 - x), fminf(y, 1 - y))));
      return out;
    }
    case LEAF: {
      float t = hashOf((int)floorf(p.x * 3 * s), (int)floorf(p.y * 3 * s), (int)floorf(p.z * 3 * s));
      out.colour = mix(base, m.second * mix(base, {.5f, .5f, .5f}, .3f) * 2.f, .55f * t);
      return out;
    }
    case SIDING: {
      float y = fract(v * 3.2f);
      out.colour = base * (.74f + .26f * smooth(0.f, .2f, y));
      out.tilt = dv * (y < .2f ? -.5f : .08f);
      return out;
    }
    case WATER: {
      out.tilt = Vec{noise(u * 2, v * 2.6f) - .5f, 0, noise(u * 2.4f + 9, v * 2) - .5f} * .12f;
      out.colour = mix(base, m.second, fractal(u * .3f, v * .3f));
      return out;
    }
    case CORRUGATED: {
      float c = cosf(u * 18);
      out.tilt = du * (.55f * c);
      return out;
    }
    case MOTTLE: out.colour = mix(base, m.second, fractal(u * .9f, v * .9f)); return out;
    default: return out;
  }
}
