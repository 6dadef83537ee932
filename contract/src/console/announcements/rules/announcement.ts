import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';
import { readIndianTime } from '../../indian-time';

/** An announcement as it is typed. */
export interface AnnouncementValues {
  readonly text: string;
  readonly link_text: string;
  /** Blank where nothing is linked. */
  readonly link_url: string;
  /** In Indian time, such as 2026-11-16T09:30. */
  readonly starts_at: string;
  readonly ends_at: string;
}

const isNoTime = (typed: string): boolean => readIndianTime(typed) === null;

/** A page of our own, or one that is reached safely. */
const isNoLink = (typed: string): boolean =>
  !/^(https:\/\/[\w.-]+\.[a-z]+(\/\S*)?|\/(?![/\\])\S*)$/i.test(typed.trim());

export const announcementRules = {
  text: [
    ['Announcement is required', isBlank],
    ['Announcement must not exceed 200 characters', longerThan(200)],
  ],
  link_url: [
    [
      'Link must begin with https:// or, for our own pages, with /',
      (typed) => !isBlank(typed) && isNoLink(typed),
    ],
    ['Link must not exceed 300 characters', longerThan(300)],
    [
      'Please say where the link leads, or take its words away',
      (typed, { link_text }) => isBlank(typed) && !isBlank(link_text),
    ],
  ],
  link_text: [
    ['Words of the link are required', (typed, { link_url }) => isBlank(typed) && !isBlank(link_url)],
    ['Words of the link must not exceed 50 characters', longerThan(50)],
  ],
  starts_at: [['Please choose when it begins', isNoTime]],
  ends_at: [
    ['Please choose when it ends', isNoTime],
    [
      'It must end after it begins',
      (typed, { starts_at }) => !isNoTime(starts_at) && !endsLater(starts_at, typed),
    ],
  ],
} satisfies RuleTable<AnnouncementValues>;

const endsLater = (starts: string, ends: string): boolean =>
  (readIndianTime(ends)?.getTime() ?? 0) > (readIndianTime(starts)?.getTime() ?? 0);
