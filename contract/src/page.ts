import type { SessionUser } from './accounts/calls';

/** What the server and the pages of the web app say to each other. */

/** Settings that every visitor's browser may know. */
export interface PublicSettings {
  readonly publicUrl: string;
  readonly tileUrl: string;
  /** Reverse look-ups go to it from the browser; 'none' where there is none. */
  readonly geocoderUrl: string;
  readonly supportPhone: string;
  readonly charityUrl: string;
  readonly planPriceRupees: number;
  /** Whom people without a profile of their own are shown as a sample; null without the demo data. */
  readonly demoShopId: number | null;
  readonly demoAgentId: number | null;
  readonly hasDevPages: boolean;
  /** Whom the law wants named for complaints; absent until the operator has named somebody. */
  readonly grievanceOfficer?: GrievanceOfficer;
}

export interface GrievanceOfficer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
  readonly now: Date;
}

/** A read that a page needs before it can be drawn. */
export interface PageCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Replies by `keyOfCall`. Absent: the read failed, and the page says so. */
export type PageReplies = Readonly<Record<string, unknown>>;

export type PagePlan = { readonly redirect: string } | { readonly calls: readonly PageCall[] };

/** The styles that a page begins with: for its own screens, or whole. */
export const sheets = ['first', 'find', 'join', 'whole'] as const;
export type Sheet = (typeof sheets)[number];

export interface RenderedPage {
  readonly status: 200 | 404;
  /** A permanent address for what was asked for, where it was asked for under another one. */
  readonly movedTo: string | null;
  readonly head: string;
  readonly body: string;
  readonly sheet: Sheet;
  /** Source modules whose scripts the page will want at once. */
  readonly modules: readonly string[];
}

/** What the browser starts from, so that it draws what the server drew. */
export interface Boot {
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
  readonly replies: PageReplies;
  /** Milliseconds; 'open now' must not differ between the two drawings. */
  readonly now: number;
}

export interface WebEntry {
  planPage(request: PageRequest): PagePlan;
  renderPage(request: PageRequest, replies: PageReplies): Promise<RenderedPage>;
}

export function keyOfCall({ path, body }: PageCall): string {
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  const pairs = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  // Sorted, so that two orders of the same request are one key.
  return `${path}?${pairs.sort().join('&')}`;
}
