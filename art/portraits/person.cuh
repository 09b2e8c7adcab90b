// What can be said about a person: every knob of the figure, with its default.
#pragma once
#include "sdf.cuh"

// Head and face. 1 is the plain middle for widths and lengths; 0 is "none" for the rest.
#define NUMBERS(X) \
  X(turn, 0) X(tilt, 0) X(nod, 0) X(bodyturn, 0) \
  X(width, 1) X(length, 1) X(jaw, 1) X(chin, 1) X(cheek, 1) X(ridge, .4) X(temple, 0) X(age, .2) \
  X(nosewidth, 1) X(noselength, 1) X(nosebridge, 1) X(nosetip, 1) \
  X(eye, 1) X(eyetilt, .1) X(eyespace, 1) X(lid, .4) X(lash, .4) \
  X(brow, 1) X(browarch, .5) X(browheight, 0) \
  X(mouth, 1) X(upperlip, 1) X(lowerlip, 1) X(smile, .7) \
  X(ear, 1) X(neck, 1) X(necklength, 0) X(shoulder, 1) X(slope, 0) X(bulk, 0) X(bust, 0) \
  X(style, 0) X(cut, 0) X(volume, 1) X(recede, 0) X(greying, 0) X(beard, 0) X(beardlength, 1) X(beardgrey, 0) \
  X(outfit, 0) X(glasses, 0) X(earring, 0) X(blush, 1) X(lipstick, 0)
#define COLOURS(X) \
  X(skin, .3, .17, .1) X(hair, .02, .016, .014) X(grey, .42, .42, .42) X(iris, .05, .025, .012) \
  X(top, .1, .2, .3) X(shirt, .8, .8, .78) X(tie, .4, .08, .06) X(frame, .03, .03, .035) X(metal, .8, .56, .2) \
  X(back, .8, .7, .55)

enum Style { BALD, CROP, AFRO, LOCKS };
enum Cut { SWEPT_BACK, BOB, LOCS, BRAIDS, TOPKNOT };   // of locks
enum Outfit { CREW, BLAZER, SUIT, ROLLNECK, CLERICAL, WORKJACKET, COAT, SCOOP };
enum Beard { SHAVEN, SHORT_BEARD, FULL_BEARD, MOUSTACHE };
enum Glasses { NO_GLASSES, ROUND, RECTANGULAR };
enum Earring { NO_EARRING, STUD, HOOP };

// One tapered piece of a lock of hair, and a grid that finds the pieces near a point.
struct Piece { V a, b; float ra, rb; int lock; };
struct Locks {
  const Piece* pieces; const int* start; const unsigned short* near; const float* far;
  V low; float cell; int nx, ny, nz;
};

struct Person {
#define X(name, value) float name;
  NUMBERS(X)
#undef X
#define X(name, r, g, b) V name;
  COLOURS(X)
#undef X
  V gaze;      // towards the camera, in the head's frame
  Locks locks;
};

enum Material { NOTHING, SKIN, HAIR, BEARD, TOP, SHIRT, EYE, FRAME, METAL, TIE, WHITE, BUTTON };
struct Near { float d; int m; };
FN void put(Near& r, float d, int m) { if (d < r.d) { r.d = d; r.m = m; } }
