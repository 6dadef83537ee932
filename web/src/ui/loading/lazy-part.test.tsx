import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStale, reloadOnce } from './is-stale';
import { keepLoading, tryAgain } from './keep-loading';
import { lazyPart } from './lazy-part';
import { DialogNotLoaded, NotLoaded } from './NotLoaded';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A network that is down until the test says otherwise. */
const line = { isUp: false, tries: 0 };

const load = async () => {
  line.tries += 1;
  if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return Greeting;
};

const answer = (status: number) => vi.mocked(fetch).mockResolvedValue(new Response(null, { status }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const comeBack = () => act(async () => void dispatchEvent(new Event('online')));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { isUp: false, tries: 0 });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazy part of the page', () => {
  it('leaves the rest standing when it does not load, says so, and loads when the network is back', async () => {
    const Lazy = lazyPart(load);
    render(
      <>
        <h1>The page</h1>
        <Lazy name="Asha" instead={undefined} />
      </>,
    );
    await pass(0);
    expect(screen.getByRole('heading')).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch('This did not load.');
    line.isUp = true;
    await comeBack();
    expect(screen.getByText('Hello Asha')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps its placeholder, before and after it failed', async () => {
    const Lazy = lazyPart(load);
    render(<Lazy name="Asha" instead={<p>as the server drew it</p>} />);
    expect(screen.getByText('as the server drew it')).toBeDefined();
    await pass(0);
    expect(screen.getByText('as the server drew it')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is tried again after ever longer pauses, and no more once it is there', async () => {
    const Lazy = lazyPart(load);
    render(<Lazy name="Asha" />);
    const triesAfter = async (ms: number) => {
      await pass(ms);
      return line.tries;
    };
    expect(await triesAfter(0)).toBe(1);
    expect(await triesAfter(1999)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(3999)).toBe(2);
    expect(await triesAfter(1)).toBe(3);
    line.isUp = true;
    expect(await triesAfter(8000)).toBe(4);
    await comeBack();
    expect(await triesAfter(600_000)).toBe(4);
    expect(screen.getByText('Hello Asha')).toBeDefined();
  });

  it('is not tried any more once nobody needs it, and is on the next visit', async () => {
    const Lazy = lazyPart(load);
    const { unmount } = render(<Lazy name="Asha" />);
    await pass(0);
    unmount();
    await comeBack();
    await pass(600_000);
    expect(line.tries).toBe(1);
    line.isUp = true;
    render(<Lazy name="Ravi" />);
    await pass(0);
    expect(screen.getByText('Hello Ravi')).toBeDefined();
  });

  it('is there at once the second time', async () => {
    line.isUp = true;
    const Lazy = lazyPart(load);
    render(<Lazy name="Asha" />);
    await pass(0);
    render(<Lazy name="Ravi" />);
    expect(screen.getByText('Hello Ravi')).toBeDefined();
  });
});

describe('a page whose files were replaced by a newer version', () => {
  it('is recognised by its own script, which is gone, and offers to reload', async () => {
    answer(404);
    const Lazy = lazyPart(load);
    render(<Lazy name="Asha" />);
    await pass(0);
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toContain('is-stale');
    expect(screen.getByRole('link', { name: 'Load the page again' }).dataset['reload']).toBe('');
  });

  it.each([
    { what: 'gone', status: 404, pauses: 0, stale: true },
    { what: 'there', status: 200, pauses: 2, stale: false },
    { what: 'there, and what is wanted was waited for three times', status: 200, pauses: 3, stale: true },
  ])('own script $what: $stale', async ({ status, pauses, stale }) => {
    answer(status);
    expect(await isStale(pauses)).toBe(stale);
  });

  it('is never reported without a network', async () => {
    expect(await isStale(99)).toBe(false);
  });

  it('is reloaded by itself once, not in a loop', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    history.replaceState({ isDialog: true }, '');
    reloadOnce();
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ isDialog: true, reloadedFrom: expect.any(String) });
  });
});

it('a button tries again at once, or reloads where only that helps', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const stop = keepLoading(load);
  tryAgain(false);
  expect(line.tries).toBe(2);
  stop();
  expect(reload).not.toHaveBeenCalled();
  tryAgain(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a dialog that did not load can be closed', () => {
  const onClose = vi.fn<() => void>();
  render(<DialogNotLoaded isPageStale={false} onClose={onClose} />);
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the message stands alone where there is no placeholder', () => {
  render(<NotLoaded isPageStale={false} />);
  expect(screen.getByRole('status').textContent).toContain('We keep trying.');
});
