"""The thirteen people: one entry each. The keys are the knobs of person.cuh; colours are linear RGB unless given as hex."""

BALD, CROP, AFRO, LOCKS = range(4)
SWEPT_BACK, BOB, LOCS, BRAIDS, TOPKNOT = range(5)
CREW, BLAZER, SUIT, ROLLNECK, CLERICAL, WORKJACKET, COAT, SCOOP = range(8)
SHORT_BEARD, FULL_BEARD, MOUSTACHE = 1, 2, 3
ROUND, RECTANGULAR = 1, 2
STUD, HOOP = 1, 2

DEEP, DARK, DARK_BROWN, BROWN, MEDIUM, LIGHT_BROWN, OLIVE, FAIR, ROSY = (
    "#5a3a2b", "#64412f", "#70482f", "#8a5a3d", "#976444", "#c08d68", "#bb8a64", "#e0b398", "#dba78c")
BLACK, DARK_BROWN_HAIR, WHITE = "#1d1815", "#3a261b", "#c9c5bf"
GOLD, PEARL = "#e0b04c", "#f3ece0"

# Backdrops: tints of the palette, light enough for dark hair and deep enough for white hair.
BRICK, LAKE, GOLDEN, GARDEN, STONE = "#d68f73", "#93bccb", "#ecc676", "#9dc2a3", "#d6c6ab"

PEOPLE = {
    "denise-calloway": dict(
        skin=BROWN, back=GOLDEN, style=AFRO, volume=.8, hair="#2a2523", grey="#b9b6b2", greying=.5,
        outfit=BLAZER, top="#1f7d80", shirt="#f1e6d0", earring=STUD, metal=GOLD, turn=-12, bodyturn=-16, tilt=-2,
        width=1.07, length=0.94, jaw=0.94, chin=0.9, cheek=1.1, ridge=.1, age=.55, nosewidth=1.18, nosebridge=.85,
        eye=1.02, eyetilt=.08, lash=.8, brow=.8, browarch=.8, mouth=1.03, upperlip=1.15, lowerlip=1.15, smile=.95,
        lipstick=.6, neck=.92, shoulder=.95, slope=.5, bulk=.35, bust=.8),
    "elena-villasenor": dict(
        skin=LIGHT_BROWN, back=LAKE, style=LOCKS, cut=BOB, volume=1.28, hair=DARK_BROWN_HAIR,
        outfit=CREW, top="#b0452c", turn=11, bodyturn=14, tilt=2,
        width=0.95, length=1.0, jaw=0.86, chin=.85, cheek=1.0, ridge=.1, age=.3, nosewidth=.86, nosebridge=1.3, nosetip=.92,
        eye=1.05, eyetilt=.14, lash=1, brow=.85, browarch=.9, mouth=.98, upperlip=.9, lowerlip=1, smile=.9,
        lipstick=.5, iris="#4a2a16", neck=.84, shoulder=.86, slope=.6, bust=.6, recede=0.5),
    "theodore-okafor": dict(
        skin=DEEP, back=STONE, style=CROP, volume=.3, recede=.5, hair="#1b1817", grey="#9b9997", greying=.5,
        beard=SHORT_BEARD, beardgrey=.75, glasses=RECTANGULAR, frame="#1c1b1e", outfit=SUIT, top="#25344f", shirt="#eef0f2", tie="#a83c26",
        turn=12, bodyturn=16, width=1.0, length=1.08, jaw=1.12, chin=1.25, cheek=0.94, ridge=.7, age=.6, nosewidth=1.3, nosebridge=.9, nosetip=1.08,
        eye=.95, lid=.55, brow=1.1, browarch=0.45, mouth=0.94, upperlip=0.85, lowerlip=0.9, smile=0.75, neck=1.08, shoulder=1.06),
    "camille-baptiste": dict(
        skin=BROWN, back=GARDEN, style=LOCKS, cut=LOCS, hair="#231a16", glasses=ROUND, frame="#6b3a20",
        outfit=BLAZER, top="#d09a2c", shirt="#f4ecdd", earring=STUD, turn=-13, bodyturn=-15, tilt=2,
        width=0.94, length=0.96, jaw=.82, chin=0.78, cheek=1.06, ridge=.05, age=.08, nosewidth=1.08, nosebridge=.85, nosetip=.98,
        eye=1.1, eyetilt=.12, lash=.9, brow=.95, browarch=.7, mouth=1.0, upperlip=1.2, lowerlip=1.2, smile=1.0,
        lipstick=.35, neck=.82, shoulder=.84, slope=.6, bust=.5, recede=0.5),
    "walter-jimerson": dict(
        skin=MEDIUM, back=BRICK, style=BALD, hair=WHITE, grey=WHITE, greying=1, beard=FULL_BEARD, beardgrey=1, beardlength=1,
        outfit=WORKJACKET, top="#3f7a55", shirt="#e6dcc6", turn=10, bodyturn=13, tilt=-2,
        width=1.12, length=0.98, jaw=1.12, chin=1.1, cheek=1.12, ridge=.7, age=.95, nosewidth=1.32, nosebridge=.95, nosetip=1.18,
        eye=.92, lid=.5, brow=1.2, browarch=0.5, mouth=0.95, upperlip=.8, lowerlip=1, smile=.9, ear=1.08, neck=1.16, shoulder=1.12, bulk=.8),
    "marcus-whitfield": dict(
        skin=DARK_BROWN, back=LAKE, style=CROP, volume=1.25, temple=1, hair=BLACK, beard=SHORT_BEARD, beardlength=.8,
        outfit=CLERICAL, top="#26262b", shirt="#ffffff", turn=-11, bodyturn=-15, tilt=1,
        width=1.0, length=1.02, jaw=1.12, chin=1.2, cheek=.96, ridge=.5, age=.3, nosewidth=1.1, nosebridge=1.0,
        eye=1.0, lid=.4, brow=1.15, browarch=0.5, mouth=0.96, upperlip=0.9, lowerlip=1.0, smile=.85, neck=1.1, shoulder=1.1),
    "lorraine-pettigrew": dict(
        skin=BROWN, back=GOLDEN, style=LOCKS, cut=TOPKNOT, hair=WHITE, grey=WHITE, greying=1,
        outfit=ROLLNECK, top="#586673", earring=STUD, metal=PEARL, turn=9, bodyturn=13, tilt=1,
        width=0.92, length=1.07, jaw=.86, chin=0.95, cheek=0.9, ridge=.2, age=1.0, nosewidth=1.05, nosebridge=1.05,
        eye=.96, eyetilt=.05, lid=.55, lash=.5, brow=.7, browarch=.7, mouth=1.0, upperlip=.85, lowerlip=.95, smile=.8,
        lipstick=.7, neck=.8, shoulder=.82, slope=.8, bust=.5),
    "samuel-adeyemi-ross": dict(
        skin=DARK, back=GARDEN, style=CROP, volume=.45, temple=.35, hair=BLACK, outfit=SUIT, top="#3c3d42", shirt="#f4f2ee", tie="#d29a34",
        turn=-12, bodyturn=-16, width=0.99, length=1.1, jaw=1.1, chin=1.3, cheek=0.9, ridge=.45, age=.35, nosewidth=1.2, nosebridge=1.05,
        eye=.98, lid=.35, brow=1.1, browarch=0.6, mouth=1.1, upperlip=1.1, lowerlip=1.2, smile=1.0, neck=1.04, shoulder=1.08),
    "grace-lindqvist": dict(
        skin=FAIR, back=BRICK, style=LOCKS, cut=BOB, volume=.88, hair="#a3a09d", grey="#c4c1bd", greying=.5,
        glasses=ROUND, frame="#2a5a6e", outfit=BLAZER, top="#2f7a93", shirt="#f5f1e8", turn=11, bodyturn=14, tilt=-1,
        width=0.93, length=1.04, jaw=.86, chin=0.78, cheek=.97, ridge=.1, age=.75, nosewidth=0.78, nosebridge=1.35, nosetip=.9,
        eye=.98, eyetilt=.05, lid=.5, lash=.5, brow=.7, browarch=.6, mouth=1.0, upperlip=.65, lowerlip=.8, smile=.95,
        iris="#5f8aa0", lipstick=.45, neck=.82, shoulder=.85, slope=.7, bust=.5, recede=0.5),
    "hector-maldonado": dict(
        skin=OLIVE, back=LAKE, style=LOCKS, cut=SWEPT_BACK, volume=1.1, hair="#221d1b", grey="#98938f", greying=.08,
        beard=MOUSTACHE, beardlength=1.2, beardgrey=.12, outfit=WORKJACKET, top="#8a4a30", shirt="#ded6c8", turn=-10, bodyturn=-14, tilt=-2,
        width=1.1, length=0.97, jaw=1.22, chin=1.2, cheek=1.05, ridge=.7, age=.6, nosewidth=1.0, nosebridge=1.4, nosetip=1.08,
        eye=.95, lid=.45, brow=1.3, browarch=0.5, mouth=1.04, upperlip=.75, lowerlip=.95, smile=.85, neck=1.14, shoulder=1.1, bulk=.5),
    "naomi-brightwell": dict(
        skin=DEEP, back=BRICK, style=LOCKS, cut=BRAIDS, hair="#1c1613", outfit=COAT, top="#efe4cf", shirt="#9fb9a4",
        earring=STUD, metal=GOLD, frame="#3a4148", turn=-9, bodyturn=-13, tilt=-1,
        width=0.93, length=1.03, jaw=0.78, chin=0.8, cheek=1.04, ridge=.05, age=.15, nosewidth=1.08, nosebridge=.9,
        eye=1.08, eyetilt=.15, lash=.95, brow=.85, browarch=.85, mouth=1.02, upperlip=1.2, lowerlip=1.25, smile=1.0,
        lipstick=.4, neck=.8, shoulder=.85, slope=.5, bust=.5),
    "james-kowalczyk": dict(
        skin=ROSY, back=GOLDEN, style=LOCKS, cut=SWEPT_BACK, volume=.8, recede=.9, hair="#8f8d8b", grey="#bbb8b5", greying=.55,
        outfit=SUIT, top="#2b3d5c", shirt="#bcd3e4", tie="#2f6f9a", turn=11, bodyturn=15, tilt=1,
        width=1.05, length=1.07, jaw=1.16, chin=1.04, cheek=1.1, ridge=.5, age=1.0, nosewidth=1.0, nosebridge=1.35, nosetip=1.2, noselength=1.04,
        eye=.9, lid=.6, brow=1.15, browarch=.3, mouth=1.04, upperlip=.55, lowerlip=.75, smile=.9, iris="#5d7f93", ear=1.1, neck=1.1, shoulder=1.02, bulk=.5),
    "tasha-greenlee": dict(
        skin=MEDIUM, back=LAKE, style=AFRO, volume=1.35, hair=BLACK, outfit=SCOOP, top="#e2705a", earring=HOOP, metal=GOLD, turn=-10, bodyturn=-12, tilt=3,
        width=1.02, length=0.9, jaw=0.86, chin=0.8, cheek=1.12, ridge=0, age=0, nosewidth=1.08, nosebridge=.8, nosetip=1.0,
        eye=1.14, eyetilt=.14, lash=1, brow=.95, browarch=.8, mouth=1.04, upperlip=1.15, lowerlip=1.2, smile=1.1,
        lipstick=.5, neck=.82, shoulder=.84, slope=.6, bust=.6),
}
