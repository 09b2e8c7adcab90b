/** What this tab knows, also where there is no storage. */
const texts = new Map<string, string>();
const names = new Map<string, string>();

export const privateBeginning = "desk-private:";
const mark = "~";

/**
 * A name for what must not stand in an address, such as a donor's name or email: addresses stay in
 * the browser's history and in logs. The text itself stays in this tab, until somebody signs out.
 */
export const nameFor = (text: string) => {
  if (text === "") return text;
  const known = names.get(text);
  if (known) return known;
  const name = `${mark}${crypto.randomUUID().slice(0, 8)}`;
  names.set(text, name);
  texts.set(name, text);
  try {
    sessionStorage.setItem(privateBeginning + name, text);
  } catch {
    // It is known until the next load.
  }
  return name;
};

/** The text behind the name; nothing in another tab, which does not know it. */
export const textBehind = (name: string) => {
  if (!name.startsWith(mark)) return name;
  const known = texts.get(name);
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(privateBeginning + name) ?? "";
  } catch {
    return "";
  }
};

export const forgetPrivateTexts = () => {
  texts.clear();
  names.clear();
};
