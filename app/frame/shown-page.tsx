import { Component, type ReactNode } from "react";
import { PageContentContext } from "#app/page-content.ts";
import type { Page } from "#app/pages-here.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Head } from "./head.tsx";
import { Layout } from "./layout.tsx";

/** A page inside the site's frame, the same where pages are drawn and where they are shown. */
export function ShownPage({ page: { body, content } }: { page: Page }) {
  return (
    <PageContentContext value={content}>
      <Guarded body={body}>
        <Layout head={<Head />}>{body}</Layout>
      </Guarded>
    </PageContentContext>
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
