import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { navigate } from '../../current-url/url';
import { ShopShowcase } from './ShopShowcase';
import { photosOf, shopWith } from '../../../test/shop';

resetBetweenTests();

const photos = () => screen.getAllByRole('button', { name: /^Photo \d of/ });

describe('the gallery layout', () => {
  it.each([
    [1, 1, null],
    [4, 4, null],
    [5, 5, null],
    [6, 5, '+1'],
    [9, 5, '+4'],
  ])('of %i photos shows %i, with %j on the last [M-172, M-173, M-629]', (count, shown, overlay) => {
    show(<ShopShowcase shop={shopWith({ shopimages: photosOf(count) })} />);
    expect(photos()).toHaveLength(shown);
    const found = screen.queryByText(/^\+\d+$/);
    expect(found?.textContent ?? null).toBe(overlay);
    expect(found?.closest('button') ?? null).toBe(overlay && photos()[4]);
  });

  it('shows the distance on the photo, if it is known [M-171]', () => {
    show(<ShopShowcase shop={shopWith({ distance: '1.2 km' })} />);
    expect(screen.getByText('1.2 km away')).toBeTruthy();
  });

  it('opens a photo in full screen size; keys move on, fingers enlarge it, and down closes it', async () => {
    show(<ShopShowcase shop={shopWith({ shopimages: photosOf(3) })} />);
    const [, second] = photos();
    if (!second) throw new Error('there is no second photo');
    second.focus();
    fireEvent.click(second);
    const dialog = await screen.findByRole('dialog', { name: 'Photos of Anand Stores' });
    expect(dialog.textContent).toContain('Photo 2 of 3');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog.textContent).toContain('Photo 1 of 3');
    fireEvent.touchStart(dialog, { touches: [{ clientX: 40 }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 200 }] });
    expect(dialog.textContent).toContain('Photo 3 of 3');
    const photo = within(dialog).getByRole('img');
    const tap = () => {
      fireEvent.touchStart(photo, { touches: [{ clientX: 90, clientY: 90 }] });
      fireEvent.touchEnd(photo, { touches: [], changedTouches: [{ clientX: 90, clientY: 90 }] });
    };
    tap();
    tap();
    expect(photo.style.transform, 'two taps enlarge it').toContain('scale(2.5)');
    tap();
    tap();
    expect(photo.style.transform).toContain('scale(1)');
    const apart = (px: number) => ({
      touches: [
        { clientX: 90, clientY: 90 },
        { clientX: 90 + px, clientY: 90 },
      ],
    });
    fireEvent.touchStart(photo, apart(50));
    fireEvent.touchMove(photo, apart(150));
    expect(photo.style.transform, 'two fingers as well').toContain('scale(3)');
    fireEvent.touchEnd(photo, { touches: [], changedTouches: [] });
    tap();
    tap();
    fireEvent.touchStart(photo, { touches: [{ clientX: 90, clientY: 90 }] });
    fireEvent.touchEnd(photo, { touches: [], changedTouches: [{ clientX: 90, clientY: 300 }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(second);
  });

  it('closes the large photo by Back, wherever the browser has nothing of its own for that', async () => {
    navigate('/ShopProfileLayout');
    show(<ShopShowcase shop={shopWith({ shopimages: photosOf(3) })} />);
    fireEvent.click(photos()[0] ?? document.body);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname + location.search).toBe('/ShopProfileLayout');
  });
});
