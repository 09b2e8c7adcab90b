// A bounding-volume tree built with the surface-area heuristic, for triangles in a mesh and for meshes in a world.
#pragma once
#include "vec.h"
#include <algorithm>
#include <numeric>

struct Box {
  Vec lo{1e30f, 1e30f, 1e30f}, hi{-1e30f, -1e30f, -1e30f};
  void add(Vec p) { lo = least(lo, p); hi = most(hi, p); }
  void add(const Box& b) { lo = least(lo, b.lo); hi = most(hi, b.hi); }
  float area() const { Vec d = hi - lo; return d.x < 0 ? 0 : d.x * d.y + d.y * d.z + d.z * d.x; }
};

// One node holds the boxes of its two children: one fetch of four aligned words decides both. count > 0 marks a leaf, whose child is its first item.
struct alignas(16) Node {
  Vec lo0, hi0, lo1, hi1;
  int child0, child1, count0, count1;
};

class TreeBuilder {
 public:
  std::vector<int> order;

  // Appends a tree over the boxes to `nodes`; returns its root. Leaf items index `order`, shifted by `base`.
  int build(const std::vector<Box>& boxes, std::vector<Node>& nodes, int base, int leafSize) {
    items = &boxes; out = &nodes; shift = base; leaf = leafSize;
    order.resize(boxes.size());
    std::iota(order.begin(), order.end(), 0);
    int root = (int)nodes.size();
    nodes.push_back({});
    split(root, 0, (int)boxes.size());
    return root;
  }

 private:
  static constexpr int BINS = 16;
  const std::vector<Box>* items;
  std::vector<Node>* out;
  int shift, leaf;

  Box bounds(int from, int to) const {
    Box b;
    for (int i = from; i < to; i++) b.add((*items)[order[i]]);
    return b;
  }
  static float centre(const Box& b, int axis) { return .5f * ((&b.lo.x)[axis] + (&b.hi.x)[axis]); }

  void split(int node, int from, int to) {
    int mid = to - from <= leaf ? from : divide(from, to);
    attach(node, 0, from, mid == from ? to : mid);
    attach(node, 1, mid == from ? to : mid, to);
  }

  void attach(int node, int side, int from, int to) {
    Box b = bounds(from, to);
    if (from == to) b.lo = b.hi = {1e30f, 1e30f, 1e30f};  // an empty side that no ray can reach
    int child = shift + from, count = to - from;
    if (count > leaf) {
      child = (int)out->size();
      count = 0;
      out->push_back({});
    }
    Node& n = (*out)[node];
    (side ? n.lo1 : n.lo0) = b.lo;
    (side ? n.hi1 : n.hi0) = b.hi;
    (side ? n.child1 : n.child0) = child;
    (side ? n.count1 : n.count0) = count;
    if (to - from > leaf) split(child, from, to);
  }

  int divide(int from, int to) {
    Box spread;
    for (int i = from; i < to; i++) {
      const Box& b = (*items)[order[i]];
      spread.add((b.lo + b.hi) * .5f);
    }
    Vec d = spread.hi - spread.lo;
    int axis = d.x > d.y ? (d.x > d.z ? 0 : 2) : (d.y > d.z ? 1 : 2);
    float start = (&spread.lo.x)[axis], width = (&d.x)[axis];
    auto begin = order.begin() + from, end = order.begin() + to;
    if (width < 1e-6f) return (from + to) / 2;
    auto bin = [&](int i) { return std::min(BINS - 1, (int)((centre((*items)[i], axis) - start) / width * BINS)); };
    Box box[BINS];
    int count[BINS] = {};
    for (auto i = begin; i != end; ++i) { int k = bin(*i); box[k].add((*items)[*i]); count[k]++; }
    float best = 1e30f;
    int cut = 0;
    for (int k = 1; k < BINS; k++) {
      Box left, right;
      int nl = 0, nr = 0;
      for (int j = 0; j < BINS; j++) { (j < k ? left : right).add(box[j]); (j < k ? nl : nr) += count[j]; }
      float cost = left.area() * nl + right.area() * nr;
      if (nl && nr && cost < best) { best = cost; cut = k; }
    }
    if (!cut) return (from + to) / 2;
    return (int)(std::partition(begin, end, [&](int i) { return bin(i) < cut; }) - order.begin());
  }
};
