/** A page as it is drawn from a snapshot of the content. */
export type FinishedPage = {
  /** 404 where the content has no such page: then it is the page that says so. */
  status: 200 | 404;
  html: string;
  /**
   * What the page is made of besides its code, for its scripts: a file, as it repeats every text of
   * the page. Its name is made from its content, so a page and its data are of one revision.
   */
  data: { address: string; text: string };
};

export const pageDataId = "page-data";

/** The script of the page itself, among those that it brings. */
export const pageScriptId = "page-script";

/** Apart from /assets, which caches keep for good: words may be taken down. */
export const pageDataFolder = "/page-data";

export const pageDataAddress = (digest: string) => `${pageDataFolder}/${digest}.json`;

/** By the page's own name, for moving there; with or without a slash at its end. */
export const pageDataPath = (path: string) => `${path.replace(/\/$/, "") || "/_"}.data`;

/** How a page names its data. */
export const pageDataLink = (address: string) =>
  `<link id="${pageDataId}" rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;

/** A page whose data lies in no file, such as a preview, carries it inside. */
export const withDataInside = ({ html, data }: FinishedPage) =>
  html.replace(pageDataLink(data.address), () => {
    const text = data.text.replaceAll("<", "\\u003c");
    return `<script type="application/json" id="${pageDataId}">${text}</script>`;
  });
