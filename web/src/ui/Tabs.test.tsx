import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const tabs = [
  { id: 'about', label: 'About' },
  { id: 'reviews', label: 'Reviews', count: 2 },
  { id: 'photos', label: 'Photos' },
] as const;

function Page() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('about');
  return (
    <Tabs label="Shop" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  );
}

it('moves by arrows, Home and End, and starts over at the ends', async () => {
  render(<Page />);
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Reviews (2)'],
    ['{End}', 'Photos'],
    ['{ArrowRight}', 'About'],
    ['{ArrowLeft}', 'Photos'],
    ['{Home}', 'About'],
  ] as const) {
    await userEvent.keyboard(key);
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab.textContent).toBe(name);
    expect(document.activeElement).toBe(tab);
  }
});

it('names its panel by the selected tab, the only one in the tab order', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('tab', { name: 'Photos' }));
  expect(screen.getByRole('tabpanel', { name: 'Photos' }).textContent).toBe('Panel of photos');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});
