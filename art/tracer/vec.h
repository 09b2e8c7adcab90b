// Vectors, and the few words that let one source run on a GPU (nvcc) and, for previews, on a CPU (g++).
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define HD __host__ __device__ inline
#define CHECK(call) do { cudaError_t e = (call); if (e) { fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(e)); exit(1); } } while (0)
#else
#define HD inline
#endif

struct Vec { float x, y, z; };
HD Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
HD Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
HD Vec operator*(Vec a, Vec b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
HD Vec operator/(Vec a, Vec b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
HD Vec operator*(Vec a, float s) { return {a.x * s, a.y * s, a.z * s}; }
HD float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
HD float length(Vec a) { return sqrtf(dot(a, a)); }
HD Vec normalize(Vec a) { return a * (1.f / sqrtf(dot(a, a) + 1e-20f)); }
HD Vec mix(Vec a, Vec b, float t) { return a * (1 - t) + b * t; }
HD float mix(float a, float b, float t) { return a + (b - a) * t; }
HD float clamp01(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
HD float smooth(float a, float b, float x) { float t = clamp01((x - a) / (b - a)); return t * t * (3 - 2 * t); }
HD float luminance(Vec c) { return .2126f * c.x + .7152f * c.y + .0722f * c.z; }
HD float largest(Vec c) { return fmaxf(c.x, fmaxf(c.y, c.z)); }
HD Vec least(Vec a, Vec b) { return {fminf(a.x, b.x), fminf(a.y, b.y), fminf(a.z, b.z)}; }
HD Vec most(Vec a, Vec b) { return {fmaxf(a.x, b.x), fmaxf(a.y, b.y), fmaxf(a.z, b.z)}; }
HD float fract(float x) { return x - floorf(x); }

// Two directions that complete n to a right-handed frame.
HD void frameOf(Vec n, Vec& t, Vec& b) {
  float s = n.z >= 0 ? 1.f : -1.f, a = -1 / (s + n.z), c = n.x * n.y * a;
  t = {1 + s * n.x * n.x * a, s * c, -s * n.x};
  b = {c, s + n.y * n.y * a, -n.y};
}

// A copy of host data where the kernels can read it.
template <class T> struct Buffer {
  T* data = nullptr;
  size_t size = 0, capacity = 0;
  void resize(size_t n) {
    size = n;
    if (n <= capacity) return;
    capacity = n + n / 4;
#ifdef __CUDACC__
    if (data) CHECK(cudaFree(data));
    CHECK(cudaMalloc(&data, capacity * sizeof(T)));
#else
    free(data);
    data = (T*)malloc(capacity * sizeof(T));
#endif
  }
  void upload(const std::vector<T>& host) {
    resize(host.size());
    if (host.empty()) return;
#ifdef __CUDACC__
    CHECK(cudaMemcpy(data, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
#else
    memcpy(data, host.data(), host.size() * sizeof(T));
#endif
  }
  void download(std::vector<T>& host) const {
    host.resize(size);
#ifdef __CUDACC__
    CHECK(cudaMemcpy(host.data(), data, size * sizeof(T), cudaMemcpyDeviceToHost));
#else
    memcpy(host.data(), data, size * sizeof(T));
#endif
  }
};

// Runs job(x, y) for every pixel.
#ifdef __CUDACC__
template <class F> __global__ void kernel(F job, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) job(x, y);
}
template <class F> void eachPixel(int width, int height, F job) {
  dim3 block(8, 8), grid((width + 7) / 8, (height + 7) / 8);
  kernel<<<grid, block>>>(job, width, height);
  CHECK(cudaGetLastError());
}
#else
template <class F> void eachPixel(int width, int height, F job) {
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) job(x, y);
}
#endif
