import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnBase } from './DrawnBase';

const centre = { latitude: 9.9312, longitude: 76.2673 };
const thevara = { key: '682013-thevara', name: 'Thevara', latitude: 9.938, longitude: 76.298 };

test('the server draws it whole: the areas by name, how far the rings are, and what it is for who cannot see it', () => {
  const html = renderToStaticMarkup(
    <DrawnBase label="Around Kochi" title="Kochi" centre={centre} zoom={13} areas={[thevara]} />,
  );
  expect(html).toMatch(/^<svg role="img" aria-label="Around Kochi"/);
  for (const words of ['Kochi', 'Thevara', '1 km', '2 km', '5 km'])
    expect(html).toContain(`>${words}</text>`);
  expect(html).not.toContain('NaN');
});
