import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { type Answered, shipped, testEditors } from "#backend/testing/content/editor.ts";
import {
  blackPng,
  heic,
  interlacedPng,
  movingPng,
  svgWithScript,
} from "#backend/testing/content/hostile-files.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { removeOldData } from "#backend/upkeep/retention.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { knownPictures } from "./media.ts";
import { lazyPictures } from "./picture-maker.ts";
import { storeCut, storeUpload, takeUpload } from "./pictures.ts";

type PicturesAnswer = DeskApi["GET"]["pages/pictures"]["answer"];
type RevisionAnswer = DeskApi["GET"]["pages/revision"]["answer"];
type StoredPicture = DeskApi["POST"]["pages/upload-picture"]["answer"];

/** What a process knows of pictures counts for a second. */
const patience = { timeout: 30_000, interval: 100 };

const plain = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 3, background: color } });

const setUp = async (
  parts: { pictures?: typeof lazyPictures; db?: Database } = { pictures: lazyPictures },
) => {
  const site = await testEditors(parts);
  const ada = await site.editor("Ada");
  const upload = async (
    file: Uint8Array,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answered<StoredPicture>> => {
    const address = new URLSearchParams({ alt: "Two neighbors at the garden gate", ...query });
    const answer = await site.request(`desk/pages/upload-picture?${address}`, {
      method: "POST",
      headers: {
        origin: site.siteUrl,
        cookie: `__Host-circle-desk=${ada.token}`,
        "content-type": "image/jpeg",
        "content-length": String(file.byteLength),
        ...headers,
      },
      body: Uint8Array.from(file),
    });
    return { status: answer.status, body: await answer.json() };
  };
  /** As the author's browser asks for it, or another's. */
  const media = (name: string, file: string, token: string | undefined = ada.token) => {
    const headers = new Headers(token ? { cookie: `__Host-circle-desk=${token}` } : {});
    const address = new URL(`/media/${name}/${file}`, site.siteUrl);
    return Promise.resolve(site.app.fetch(new Request(address, { headers }), {}));
  };
  return { site, ada, upload, media };
};

test("an upload is turned upright, stripped and made into our sizes, at addresses that never change", async () => {
  const { site, upload, media } = await setUp();
  // Left half red, right half blue, lying on its side as phones store it.
  const red = await plain(450, 600, "#f00").png().toBuffer();
  const photo = await plain(900, 600, "#00f")
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: "Sample Photographer" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Sample Photographer");
  const { status, body } = await upload(photo);
  expect(status).toBe(200);
  const { picture } = body;
  expect(picture).toMatchObject({
    alt: "Two neighbors at the garden gate",
    width: 600,
    height: 900,
    widths: [208, 320, 480, 600],
    focus: { x: 0.5, y: 0.5 },
  });
  for (const type of ["avif", "jpg"] as const) {
    const answer = await media(picture.upload, `320.${type}`);
    expect(answer.headers.get("content-type")).toBe(type === "avif" ? "image/avif" : "image/jpeg");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([
      facts.width,
      facts.height,
      facts.orientation,
      facts.exif,
      facts.icc,
      facts.xmp,
    ]).toEqual([320, 480, undefined, undefined, undefined, undefined]);
    const [r = 0, , b = 0] = await sharp(bytes)
      .extract({ left: 160, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(r).toBeGreaterThan(200);
    expect(b).toBeLessThan(60);
  }
  const stored = await storedRows<{ original: Uint8Array }>(
    site.db,
    "select original from content_uploads",
  );
  expect(Buffer.from(stored[0]?.original ?? []).toString("latin1")).not.toContain("Photographer");
  expect(await site.log()).toMatchObject([{ action: "uploaded a picture" }]);
  for (const file of ["321.avif", "320.png", "320.avif/..", "x"])
    expect((await media(picture.upload, file)).status).toBe(404);
  expect((await media(picture.upload, "321.avif")).headers.get("cache-control")).toBe("no-store");
});

test("a picture is for everybody while a page shows it, and for editors alone before and after", async () => {
  const { site, ada, upload, media } = await setUp();
  const { picture } = (await upload(await plain(640, 360, "#275").jpeg().toBuffer())).body;
  const colleague = await site.signedIn({ permissions: ["messages"] });
  const seenBy = async (token: string) => {
    const answer = await media(picture.upload, "320.jpg", token);
    return [answer.status, answer.headers.get("cache-control")];
  };
  expect(await seenBy("")).toEqual([404, "no-store"]);
  expect(await seenBy(colleague)).toEqual([404, "no-store"]);
  expect(await seenBy(ada.token)).toEqual([200, "private, no-cache"]);

  const revision = await ada.save("news", shipped("news", { heroPicture: picture }));
  const from = new Date(site.deps.now().getTime() + 60_000).toISOString();
  await ada.publish([{ name: "news", revision }], { from });
  expect(await seenBy("")).toEqual([404, "no-store"]);
  site.wait(120);
  await carryOutSchedules(site.deps);
  const open = "public, max-age=60, must-revalidate";
  expect(await seenBy("")).toEqual([200, open]);
  expect(await seenBy(ada.token)).toEqual([200, open]);

  const { published } = (await ada.open("news")).document;
  await ada.ask("return", { name: "news", number: 0, published, note: "" });
  await vi.waitFor(async () => expect(await seenBy("")).toEqual([404, "no-store"]), patience);
  expect(await seenBy(ada.token)).toEqual([200, "private, no-cache"]);
});

test("a picture that somebody archived with its person is for editors alone", async () => {
  const { ada, upload, media } = await setUp();
  const { picture } = (await upload(await plain(640, 360, "#275").jpeg().toBuffer())).body;
  const people = shipped("people") as { leaders: object[] };
  const [first, ...rest] = people.leaders;
  const publish = async (changed: object) => {
    const leaders = [{ ...first, photo: picture, ...changed }, ...rest];
    const revision = await ada.save("people", { ...people, leaders });
    return ada.publish([{ name: "people", revision }]);
  };
  expect((await publish({})).status).toBe(200);
  const status = async () => (await media(picture.upload, "320.jpg", "")).status;
  expect(await status()).toBe(200);
  const places = async () =>
    (await ada.look<PicturesAnswer>("/pictures")).body.pictures.flatMap((one) => one.places);
  expect(await places()).toMatchObject([{ path: ["leaders", 0, "photo"] }]);
  expect(await publish({ archive: "archived" })).toMatchObject({ status: 200 });
  expect(await places()).toEqual([]);
  await vi.waitFor(async () => expect(await status()).toBe(404), patience);
});

test("a deleted picture is gone for everybody and in every size", async () => {
  const { site, ada, upload, media } = await setUp();
  const { id, picture } = (await upload(await plain(640, 360, "#275").jpeg().toBuffer())).body;
  const publish = async (content: unknown) => {
    const revision = await ada.save("news", content);
    return ada.publish([{ name: "news", revision }]);
  };
  const places = async () =>
    (await ada.look<PicturesAnswer>("/pictures")).body.pictures.map((one) => one.places);
  expect(await places()).toEqual([[]]);
  await publish(shipped("news", { heroPicture: picture }));
  expect((await media(picture.upload, "320.jpg")).status).toBe(200);
  const label = expect.stringMatching(/^News and Media, .*Picture/);
  expect(await places()).toEqual([[{ name: "news", path: ["heroPicture"], label }]]);
  const refused = await ada.ask("delete-picture", { id });
  expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("News") } });
  expect((await media(picture.upload, "320.jpg")).status).toBe(200);

  await publish(shipped("news"));
  expect((await ada.ask("delete-picture", { id })).status).toBe(200);
  for (const token of ["", ada.token])
    await vi.waitFor(
      async () => expect((await media(picture.upload, "320.jpg", token)).status).toBe(404),
      patience,
    );
  for (const table of [
    "content_uploads",
    "content_upload_slices",
    "content_pictures",
    "content_picture_files",
  ])
    expect(await site.db.query(`select 1 from ${table}`)).toEqual([]);
  expect((await site.log()).at(-1)).toMatchObject({ action: "deleted a picture" });
  expect((await ada.ask("delete-picture", { id })).status).toBe(404);
});

test("a version whose picture was deleted comes back with the one that is there now, or without", async () => {
  const { ada, upload } = await setUp();
  const { id, picture } = (await upload(await plain(640, 360, "#275").jpeg().toBuffer())).body;
  const publish = async (name: string, content: unknown) =>
    ada.publish([{ name, revision: await ada.save(name, content) }]);
  const news = shipped("news", { heroPicture: picture }) as { news: object[]; heroPicture: object };
  const [item] = news.news;
  await publish("news", news);
  await publish("news", { ...news, news: [{ ...item, title: "Rain", address: "", picture }] });
  await publish("news", shipped("news"));
  const people = shipped("people") as { leaders: { name: string; photo: string }[] };
  const [first, second, ...others] = people.leaders;
  const [one, two] = [first, second].map((leader) => ({ ...leader, photo: picture }));
  await publish("people", { ...people, leaders: [one, two, ...others] });
  // The first has gone since, and the second, whose place that was, has another portrait.
  await publish("people", { ...people, leaders: [second, ...others] });
  expect((await ada.ask("delete-picture", { id })).status).toBe(200);

  const lostIn = async (name: string, number: number) => {
    const query = { name, number: String(number) };
    return (await ada.look<RevisionAnswer>("/revision", query)).body.lost;
  };
  const back = async (name: string, number: number, published: number) =>
    ada.ask("return", { name, number, published, note: "" });
  expect(await lostIn("news", 1)).toMatchObject([{ path: ["heroPicture"], becomes: "replaced" }]);
  expect(await back("news", 1, 3)).toMatchObject({ status: 200 });
  expect((await ada.open("news")).content).toMatchObject({
    heroPicture: shipped("news").heroPicture,
  });
  expect(await lostIn("people", 1)).toMatchObject([
    { path: ["leaders", 0, "photo"], becomes: "empty" },
    { path: ["leaders", 1, "photo"], becomes: "replaced" },
  ]);
  expect(await back("people", 1, 2)).toMatchObject({ status: 200 });
  expect((await ada.open("people")).content).toMatchObject({
    leaders: [{ photo: "" }, { photo: second?.photo }, ...others.map(({ photo }) => ({ photo }))],
  });
  // News is never without a picture: somebody chooses one.
  expect(await lostIn("news", 2)).toMatchObject([
    { path: ["news", 0, "picture"], becomes: "needed" },
    { path: ["heroPicture"], becomes: "replaced" },
  ]);
  expect(await back("news", 2, 4)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("Please choose a picture.") },
  });
});

test("uploads that nothing shows go by age, and what is drafted, scheduled or archived stays", async () => {
  const { site, ada, upload } = await setUp();
  const uploaded = async (color: string) =>
    (await upload(await plain(640, 360, color).jpeg().toBuffer(), { alt: color })).body.picture;
  const kept = () => site.db.query("select alt from content_uploads order by alt");
  const news = (picture: unknown) => shipped("news", { heroPicture: picture });
  const publish = async (content: unknown, times: object = {}) =>
    ada.publish([{ name: "news", revision: await ada.save("news", content) }], times);
  await uploaded("#111");
  await publish(news(await uploaded("#222")));
  await publish(news(await uploaded("#333")));
  await publish(news(await uploaded("#444")), { from: "2099-01-01T09:00:00Z" });
  await ada.save("news", news(await uploaded("#555")));
  const monthsLater = (months: number) =>
    new Date(site.deps.now().getTime() + months * 31 * 24 * 3_600_000);
  await removeOldData(site.db, { now: monthsLater(5), dryRun: false });
  expect(await kept()).toHaveLength(5);
  await removeOldData(site.db, { now: monthsLater(7), dryRun: false });
  expect(await kept()).toEqual([{ alt: "#333" }, { alt: "#444" }, { alt: "#555" }]);
});

test("the same photo with other metadata is the same picture, and not a failure", async () => {
  const { site, ada, upload } = await setUp();
  const photo = plain(900, 600, "#275");
  const captioned = await photo
    .clone()
    .withExif({ IFD0: { ImageDescription: "Picnic" } })
    .jpeg()
    .toBuffer();
  const first = await upload(captioned, { aspect: "16:9" });
  const again = await upload(await photo.jpeg().toBuffer(), { aspect: "16:9", alt: "A picnic" });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toMatchObject({
    id: first.body.id,
    picture: { upload: first.body.picture.upload, alt: "A picnic" },
  });
  expect(await site.db.query("select alt from content_uploads")).toEqual([{ alt: "A picnic" }]);

  const problemsWith = async (picture: object) => {
    const content = shipped("news", { heroPicture: { ...again.body.picture, ...picture } });
    return (await ada.changes([{ name: "news", content }])).body.problems;
  };
  expect(await problemsWith({})).toEqual([]);
  for (const made of [{ widths: [7, 77_777] }, { height: 99_999 }, { upload: "0".repeat(32) }])
    expect(await problemsWith(made)).toMatchObject([
      { path: ["heroPicture"], message: "This picture is missing. Please choose it again." },
    ]);
});

test("a cut keeps what is in focus, the same file is kept once, and others can be cut from it", async () => {
  const { site, ada, upload, media } = await setUp();
  const spot = await plain(100, 100, "#fff").png().toBuffer();
  const photo = await plain(1200, 400, "#00f")
    .composite([{ input: spot, left: 1100, top: 150 }])
    .png()
    .toBuffer();
  const right = await upload(photo, { x: "0.96", y: "0.5", aspect: "4:5" });
  expect(right.body.picture).toMatchObject({ width: 320, height: 400 });
  const white = async (name: string) => {
    const bytes = Buffer.from(await (await media(name, "320.jpg")).arrayBuffer());
    const { channels } = await sharp(bytes).stats();
    return channels[0]?.max ?? 0;
  };
  expect(await white(right.body.picture.upload)).toBeGreaterThan(200);
  const left = await ada.ask<StoredPicture>("cut-picture", {
    id: right.body.id,
    alt: "The other side",
    focus: { x: 0, y: 0.5 },
    aspect: { width: 4, height: 5 },
  });
  expect(await white(left.body.picture.upload)).toBeLessThan(60);
  expect((await site.log()).at(-1)).toMatchObject({
    action: "cropped a picture",
    about: "The other side",
  });
  await upload(photo, { x: "0.96", y: "0.5", aspect: "4:5", alt: "Again" });
  const { body } = await ada.look<PicturesAnswer>("/pictures");
  expect(body.shipped).toContainEqual(
    expect.objectContaining({ kind: "picture", name: "golf", src: "/pictures/golf-560.jpg" }),
  );
  expect(body.pictures).toMatchObject([{ id: right.body.id, alt: "Again", width: 1200 }]);
  expect(await site.db.query("select count(*) as n from content_pictures")).toEqual([{ n: 2 }]);
});

describe("hostile files are refused with a sentence, and nothing is stored:", () => {
  const animated = async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((color) => plain(300, 300, color).png().toBuffer()),
    );
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  const half = async (type: "jpeg" | "png" | "webp" | "avif") => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const file = await noise.toFormat(type, { effort: type === "avif" ? 0 : 1 }).toBuffer();
    return file.subarray(0, file.length / 2);
  };
  const files: [string, () => Uint8Array | Promise<Uint8Array>, RegExp][] = [
    ["a bomb of 900 million pixels", () => blackPng(30_000, 30_000), /more than 50 million pixels/],
    ["100 megapixels", () => blackPng(10_000, 10_000), /more than 50 million pixels/],
    ["half a gigabyte in one piece", () => interlacedPng(7_000, 7_000), /without interlacing/],
    [
      "an AVIF of a kilobyte that takes hundreds of megabytes",
      () => plain(5_000, 3_900, "#123").avif({ quality: 30, effort: 0 }).toBuffer(),
      /save it as JPEG, or make it smaller/,
    ],
    ["a drawing with a script", () => svgWithScript, /is a drawing \(SVG\)/],
    ["a web page", () => Buffer.from("<!DOCTYPE html><script>alert(1)</script>"), /is a web page/],
    ["a GIF", () => plain(300, 300, "#f00").gif().toBuffer(), /is a GIF/],
    ["a TIFF", () => plain(300, 300, "#f00").tiff().toBuffer(), /TIFF/],
    ["a moving WebP", animated, /animated/],
    ["a moving PNG", movingPng, /animated/],
    ["half a JPEG", () => half("jpeg"), /JPEG picture is damaged/],
    ["half a PNG", () => half("png"), /PNG picture is damaged/],
    ["half a WebP", () => half("webp"), /WebP picture is damaged/],
    ["half an AVIF", () => half("avif"), /AVIF picture is damaged/],
    [
      "a PNG's beginning before noise",
      () => Buffer.concat([blackPng(300, 300).subarray(0, 40), Buffer.alloc(999, 3)]),
      /damaged/,
    ],
    [
      "a picture of a phone that nobody here can read",
      () => heic,
      /HEIC pictures can't be used here/,
    ],
    ["a strip", () => blackPng(8_000, 210), /too long and narrow/],
    ["a dot", () => blackPng(20, 20), /too small: 20 by 20/],
    ["nothing", () => new Uint8Array(), /empty/],
  ];
  test.each(files)("%s", async (_, make, sentence) => {
    const { site, upload } = await setUp();
    const { status, body } = await upload(await make());
    expect(status).toBe(400);
    expect(body.error).toMatch(sentence);
    expect(await site.db.query("select 1 from content_uploads")).toEqual([]);
    expect(await site.log()).toEqual([]);
  });

  test("a file that is too large, before it is read, and one that says it is a form", async () => {
    const { upload } = await setUp();
    const large = { "content-length": String(26 * 2 ** 20) };
    expect((await upload(heic, {}, large)).body.error).toBe(
      "This file is larger than 25 MB. Please make it smaller first.",
    );
    const form = { "content-type": "multipart/form-data; boundary=x" };
    expect((await upload(heic, {}, form)).body.error).toBe("Please send the picture itself.");
  });
});

test("made-up addresses cost one question a second, and a new picture is found all the same", async () => {
  const db = await emptyPGlite();
  let asked = 0;
  const query: typeof db.query = (text, parameters) => {
    asked += 1;
    return db.query(text, parameters);
  };
  const find = knownPictures(database({ ...db, query }), 200);
  const isKnown = async (name: string, width: number) =>
    (await find(name, () => true))?.widths.includes(width) ?? false;
  const names = Array.from({ length: 500 }, (_, n) => String(n).padStart(32, "0"));
  expect(await Promise.all(names.map((name) => isKnown(name, 208)))).not.toContain(true);
  expect(asked).toBe(1);
  const written = { by: { id: null, name: "Sample Person" }, now: new Date() };
  const original = {
    width: 300,
    height: 300,
    bytes: new Uint8Array(1),
    alt: "x",
    fingerprint: "x",
  };
  const cut = { width: 208, height: 208, widths: [208], focus: { x: 0, y: 0 }, files: [] };
  const id = await storeUpload(db, original, written);
  const { name } = await storeCut(db, id, cut, written.now);
  expect(await Promise.all([isKnown(name, 208), ...names.map((one) => isKnown(one, 208))])).toEqual(
    [true, ...names.map(() => false)],
  );
  expect(asked).toBe(2);
  expect(await isKnown(name, 209)).toBe(false);
});

test("a picture needs words for those who do not see it", async () => {
  const { upload } = await setUp();
  const { status, body } = await upload(await plain(300, 300, "#f00").jpeg().toBuffer(), {
    alt: " ",
  });
  expect([status, body.error]).toEqual([400, "Please describe the picture in a sentence"]);
});

test("where pictures cannot be worked on, uploading says so", async () => {
  const { ada, upload } = await setUp({});
  expect((await ada.list()) as object).toMatchObject({ takesPictures: false });
  const { status, body } = await upload(await plain(300, 300, "#f00").jpeg().toBuffer());
  expect(status).toBe(400);
  expect(body.error).toMatch(/^Pictures can't be uploaded here/);
});

test("more pictures than can wait are asked to come again, and those that wait all arrive", async () => {
  const { upload } = await setUp();
  const files = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      plain(300, 200 + n, "#f00")
        .jpeg()
        .toBuffer(),
    ),
  );
  const statuses = (await Promise.all(files.map((file) => upload(file)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("a file is read once there is room for it, however many come at once, and for two of one person", async () => {
  const db = await emptyPGlite();
  const held = Promise.withResolvers<Uint8Array>();
  let reading = 0;
  const wish = { alt: "x", focus: { x: 0.5, y: 0.5 }, aspect: undefined };
  const parts = { db, pictures: lazyPictures };
  const uploadsOfOne = () => {
    const written = { by: { id: randomUUID(), name: "Sample Person" }, now: new Date() };
    let own = 0;
    const readFile = () => {
      reading += 1;
      own += 1;
      if (reading > 4 || own > 2) held.reject(new Error("Too many files were read at once."));
      return held.promise;
    };
    return Array.from({ length: 4 }, () => takeUpload(parts, readFile, wish, written));
  };
  const [ada, bob, eve] = [uploadsOfOne(), uploadsOfOne(), uploadsOfOne()];
  const taken = Promise.all([...ada.slice(0, 2), ...bob.slice(0, 2)]);
  // Awaited last, and may fail first.
  taken.catch(() => {});
  const refused = [...ada.slice(2), ...bob.slice(2), ...eve];
  await Promise.all(refused.map((one) => expect(one).rejects.toThrow("minute")));
  await vi.waitFor(() => expect(reading).toBe(4), patience);
  held.resolve(await plain(300, 300, "#f00").jpeg().toBuffer());
  await taken;
  expect(reading).toBe(4);
});

test("when pictures take all the room there is for them, another one is told so unread", async () => {
  const db = await emptyPGlite();
  const wish = { alt: "x", focus: { x: 0.5, y: 0.5 }, aspect: undefined };
  const written = { by: { id: null, name: "Sample Person" }, now: new Date() };
  const original = { width: 300, height: 300, bytes: new Uint8Array(2 ** 20), alt: "x" };
  await storeUpload(db, { ...original, fingerprint: "x" }, written);
  const upload = (most: number) =>
    takeUpload(
      { db, pictures: lazyPictures },
      () => Promise.reject(new Error("It was read.")),
      wish,
      written,
      most,
    );
  await expect(upload(2 ** 20)).rejects.toThrow("There's no room for more pictures");
  await expect(upload(2 ** 20 + 1)).rejects.toThrow("It was read.");
});

/** What is sent to the database while nobody else can be served: by statement or transaction. */
const measured = (db: Database) => {
  const turns: number[] = [];
  const bytesIn = (parameters: unknown[] = []) =>
    parameters.reduce<number>((sum, one) => sum + (one instanceof Uint8Array ? one.length : 0), 0);
  const query: Database["query"] = (text, parameters) => {
    turns.push(bytesIn(parameters));
    return db.query(text, parameters);
  };
  const transaction: Database["transaction"] = (work, options) =>
    db.transaction((tx) => {
      const turn = turns.push(0) - 1;
      const inside: Database["query"] = (text, parameters) => {
        turns[turn] = (turns[turn] ?? 0) + bytesIn(parameters);
        return tx.query(text, parameters);
      };
      return work(database({ ...tx, query: inside }));
    }, options);
  return { db: database({ ...db, query, transaction }), turns };
};

test("a large photo is stored in turns that keep no gift waiting, and is whole again when it is cut", async () => {
  const { db, turns } = measured(await emptyPGlite());
  const { ada, upload } = await setUp({ pictures: lazyPictures, db });
  const side = 1_000;
  const noise = await sharp(randomBytes(side * side * 3), {
    raw: { width: side, height: side, channels: 3 },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { status, body } = await upload(noise, { aspect: "4:1" });
  expect(status).toBe(200);
  const stored = turns.reduce((sum, bytes) => sum + bytes, 0);
  expect(stored).toBeGreaterThan(1_500_000);
  expect(Math.max(...turns)).toBeLessThan(500_000);
  const cut = { id: body.id, alt: "Cut again", focus: { x: 0.5, y: 1 } };
  const aspect = { width: 4, height: 1 };
  expect(await ada.ask("cut-picture", { ...cut, aspect })).toMatchObject({
    status: 200,
    body: { picture: { width: side, height: side / 4 } },
  });
});

test("a document that shows a picture which is not here cannot be published", async () => {
  const { ada, upload } = await setUp();
  const { picture } = (await upload(await plain(640, 360, "#f00").jpeg().toBuffer())).body;
  const showing = (upload: string) =>
    shipped("hours", { office: "See the picture.", picture: { ...picture, upload } });
  const gone = await ada.save("hours", showing("0".repeat(32)));
  expect((await ada.publish([{ name: "hours", revision: gone }])).body).toMatchObject({
    error: "picture: This picture is missing. Please choose it again.",
    details: { problems: [{ path: ["picture"] }] },
  });
  const revision = await ada.save("hours", showing(picture.upload));
  expect((await ada.publish([{ name: "hours", revision }])).status).toBe(200);
});
