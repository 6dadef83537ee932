import { Component, type ReactNode } from 'react';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { Button, ButtonLink } from '../ui/Button';

interface ScreenGuardProps {
  /** The screen's script did not come. */
  readonly isUnreachable: boolean;
  readonly children: ReactNode;
}

/** A screen that breaks, or never arrives, leaves the frame standing and says what to do. */
export class ScreenGuard extends Component<ScreenGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (this.props.isUnreachable)
      return (
        <Trouble figure="offline" says="This page did not load. Please check your internet connection." />
      );
    if (this.state.isBroken)
      return (
        <Trouble figure="broken" says="Something went wrong on this page. It is our fault, not yours." />
      );
    return this.props.children;
  }
}

function Trouble({ figure, says }: { figure: 'offline' | 'broken'; says: string }) {
  return (
    <section role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <EmptyFigure name={figure} />
      <p className="text-lg">{says}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink variant="secondary" href="/">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}
