import * as v from 'valibot';
import { about, text } from '../shapes';

/** What every list of the console may be asked, as it stands in the url. */
export const listRequest = {
  q: v.optional(about('What was typed into the search.', text(200))),
  sort: v.optional(text(40)),
  page: v.optional(about('From 1.', text(10))),
};

/** A page of a list, with the exact number of all that match. */
export const listReply = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    result: v.boolean(),
    rows: v.array(row),
    count: v.number(),
    page: v.number(),
    pages: v.number(),
  });
