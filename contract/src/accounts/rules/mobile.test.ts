import { expect, test } from 'vitest';
import { readMobile, tenDigits } from './mobile';

test.each(['9876543210', '+919876543210', '919876543210', '98765 43210', '(98765)-43210'])(
  '[M-239] %s is sent as ten digits and stored with +91',
  (typed) => {
    expect([tenDigits(typed), readMobile(typed)]).toEqual(['9876543210', '+919876543210']);
  },
);

test.each(['', '5876543210', '98765', 'asha@example.in', '9876543210x'])(
  '%j is no mobile number',
  (typed) => {
    expect(readMobile(typed)).toBeNull();
  },
);
