import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';

const indianTime = about('In Indian time, such as 2026-11-16T09:30.', text(20));

const values = {
  text: text(500),
  link_text: text(200),
  link_url: text(500),
  starts_at: indianTime,
  ends_at: indianTime,
};

export const announcementStates = ['shown', 'covered', 'later', 'over'] as const;

const announcement = v.object({
  announcement_id: v.number(),
  ...values,
  state: about(
    "'covered': it is its time, but one that began later is shown instead.",
    v.picklist(announcementStates),
  ),
});
export type AnnouncementRecord = v.InferOutput<typeof announcement>;

export const announcementShapes = {
  listAnnouncements: {
    about: 'The announcements that are shown, come later or were shown last, newest first.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), announcements: v.array(announcement) }),
  },
  addAnnouncement: {
    about: 'Adds a line on top of every page, from a time until another.',
    request: v.object(values),
    reply: done,
  },
  changeAnnouncement: {
    about: 'Changes an announcement, unless somebody else has changed it since it was read.',
    request: v.object({ announcement_id: id, ...values, before: v.object(values) }),
    reply: done,
  },
  endAnnouncement: {
    about: 'Ends an announcement now. One that has not begun goes away.',
    request: v.object({ announcement_id: id }),
    reply: done,
  },
};
