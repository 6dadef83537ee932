import { describe, expect, test } from 'vitest';
import { readAvailability } from './agent-view';

describe('status texts', () => {
  test.each([
    ['Available', 'available'],
    ['I am FREE now', 'available'],
    ['active', 'available'],
    ['Busy', 'busy'],
    ['ON_DELIVERY', 'busy'],
    ['on a delivery', 'busy'],
    ['not_available', 'not_available'],
    ['Not Available', 'not_available'],
    ['not availble', 'not_available'],
    ['INACTIVE', 'not_available'],
  ])('%s means %s, wherever it stands in the list [M-244..M-247, D-058]', (text, means) => {
    for (const place of [0, 1, 2]) expect(readAvailability(text, place)).toBe(means);
  });

  test('reads any other text by its index [M-248, D-058]', () => {
    const places = [0, 1, 2, 3, 4, 5].map((place) => readAvailability('?', place));
    expect(places).toEqual(['available', 'busy', 'not_available', 'available', 'busy', 'not_available']);
  });
});
