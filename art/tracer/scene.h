// What the tracer is given: meshes, materials, and for each frame a camera, a light and where every mesh stands.
#pragma once
#include "bvh.h"

constexpr int SLOTS = 4;  // colours that an instance can lend to its mesh (a coat, a car's paint)

struct Material {
  Vec colour, second, glow;  // `second` is the pattern's other colour
  float gloss, roughness, scale;
  int pattern, slot, lamp, trodden;  // slot: 1..4 takes the instance's colour; lamp: its glow follows the frame's `lamps`
};
struct alignas(16) Triangle { Vec a, e1, e2; };
struct Shading { Vec n0, n1, n2; int material; };
struct alignas(16) Instance {
  float inverse[12];  // world to mesh, three rows of four
  int root;
  Vec slots[SLOTS];
};
struct Light { Vec a, e1, e2, normal, glow; float area, cumulative; };

struct Frame {
  Vec eye, target;
  float fov, focus, lens, shiftX, shiftY;
  Vec sunDirection, sun, zenith, horizon;
  float sunSpread;
  Vec backdrop;  // the radiance that the tone curve turns into the page's colour
  float floorY, fadeFrom, fadeTo, edge, exposure, lamps, snow, wet, depth;
};
constexpr int FRAME_FLOATS = sizeof(Frame) / sizeof(float);

// A frame and all that the kernels read.
struct Scene {
  const Node *meshNodes, *worldNodes;
  const Triangle* triangles;
  const Shading* shadings;
  const Material* materials;
  const Instance* instances;
  const Light* lights;
  int lightCount;
  float lightPower;
  Frame frame;
  Vec right, up, forward, openSky;  // openSky: what falls on an unshaded floor
  float tanX, tanY, focusDistance;
  int width, height, samples;
};

struct HostMesh { int root; Box box; std::vector<int> glowing; int first; };

class World {
 public:
  explicit World(FILE* file) : file(file) {
    auto meshCount = read<int>();
    auto materialCount = read<int>();
    frameCount = read<int>();
    materials = readMany<Material>(materialCount);
    for (int i = 0; i < meshCount; i++) readMesh();
    gpuNodes.upload(nodes);
    gpuTriangles.upload(triangles);
    gpuShadings.upload(shadings);
    gpuMaterials.upload(materials);
  }
  int frameCount;

  // Reads the next frame and lays its meshes out.
  void next(Scene& s) {
    s.frame = read<Frame>();
    auto count = read<int>();
    std::vector<Instance> placed;
    std::vector<Box> boxes;
    std::vector<Light> lights;
    for (int i = 0; i < count; i++) {
      int mesh = read<int>();
      auto forward = readMany<float>(12);
      auto slots = readMany<Vec>(SLOTS);
      placed.push_back(instance(mesh, forward, slots));
      boxes.push_back(bounds(meshes[mesh].box, forward));
      // By day what glows is left to chance hits: the sun outshines it, and choosing lamps costs time.
      if (s.frame.lamps > .25f) addLights(meshes[mesh], forward, s.frame.lamps, lights);
    }
    std::vector<Node> top;
    TreeBuilder builder;
    builder.build(boxes, top, 0, 1);
    std::vector<Instance> sorted;
    for (int i : builder.order) sorted.push_back(placed[i]);
    float power = 0;
    for (Light& l : lights) l.cumulative = power += luminance(l.glow) * l.area;
    gpuTop.upload(top);
    gpuInstances.upload(sorted);
    gpuLights.upload(lights);
    s.meshNodes = gpuNodes.data; s.worldNodes = gpuTop.data;
    s.triangles = gpuTriangles.data; s.shadings = gpuShadings.data; s.materials = gpuMaterials.data;
    s.instances = gpuInstances.data; s.lights = gpuLights.data;
    s.lightCount = (int)lights.size();
    s.lightPower = power;
  }

 private:
  FILE* file;
  std::vector<HostMesh> meshes;
  std::vector<Material> materials;
  std::vector<Node> nodes;
  std::vector<Triangle> triangles;
  std::vector<Shading> shadings;
  Buffer<Node> gpuNodes, gpuTop;
  Buffer<Triangle> gpuTriangles;
  Buffer<Shading> gpuShadings;
  Buffer<Material> gpuMaterials;
  Buffer<Instance> gpuInstances;
  Buffer<Light> gpuLights;

  template <class T> std::vector<T> readMany(size_t n) {
    std::vector<T> v(n);
    if (fread(v.data(), sizeof(T), n, file) != n) { fprintf(stderr, "the scene file ends too early\n"); exit(1); }
    return v;
  }
  template <class T> T read() { return readMany<T>(1)[0]; }

  void readMesh() {
    int n = read<int>();
    auto points = readMany<Vec>(3 * n), normals = readMany<Vec>(3 * n);
    auto material = readMany<int>(n);
    std::vector<Box> boxes(n);
    HostMesh mesh;
    for (int i = 0; i < n; i++)
      for (int k = 0; k < 3; k++) { boxes[i].add(points[3 * i + k]); mesh.box.add(points[3 * i + k]); }
    TreeBuilder builder;
    mesh.first = (int)triangles.size();
    mesh.root = builder.build(boxes, nodes, mesh.first, 4);
    for (int i : builder.order) {
      Vec a = points[3 * i];
      if (largest(materials[material[i]].glow) > 0) mesh.glowing.push_back((int)triangles.size());
      triangles.push_back({a, points[3 * i + 1] - a, points[3 * i + 2] - a});
      shadings.push_back({normals[3 * i], normals[3 * i + 1], normals[3 * i + 2], material[i]});
    }
    meshes.push_back(mesh);
  }

  static Vec apply(const std::vector<float>& m, Vec p, float w) {
    return {m[0] * p.x + m[1] * p.y + m[2] * p.z + m[3] * w, m[4] * p.x + m[5] * p.y + m[6] * p.z + m[7] * w,
            m[8] * p.x + m[9] * p.y + m[10] * p.z + m[11] * w};
  }

  Instance instance(int mesh, const std::vector<float>& m, const std::vector<Vec>& slots) const {
    Vec c0{m[0], m[4], m[8]}, c1{m[1], m[5], m[9]}, c2{m[2], m[6], m[10]}, origin{m[3], m[7], m[11]};
    float det = 1.f / dot(c0, cross(c1, c2));
    Vec rows[3] = {cross(c1, c2) * det, cross(c2, c0) * det, cross(c0, c1) * det};
    Instance in;
    for (int r = 0; r < 3; r++) {
      in.inverse[4 * r] = rows[r].x; in.inverse[4 * r + 1] = rows[r].y; in.inverse[4 * r + 2] = rows[r].z;
      in.inverse[4 * r + 3] = -dot(rows[r], origin);
    }
    in.root = meshes[mesh].root;
    for (int k = 0; k < SLOTS; k++) in.slots[k] = slots[k];
    return in;
  }

  static Box bounds(const Box& b, const std::vector<float>& m) {
    Box out;
    for (int k = 0; k < 8; k++)
      out.add(apply(m, {k & 1 ? b.hi.x : b.lo.x, k & 2 ? b.hi.y : b.lo.y, k & 4 ? b.hi.z : b.lo.z}, 1));
    return out;
  }

  void addLights(const HostMesh& mesh, const std::vector<float>& m, float lamps, std::vector<Light>& out) const {
    for (int i : mesh.glowing) {
      const Material& material = materials[shadings[i].material];
      Vec glow = material.glow * (material.lamp ? lamps : 1.f);
      if (largest(glow) < .3f) continue;
      Light l;
      l.a = apply(m, triangles[i].a, 1);
      l.e1 = apply(m, triangles[i].e1, 0);
      l.e2 = apply(m, triangles[i].e2, 0);
      Vec n = cross(l.e1, l.e2);
      l.area = .5f * length(n);
      l.normal = normalize(n);
      l.glow = glow;
      out.push_back(l);
    }
  }
};
