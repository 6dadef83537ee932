import type { ReactNode } from 'react';
import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { keyOfCall, type PageCall, type PageReplies, type PublicSettings } from '@aaspaas/contract/page';
import type { PageRoute } from './page';
import type { PageUrl } from '../current-url/url';

export interface PageVisit {
  readonly url: PageUrl;
  /** Which of the page's routes the url fits. */
  readonly route: PageRoute;
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
}

/** What the head of a page says to browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The one path that the page is known by. */
  readonly path: string;
  readonly image: string;
  readonly isIndexed: boolean;
  readonly structuredData?: object;
  /** A host that the page will ask soon. */
  readonly preconnect?: string;
}

export interface PageAnswer {
  /** What differs from the head that every page has. */
  readonly head?: Partial<PageHead>;
  readonly isMissing?: boolean;
  /** The right path of what was asked for by another. */
  readonly movedTo?: string | null;
}

/** What `route.server.ts` of a page's folder exports as `server`. No browser loads it. */
export interface PageServer {
  /** Where this visitor belongs instead. */
  redirect?(visit: PageVisit): string | null;
  /** What the server reads before it draws the page: what the page itself would ask for. */
  reads?(visit: PageVisit): readonly PageCall[];
  answer?(visit: PageVisit, replies: PageReplies): PageAnswer;
  /** Plain HTML of the page that is left out of the browser's first scripts, by the name in `ServerDrawn`. */
  readonly drawings?: Readonly<Record<string, ReactNode>>;
  /** Source modules that the page asks for as soon as it stands. */
  readonly atOnce?: readonly string[];
  /** Whether it does so for this visit, as far as the server can tell. Without it: always. */
  asksAtOnce?(visit: PageVisit): boolean;
}

/** One read of a page. The server knows no position, so it reads for the city of the url, or the default. */
export function readOf<C extends Call>(call: C, body: RequestTo<C>): PageCall {
  return { path: call.path, body };
}

/** The reply to one of the page's reads; nothing where the read failed. */
export function replyTo<C extends Call>(
  call: C,
  body: RequestTo<C>,
  replies: PageReplies,
): ReplyOf<C> | undefined {
  // The reply was made by this very call.
  return replies[keyOfCall(readOf(call, body))] as ReplyOf<C> | undefined;
}
