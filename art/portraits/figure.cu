// Portraits: a clay figure as a distance field, path traced under a soft studio light.
// usage: figure out.raw WIDTH HEIGHT SAMPLES key=value...    (0 samples: a draft; the keys stand in person.cuh)
// The picture is written as float RGB and coverage, without a backdrop.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include "denoise.cuh"
#include "grow.cuh"

#define PASSES 3
static const float STRENGTH[PASSES] = {18.f, 30.f, 60.f};

#ifdef __CUDACC__
#define OK(x) do { cudaError_t failed = (x); if (failed) { fprintf(stderr, "%s: %s\n", #x, cudaGetErrorString(failed)); exit(1); } } while (0)
__global__ void exposeAll(Person a, int W, int H, int samples, Sample* out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= W || y >= H) return;
  if (samples) exposePixel(x, y, W, H, samples, a, out[x + y * W]); else draftPixel(x, y, W, H, a, out[x + y * W]);
}
__global__ void smoothAll(int W, int H, int stride, float strength, const Sample* in, Sample* out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < W && y < H) smoothPixel(x, y, W, H, stride, strength, in, out);
}
template <class T> static T* upload(const std::vector<T>& v) {
  T* d;
  OK(cudaMalloc(&d, v.size() * sizeof(T) + 16));
  OK(cudaMemcpy(d, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice));
  return d;
}
static std::vector<Sample> takePicture(const Person& a, int W, int H, int samples) {
  std::vector<Sample> h(W * H);
  Sample *d, *e;
  OK(cudaMalloc(&d, h.size() * sizeof(Sample)));
  OK(cudaMalloc(&e, h.size() * sizeof(Sample)));
  dim3 block(8, 8), grid((W + 7) / 8, (H + 7) / 8);
  exposeAll<<<grid, block>>>(a, W, H, samples, d);
  OK(cudaGetLastError());
  for (int i = 0; samples && i < PASSES; i++, std::swap(d, e)) smoothAll<<<grid, block>>>(W, H, 1 << i, STRENGTH[i], d, e);
  OK(cudaDeviceSynchronize());
  OK(cudaMemcpy(h.data(), d, h.size() * sizeof(Sample), cudaMemcpyDeviceToHost));
  return h;
}
#else
template <class T> static const T* upload(const std::vector<T>& v) { return v.data(); }
static std::vector<Sample> takePicture(const Person& a, int W, int H, int samples) {
  std::vector<Sample> h(W * H), g(W * H);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++)
    if (samples) exposePixel(x, y, W, H, samples, a, h[x + y * W]); else draftPixel(x, y, W, H, a, h[x + y * W]);
  for (int i = 0; samples && i < PASSES; i++, std::swap(g, h))
    for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) smoothPixel(x, y, W, H, 1 << i, STRENGTH[i], h.data(), g.data());
  return h;
}
#endif

static Person readPerson(int n, char** v) {
  Person a{};
#define X(name, value) a.name = value;
  NUMBERS(X)
#undef X
#define X(name, r, g, b) a.name = {(float)r, (float)g, (float)b};
  COLOURS(X)
#undef X
  for (int i = 0; i < n; i++) {
    char* e = strchr(v[i], '=');
    if (!e) { fprintf(stderr, "not key=value: %s\n", v[i]); exit(2); }
    std::string k(v[i], e - v[i]);
    bool known = false;
#define X(name, value) if (k == #name) a.name = (float)atof(e + 1), known = true;
    NUMBERS(X)
#undef X
#define X(name, r, g, b) if (k == #name) known = sscanf(e + 1, "%f,%f,%f", &a.name.x, &a.name.y, &a.name.z) == 3;
    COLOURS(X)
#undef X
    if (!known) { fprintf(stderr, "unknown key or value: %s\n", v[i]); exit(2); }
  }
  const float degree = 3.14159265f / 180;
  a.turn *= degree; a.tilt *= degree; a.nod *= degree; a.bodyturn *= degree;
  V g = norm(directionToHead({0, .0f, 1}, a));
  a.gaze = norm({g.x / a.width, g.y, g.z});
  return a;
}

int main(int n, char** v) {
  if (n < 5) { fprintf(stderr, "usage: figure out.raw WIDTH HEIGHT SAMPLES key=value...\n"); return 2; }
  int W = atoi(v[2]), H = atoi(v[3]), samples = atoi(v[4]);
  Person a = readPerson(n - 5, v + 5);
  Growth g;
  if ((int)a.style == LOCKS) {
    g = grow(a, (int)a.cut);
    a.locks = {upload(g.pieces), upload(g.start), upload(g.near), upload(g.far), g.low, g.cell, g.nx, g.ny, g.nz};
  }
  std::vector<Sample> picture = takePicture(a, W, H, samples);
  std::vector<float> raw;
  for (const Sample& s : picture) raw.insert(raw.end(), {s.light.x, s.light.y, s.light.z, s.cover});
  FILE* f = fopen(v[1], "wb");
  if (!f) { perror(v[1]); return 1; }
  fwrite(raw.data(), sizeof(float), raw.size(), f);
  fclose(f);
}
