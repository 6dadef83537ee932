import { expect, test } from 'vitest';
import { areaOf } from './area';

test.each([
  ['Bangalore', '89/8, Dr Rajkumar Road, Rajajinagar - 560010', 'Rajajinagar'],
  ['Bangalore', '199, Ground Floor, Electronic City, Bengaluru, Karnataka 560100', 'Electronic City'],
  ['Bangalore', 'Shop 4, HSR Layout, Bangalore – 560 102', 'HSR Layout'],
  ['Indiranagar', 'Shop 4, HSR Layout', 'Indiranagar'],
  ['Koramangala, Bangalore', '12, 17th Main Road', 'Koramangala'],
  ['Bangalore', '12, 4th Block', null],
  ['Bangalore', 'Opposite the old bus stand of Bangalore', null],
  ['Bangalore', 'No. 5, the lane behind the municipal market and the mosque', null],
])('location %j with the address %j is in %j', (location, address, area) => {
  expect(areaOf({ location, address, city: 'Bangalore', state: 'Karnataka' })).toBe(area);
});
