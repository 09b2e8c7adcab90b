import { Activity, Component, type ReactNode, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { countMove } from "#app/count-visit.ts";
import { LanguageContext } from "#app/effects/language.ts";
import { fetchAnew } from "#app/fetch-page.tsx";
import { followNavigation } from "#app/navigation.ts";
import { SiteContext } from "#app/site.ts";
import { type Page, type Visit, VisitContext, WholeContext } from "#app/visit.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Layout } from "./layout.tsx";

/**
 * The page one is on, and the last one that was drawn whole: after a move, for a moment another. And
 * the one whose link is being pressed.
 */
type Shown = { visit: Visit; whole: Visit; pressed?: Visit };

const wholly = (visit: Visit): Shown => ({ visit, whole: visit });

/**
 * A page inside the site's frame, the same where pages are drawn and where they are shown. Whoever
 * moves to it by a link sees its opening at once; what stands below, its head and what the frame
 * says about it follow a moment later. On the way back to a place further down, and for a link to
 * a part, all is there from the beginning.
 */
export function ShownPage({ first }: { first: Visit }) {
  const [{ visit, whole, pressed }, setShown] = useState(() => wholly(first));
  const { body, data } = visit.page;

  useEffect(() => {
    const press = (page: Page) =>
      startTransition(() => setShown((now) => ({ ...now, pressed: { page, by: "link" } })));
    // For the guards in the page's head, which show other pages by loading them until then.
    document.documentElement.dataset.alive = "";
    return followNavigation(press, (next) => {
      const openingFirst = next.by === "link" && !next.address?.hash && !hasDialog();
      flushSync(() =>
        setShown(({ whole }) =>
          openingFirst && !isSame(whole, next) ? { visit: next, whole } : wholly(next),
        ),
      );
      // On the way back a visitor sees what they have seen.
      if (next.by === "history") return;
      const follow = () => setShown((now) => (now.visit === next ? wholly(next) : now));
      // The frame with the heading in it comes first.
      afterFrame(() => {
        if (openingFirst) startTransition(follow);
        countMove(next.page.data.path);
      });
    });
  }, []);

  // While the site is being worked on: a text was changed.
  useEffect(() => {
    const refresh = async () => {
      const page = await fetchAnew(location.pathname);
      setShown(({ visit }) => wholly({ ...visit, page }));
    };
    import.meta.hot?.on("content", refresh);
    return () => import.meta.hot?.off("content", refresh);
  }, []);

  return (
    <SiteContext value={data.site}>
      <LanguageContext value={data.site}>
        <VisitContext value={whole}>
          <Guarded body={body}>
            <Layout head={whole.page.data.head}>
              {pressed && ![visit, whole].some((one) => isSame(one, pressed)) && (
                <Body key={pressed.page.data.path} visit={pressed} pressed />
              )}
              <Body key={visit.page.data.path} visit={visit} whole={visit === whole} />
              {!isSame(visit, whole) && (
                <Body key={whole.page.data.path} visit={whole} left whole />
              )}
            </Layout>
          </Guarded>
        </VisitContext>
      </LanguageContext>
    </SiteContext>
  );
}

const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

const isSame = (one: Visit, other: Visit) => one.page.data.path === other.page.data.path;

/** One that stays open would keep the focus in the page that is left. */
const hasDialog = () => document.querySelector("dialog[open]") !== null;

type BodyProps = { visit: Visit; whole?: boolean; left?: boolean; pressed?: boolean };

/**
 * The page itself. One that was left is only out of sight as long as the next one is not drawn
 * whole: to take it away would keep the next heading waiting. One whose link is being pressed is
 * made ready before it is wanted, and does nothing yet.
 */
function Body({ visit, whole = false, left, pressed }: BodyProps) {
  return (
    <Activity mode={pressed ? "hidden" : "visible"}>
      <div className={left ? "absolute [content-visibility:hidden]" : undefined}>
        <VisitContext value={visit}>
          <WholeContext value={whole}>{visit.page.body}</WholeContext>
        </VisitContext>
      </div>
    </Activity>
  );
}

type Props = { body: ReactNode; children: ReactNode };
type State = { body: ReactNode; failure?: { error: unknown } };

/** A page that fails is replaced by what went wrong, until another one is wanted. */
class Guarded extends Component<Props, State> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ body }: Props, state: State) =>
    state.body === body ? null : { body, failure: undefined };

  override state: State = { body: this.props.body };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Layout>
        <ErrorScreen error={failure.error} />
      </Layout>
    );
  }
}
