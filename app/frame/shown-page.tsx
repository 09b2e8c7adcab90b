import { Component, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fetchAnew } from "#app/fetch-page.tsx";
import { followNavigation } from "#app/navigation.ts";
import type { Described } from "#app/seo/page-meta.ts";
import { SiteContext } from "#app/site.ts";
import { type Visit, VisitContext } from "#app/visit.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Layout } from "./layout.tsx";

/** A page inside the site's frame, the same where pages are drawn and where they are shown. */
export function ShownPage({ first }: { first: Visit }) {
  const [visit, setVisit] = useState(first);
  const { body, data } = visit.page;

  useEffect(() => {
    // For the guards in the page's head, which show other pages by loading them until then.
    document.documentElement.dataset.alive = "";
    return followNavigation((next) => flushSync(() => setVisit(next)));
  }, []);

  // While the site is being worked on: a text was changed.
  useEffect(() => {
    const refresh = async () => {
      const page = await fetchAnew(location.pathname);
      setVisit((now) => ({ ...now, page }));
    };
    import.meta.hot?.on("content", refresh);
    return () => import.meta.hot?.off("content", refresh);
  }, []);

  return (
    <SiteContext value={data.site}>
      <VisitContext value={visit}>
        <Guarded body={body}>
          <Layout head={data.head.map(element)}>{body}</Layout>
        </Guarded>
      </VisitContext>
    </SiteContext>
  );
}

/** What the page says about itself. The error screen brings its own title instead. */
const element = (item: Described) => {
  const key = JSON.stringify(item);
  if ("title" in item) return <title key={key}>{item.title}</title>;
  if ("tagName" in item) return <link key={key} rel={item.rel} href={item.href} />;
  if (!("script:ld+json" in item)) return <meta key={key} {...item} />;
  const __html = JSON.stringify(item["script:ld+json"]).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element it stands in.
  return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
};

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
