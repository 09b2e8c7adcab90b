// Takes the last grain out of a picture: averages the light (not the colours) of neighbours on the same surface.
#pragma once
#include "light.cuh"

FN V relief(V albedo) { return albedo + V{.02f, .02f, .02f}; }
// One pass of an edge-stopping filter with holes of the given stride.
FN void smoothPixel(int x, int y, int W, int H, int stride, float strength, const Sample* in, Sample* out) {
  const Sample& c = in[x + y * W];
  Sample& o = out[x + y * W];
  o = c;
  if (c.cover < .999f) return;
  V here = c.light / relief(c.albedo), sum = here;
  float weight = 1, level = (here.x + here.y + here.z) * .33f;
  for (int j = -2; j < 3; j++) for (int i = -2; i < 3; i++) {
    int u = x + i * stride, v = y + j * stride;
    if ((!i && !j) || u < 0 || v < 0 || u >= W || v >= H) continue;
    const Sample& s = in[u + v * W];
    if (s.cover < .999f) continue;
    V dn = s.normal - c.normal, da = s.albedo - c.albedo, there = s.light / relief(s.albedo);
    float dl = ((there.x + there.y + there.z) * .33f - level) / (level + .05f);
    float tint = dot(da, da) / (dot(c.albedo, c.albedo) + .0005f);
    float w = expf(-(i * i + j * j) * .35f - dot(dn, dn) * 55.f - tint * 14.f - dl * dl * strength);
    sum = sum + there * w;
    weight += w;
  }
  o.light = sum * (1 / weight) * relief(c.albedo);
}
