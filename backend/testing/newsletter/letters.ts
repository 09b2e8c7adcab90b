import type { Deps } from "#backend/deps.ts";
import type { Transport } from "#backend/mail/mail.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { sendLetters } from "#backend/newsletter/letters/sending.ts";
import type { Database } from "#backend/storage/database.ts";
import type { testDesk } from "#backend/testing/desk.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { emptyLetter, type Letter, type LetterBlock } from "#content/letter.ts";
import { usualPace } from "#rules/letters.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

export const aBlock = (block: Partial<LetterBlock>): LetterBlock => ({
  kind: "text",
  heading: "",
  text: "",
  picture: "",
  label: "",
  href: "",
  item: "",
  ...block,
});

export const aLetter = (changed: Partial<Letter> = {}): Letter => ({
  ...emptyLetter,
  subject: "What grew in March",
  preview: "Beds, boilers and a choir",
  blocks: [
    aBlock({ kind: "heading", heading: "The garden" }),
    aBlock({ text: "The beds are **full**. [Come and see](/get-involved).\n\n- kale\n- peas" }),
    aBlock({ kind: "line" }),
    aBlock({ kind: "button", label: "Give", href: "/give" }),
  ],
  ...changed,
});

/** So many people who confirmed, r1@visitor.example and so on. */
export const someReaders = (db: Database, n: number, now: Date) =>
  db.query(
    `insert into newsletter_subscribers (email, email_key, state, created_at, confirmed_at)
     select 'r' || n || '@visitor.example', 'r' || n || '@visitor.example', 'confirmed', $2, $2
     from generate_series(1, $1) as n`,
    [n, now],
  );

export const pictureBytes = new Uint8Array([1, 2, 3]);

/** A picture that an editor has just uploaded. */
export const anUpload = async (db: Database, now: Date) => {
  const upload = "0123456789abcdef0123456789abcdef";
  const focus = { x: 0.5, y: 0.5 };
  const picture = { upload, alt: "A raised bed", width: 800, height: 450, widths: [800], focus };
  const [row] = await db.query(
    `insert into content_uploads (alt, width, height, actor, at, fingerprint, original)
     values ($1, 800, 450, 'Ana', $2, 'x', '') returning id`,
    [picture.alt, now],
  );
  await db.query(
    `insert into content_pictures (name, upload_id, width, height, widths, focus_x, focus_y, at, shown)
     values ($1, $2, 800, 450, '{800}', 0.5, 0.5, $3, false)`,
    [upload, (row as { id: string }).id, now],
  );
  await db.query(
    "insert into content_picture_files (name, width, type, bytes) values ($1, 800, 'jpg', $2)",
    [upload, pictureBytes],
  );
  return picture;
};

const ask = async <Answer>(desk: Desk, path: string, body: unknown, token: string) => {
  const answer = await desk.post(path, body, token);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

/** Writes a letter at the desk, as an editor would. */
export const writeLetter = async (desk: Desk, token: string, letter: unknown = aLetter()) => {
  const { id } = await ask<{ id: string }>(desk, "letters/begin", {}, token);
  const save = { name: `letter/${id}`, revision: 1, base: 0, content: letter };
  const { revision } = await ask<{ revision: number }>(desk, "pages/save-draft", save, token);
  return { id, revision };
};

export const anOrder = { emailsAnHour: usualPace, onSite: false, forNewReaders: false };

/** Has it sent now; it begins at the next turn of the clock. */
export const orderLetter = async (
  desk: Desk,
  token: string,
  changed: Record<string, unknown> = {},
  letter: unknown = aLetter(),
) => {
  const written = await writeLetter(desk, token, letter);
  await ask(desk, "letters/send", { ...written, ...anOrder, ...changed }, token);
  return written.id;
};

type Limits = Parameters<typeof smtpTransport>[2];

/** A process that sends letters to a mail server of the test. */
export const aSender = (deps: Deps, url: string, limits: Limits = {}) => {
  const transport = smtpTransport(url, deps.settings.mailFrom, limits);
  return sendingBy(deps, transport);
};

export const sendingBy =
  (deps: Deps, transport: Transport) =>
  (most = Number.POSITIVE_INFINITY) =>
    sendLetters({ ...deps, transport }, most);

/** How many deliveries of a letter are in which state. */
export const statesOf = async (db: Database, id: string) =>
  Object.fromEntries(
    (
      await storedRows<{ state: string; n: number }>(
        db,
        "select state, count(*) as n from letter_deliveries where letter_id = $1 group by state",
        [id],
      )
    ).map(({ state, n }) => [state, n]),
  );

export const stateOf = async (db: Database, id: string) => {
  const [row] = await storedRows<{ state: string; reason: string | null }>(
    db,
    "select state, stopped_reason as reason from letters where id = $1",
    [id],
  );
  return row;
};

type Setting = { desk: Desk; owner: string };

const written = async ({ desk, owner }: Setting) => {
  await someReaders(desk.db, 1, desk.deps.now());
  return writeLetter(desk, await desk.signIn(owner));
};

const ordered = async ({ desk, owner }: Setting) => {
  await someReaders(desk.db, 1, desk.deps.now());
  return orderLetter(desk, await desk.signIn(owner));
};

const takesAll: Transport = { deliver: async () => {}, close() {} };

const sent = async (setting: Setting) => {
  const id = await ordered(setting);
  await sendingBy(setting.desk.deps, takesAll)();
  return { id };
};

const inState = (state: string) => async (setting: Setting) => {
  const { id } = await sent(setting);
  await setting.desk.db.query("update letters set state = $2 where id = $1", [id, state]);
  return { id };
};

/** What an owner sends to each endpoint that changes a letter, so that it succeeds. */
export const letterSamples: Record<string, (setting: Setting) => unknown> = {
  "letters/begin": () => ({}),
  "letters/delete": written,
  "letters/test": async (setting) => ({ id: (await written(setting)).id }),
  "letters/send": async (setting) => ({ ...(await written(setting)), ...anOrder }),
  "letters/cancel": async (setting) => ({ id: await ordered(setting) }),
  "letters/stop": inState("sending"),
  "letters/go-on": inState("stopped"),
  "letters/send-unknown": async (setting) => {
    const { id } = await sent(setting);
    await setting.desk.db.query("update letter_deliveries set state = 'unknown'");
    return { id };
  },
  "letters/show": async (setting) => ({ ...(await sent(setting)), on: true }),
  "readers/end-rest": async ({ desk }) => {
    await someReaders(desk.db, 1, desk.deps.now());
    const [row] = await storedRows<{ id: string }>(
      desk.db,
      `update newsletter_subscribers set resting_since = now(), resting_reason = 'hard' returning id`,
    );
    return { id: row?.id };
  },
};

export const letterQuestions: Record<string, (setting: Setting) => unknown> = {
  "letters/preview": async (setting) => ({
    id: (await written(setting)).id,
    content: aLetter(),
    name: "Maria",
  }),
  "letters/check": async (setting) => ({ id: (await written(setting)).id, content: aLetter() }),
};
