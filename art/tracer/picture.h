// From samples to pixels: the camera's loop, the denoiser and the tone curve.
#pragma once
#include "light.h"

struct Film {  // per pixel
  Vec *light, *albedo, *normal;
  float* variance;
};

struct Expose {
  Scene s;
  Film film;
  HD void operator()(int x, int y) const {
    const Frame& f = s.frame;
    Vec light{0, 0, 0}, albedo{0, 0, 0}, normal{0, 0, 0};
    float sum = 0, squares = 0;
    for (int i = 0; i < s.samples; i++) {
      Sampler r{(unsigned)i, hashed(x + 4099u * y), 0};
      float jx, jy, lx, ly;
      r.pair(jx, jy);
      r.pair(lx, ly);
      float px = ((x + jx) / s.width * 2 - 1 - f.shiftX) * s.tanX, py = (1 - (y + jy) / s.height * 2 - f.shiftY) * s.tanY;
      Vec d = normalize(s.forward + s.right * px + s.up * py);
      Vec focus = f.eye + d * (s.focusDistance / dot(d, s.forward));
      float w = 6.2831853f * lx, q = sqrtf(ly) * f.lens;
      Vec o = f.eye + s.right * (q * cosf(w)) + s.up * (q * sinf(w));
      First first{{1, 1, 1}, {0, 0, 0}};
      Vec c = pathLight(s, r, o, normalize(focus - o), first);
      light = light + c;
      albedo = albedo + first.albedo;
      normal = normal + first.normal;
      float l = luminance(c / (first.albedo + Vec{.03f, .03f, .03f}));
      sum += l;
      squares += l * l;
    }
    float n = 1.f / s.samples;
    int at = x + y * s.width;
    film.albedo[at] = albedo * n;
    film.normal[at] = normal * n;
    film.light[at] = light * n / (albedo * n + Vec{.03f, .03f, .03f});
    film.variance[at] = fmaxf(0.f, squares * n - sum * n * sum * n) * n;
  }
};

// One pass of an edge-avoiding à-trous filter over light without albedo, so that textures stay sharp.
struct Soften {
  Film in, out;
  int width, height, step;
  float strength;
  HD void operator()(int x, int y) const {
    const float kernel[3] = {.375f, .25f, .0625f};
    int at = x + y * width;
    Vec c = in.light[at], n = in.normal[at], a = in.albedo[at];
    float spread = 0, weights = 0;
    for (int j = -1; j <= 1; j++)
      for (int i = -1; i <= 1; i++) {
        int u = x + i, v = y + j;
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        float w = (i ? 1 : 2) * (j ? 1 : 2);
        spread += w * in.variance[u + v * width];
        weights += w;
      }
    float tolerance = strength * sqrtf(spread / weights) + 1e-4f, lum = luminance(c);
    Vec total = c * (kernel[0] * kernel[0]);
    float weight = kernel[0] * kernel[0], variance = in.variance[at] * weight * weight;
    for (int j = -2; j <= 2; j++)
      for (int i = -2; i <= 2; i++) {
        int u = x + i * step, v = y + j * step;
        if ((!i && !j) || u < 0 || v < 0 || u >= width || v >= height) continue;
        int k = u + v * width;
        Vec dn = in.normal[k] - n, da = in.albedo[k] - a;
        float w = kernel[abs(i)] * kernel[abs(j)] * expf(-dot(dn, dn) * 14 - dot(da, da) * 30 - fabsf(luminance(in.light[k]) - lum) / tolerance);
        total = total + in.light[k] * w;
        variance += in.variance[k] * w * w;
        weight += w;
      }
    out.light[at] = total * (1 / weight);
    out.variance[at] = variance / (weight * weight);
    out.normal[at] = n;
    out.albedo[at] = a;
  }
};

// A filmic curve (Narkowicz), per channel; art/scene/light.py holds its inverse to find the backdrop's radiance.
HD float toned(float x) {
  x *= .8f;
  return clamp01(x * (2.51f * x + .03f) / (x * (2.43f * x + .59f) + .14f));
}
HD float encoded(float x) { return x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f; }

struct Develop {
  Film film;
  Frame frame;
  int width, height;
  unsigned char* pixels;
  HD void operator()(int x, int y) const {
    int at = x + y * width;
    Vec c = film.light[at] * (film.albedo[at] + Vec{.03f, .03f, .03f});
    // Towards the picture's edge everything becomes backdrop, so that it stands on the page without a seam.
    float margin = fminf(fminf(x + .5f, width - x - .5f), fminf(y + .5f, height - y - .5f)) / height;
    if (frame.edge > .01f) c = mix(frame.backdrop, c, smooth(.004f, frame.edge, margin));
    c = c * frame.exposure;
    float dither = hashOf(x, y, 5) - .5f;
    float values[3] = {c.x, c.y, c.z};
    for (int k = 0; k < 3; k++) pixels[3 * at + k] = (unsigned char)fminf(255.f, fmaxf(0.f, encoded(toned(values[k])) * 255 + .5f + .6f * dither));
  }
};
