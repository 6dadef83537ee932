import { expect, it } from 'vitest';
import { detailsDraft } from './agent-draft-forms';
import { drafts } from './business-draft-forms';

it.each([drafts.shop, drafts.service, drafts.both])(
  'a business is open part-time, from 08:00 AM to 10:00 PM, until that is changed [R-141, R-188, R-426, R-427, D-035]',
  ({ operating }) => {
    expect(operating.blank).toMatchObject({
      scheduleType: 'part-time',
      openingHours: '08:00 AM - 10:00 PM',
    });
  },
);

it('an agent works full-time until that is changed [R-161]', () => {
  expect(detailsDraft.blank.workType).toBe('Full-time');
});
