import { Component, type ReactNode } from 'react';
import { currentUrl } from '../router/url';

interface ScreenGuardProps {
  /** Where we are: going elsewhere is a new chance. */
  readonly path: string;
  /** The screen's script did not come. */
  readonly isUnreachable: boolean;
  readonly children: ReactNode;
}

interface ScreenGuardState {
  readonly path: string;
  readonly isBroken: boolean;
}

/** A screen that breaks, or never arrives, leaves the frame standing and says what to do. */
export class PageGuard extends Component<ScreenGuardProps, ScreenGuardState> {
  override state = { path: this.props.path, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ path }: ScreenGuardProps, before: ScreenGuardState) {
    return path === before.path ? null : { path, isBroken: false };
  }

  override render() {
    if (this.props.isUnreachable) {
      return (
        <FormError says="This page did not load. Please check your internet connection. We keep trying." />
      );
    }
    if (this.state.isBroken)
      return <FormError says="Something went wrong on this page. It is our fault, not yours." />;
    return this.props.children;
  }
}

/** Plain links: whatever broke, the browser still knows how to load a page. */
function FormError({ says }: { says: string }) {
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
