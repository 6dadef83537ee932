import type { SessionUser } from './accounts/calls';
import type { Language } from './languages';
import type { Words } from './says';
import type { PageWords } from './words';

/** The types that the server and the web app exchange to render a page. */

/** Settings that every visitor's browser may know. */
export interface PublicSettings {
  readonly publicUrl: string;
  readonly tileUrl: string;
  /** The browser sends reverse look-ups to it; 'none' if there is none. */
  readonly geocoderUrl: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** Absent until the operator has set one. */
  readonly postalAddress?: string;
  readonly charityUrl: string;
  readonly planPriceRupees: number;
  /** How long a paid listing is shown. */
  readonly planDays: number;
  /** After how many days things are deleted, as the page on privacy says. */
  readonly keptDays: KeptDays;
  /** The samples for people without a profile of their own; null without the demo data. */
  readonly demoShopId: number | null;
  readonly demoAgentId: number | null;
  readonly hasDevPages: boolean;
  /** Without one nothing may promise a mail. */
  readonly hasMailServer: boolean;
  /** The line on top of every page; absent while there is none, or where it was closed on this device. */
  readonly announcement?: Announcement;
  /** The person whom the law wants named for complaints; absent until the operator has named somebody. */
  readonly grievanceOfficer?: GrievanceOfficer;
}

export interface Announcement {
  /** Other words have another key. */
  readonly key: string;
  readonly text: string;
  readonly linkText: string;
  /** Blank where nothing is linked. */
  readonly linkUrl: string;
}

/** The cookie that knows which announcement was closed on this device, by its key. */
export const closedCookie = 'closed-announcement';

export interface KeptDays {
  readonly searches: number;
  readonly securityLog: number;
  readonly mails: number;
  readonly logins: number;
}

export interface GrievanceOfficer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface PageRequest {
  readonly language: Language;
  /** What its texts are; those of English are themselves. */
  readonly words: Words;
  /** Path and query, without the prefix of the language. */
  readonly url: string;
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
  readonly now: Date;
}

/** A read that a page needs before it can be rendered. */
export interface PageCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Replies by `keyOfCall`. If one is absent, the read failed, and the page says so. */
export type PageReplies = Readonly<Record<string, unknown>>;

export type PagePlan = {
  /** The pattern that the url fits, such as '/shop/:id'; empty where no page has it. */
  readonly pattern: string;
} & ({ readonly redirect: string } | { readonly calls: readonly PageCall[] });

export interface RenderedPage {
  readonly status: 200 | 404;
  /** The permanent url of the page, if it was requested under another one. */
  readonly movedTo: string | null;
  readonly head: string;
  readonly body: string;
  /** The style sheet that it begins with, by its name. */
  readonly sheet: string;
  /** What runs before anything is painted, if anything. */
  readonly firstScript?: FirstScript | null;
  /** Source modules whose scripts the page needs at once. */
  readonly modules: readonly string[];
}

/** By its file in `web/src/places/first-scripts`. */
export type FirstScript = 'go-to-place' | 'name-place';

/** What the browser starts from, so that its first render matches the server's. */
export interface Boot {
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
  readonly replies: PageReplies;
  /** In milliseconds. The same for both renders, so that 'open now' does not differ. */
  readonly now: number;
  /** Absent in English. */
  readonly words?: PageWords;
}

/** What a first visit to a page loads besides the shell. */
export interface FirstLoad {
  readonly page: string;
  readonly sheet: string;
  readonly modules: readonly string[];
}

export interface WebEntry {
  planPage(request: PageRequest): PagePlan;
  renderPage(request: PageRequest, replies: PageReplies): Promise<RenderedPage>;
}

export function keyOfCall({ path, body }: PageCall): string {
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  const pairs = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  // Sorted, so that two orders of the same request have one key.
  return `${path}?${pairs.sort().join('&')}`;
}
