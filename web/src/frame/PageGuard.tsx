import { Component, type ReactNode } from 'react';
import { currentUrl } from '../current-url/url';

interface PageGuardProps {
  /** A new path clears the error. */
  readonly path: string;
  /** The page's script did not load. */
  readonly isUnreachable: boolean;
  readonly children: ReactNode;
}

interface PageGuardState {
  readonly path: string;
  readonly isBroken: boolean;
}

/** If a page breaks or does not load, the frame stays and a message says what to do. */
export class PageGuard extends Component<PageGuardProps, PageGuardState> {
  override state = { path: this.props.path, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ path }: PageGuardProps, before: PageGuardState) {
    return path === before.path ? null : { path, isBroken: false };
  }

  override render() {
    if (this.props.isUnreachable) {
      return (
        <BrokenPage says="This page did not load. Please check your internet connection. We keep trying." />
      );
    }
    if (this.state.isBroken)
      return <BrokenPage says="Something went wrong on this page. It is our fault, not yours." />;
    return this.props.children;
  }
}

/** Plain links: whatever broke, the browser can still load a page. */
function BrokenPage({ says }: { says: string }) {
  return (
    <section role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <p className="text-lg">{says}</p>
      <a href={currentUrl()} data-reload="">
        Try again
      </a>
      <a href="/" data-reload="">
        Back to Home
      </a>
    </section>
  );
}
