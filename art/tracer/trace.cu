// trace SCENE WIDTH HEIGHT SAMPLES STRENGTH > FRAMES
// Traces every frame of a scene file and writes them one after another as raw 8-bit RGB.
//   nvcc -O3 -arch=sm_90 -use_fast_math -o build/trace tracer/trace.cu
//   g++ -O3 -ffast-math -fopenmp -march=native -x c++ -o build/trace-cpu tracer/trace.cu     (previews)
#include "picture.h"
#include <chrono>

static void aim(Scene& s, int width, int height, int samples) {
  const Frame& f = s.frame;
  s.width = width; s.height = height; s.samples = samples;
  s.forward = normalize(f.target - f.eye);
  s.right = normalize(cross(s.forward, {0, 1, 0}));
  s.up = cross(s.right, s.forward);
  s.tanY = tanf(f.fov * 3.14159265f / 360);
  s.tanX = s.tanY * width / height;
  s.focusDistance = length(f.target - f.eye) * f.focus;
  // What an open, level floor receives: the sun, and the sky's cosine-weighted mean.
  Vec sky{0, 0, 0};
  const int STEPS = 256;
  for (int i = 0; i < STEPS; i++) sky = sky + skyAt(f, {0, sqrtf((i + .5f) / STEPS), 0}) * (1.f / STEPS);
  s.openSky = sky + f.sun * fmaxf(0.f, s.frame.sunDirection.y);
}

int main(int count, char** arguments) {
  if (count < 6) { fprintf(stderr, "trace SCENE WIDTH HEIGHT SAMPLES STRENGTH > FRAMES\n"); return 2; }
  FILE* file = fopen(arguments[1], "rb");
  if (!file) { perror(arguments[1]); return 1; }
  int width = atoi(arguments[2]), height = atoi(arguments[3]), samples = atoi(arguments[4]);
  float strength = (float)atof(arguments[5]);
  World world(file);
  size_t area = (size_t)width * height;
  Buffer<Vec> vectors[6];
  Buffer<float> variances[2];
  Buffer<unsigned char> pixels;
  for (auto& b : vectors) b.resize(area);
  for (auto& b : variances) b.resize(area);
  pixels.resize(area * 3);
  Film film{vectors[0].data, vectors[1].data, vectors[2].data, variances[0].data};
  Film spare{vectors[3].data, vectors[4].data, vectors[5].data, variances[1].data};
  std::vector<unsigned char> host;
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < world.frameCount; i++) {
    Scene s;
    world.next(s);
    aim(s, width, height, samples);
    eachPixel(width, height, Expose{s, film});
    for (int pass = 0; strength > 0 && pass < 4; pass++) {
      eachPixel(width, height, Soften{film, spare, width, height, 1 << pass, strength});
      std::swap(film, spare);
    }
    eachPixel(width, height, Develop{film, s.frame, width, height, pixels.data});
    pixels.download(host);
    fwrite(host.data(), 1, host.size(), stdout);
  }
  float seconds = std::chrono::duration<float>(std::chrono::steady_clock::now() - start).count();
  fprintf(stderr, "%d frames, %.2f s each\n", world.frameCount, seconds / fmaxf(1, world.frameCount));
}
