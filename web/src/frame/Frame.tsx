import { lazy, type MouseEvent, type ReactNode } from 'react';
import { useAddress } from '../router/address';
import { ChatButton } from './ChatButton';
import { Header } from './Header';
import { useJump } from '../landing/use-jump';
import { ServerDrawn } from '../ui/ServerDrawn';

const LateFooter = lazy(async () => ({ default: (await import('./Footer')).Footer }));

/** Pages on which a customer may want to ask us something. */
const pagesWithChat = ['/', '/why', '/ourgoal', '/userprofile', '/nearbyshop', '/nearbyservice'];

export function Frame({ children }: { children: ReactNode }) {
  const { path } = useAddress();
  const { jump } = useJump();
  const onFooterClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-section]') : null;
    if (!link?.dataset['section']) return;
    event.preventDefault();
    jump(link.dataset['section']);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="visually-hidden focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
      >
        Skip to the content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ServerDrawn name="footer" late={<LateFooter />} onClick={onFooterClick} />
      {pagesWithChat.includes(path.toLowerCase()) && <ChatButton />}
    </div>
  );
}
