import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, asha, fill, json, resetBetweenTests, opened, press, show } from '../../test/harness';
import { navigate } from '../current-url/url';
import { useSession } from '../session/session';
import { ReviewPanel } from './ReviewPanel';

resetBetweenTests();

const noReviews = 'No reviews yet. Be the first to review this shop!';
const onPosted = vi.fn<() => void>();
const panel = (headings: 'detail' | 'profile' = 'detail', none = noReviews) => (
  <ReviewPanel shopId={5} headings={headings} noReviews={none} onPosted={onPosted} />
);
const review = (id: number, different = {}) => ({
  r_id: id,
  user_name: `Person ${id}`,
  created_at: '2026-11-14T06:00:00Z',
  r_rating: 4,
  r_heading: 'Really good service!',
  r_comment: `Comment ${id}`,
  ...different,
});
const list = (reviews: unknown[], more = false, breakdown = [0, 0, 0, 0, 0]) =>
  json(200, { result: true, list: reviews, more, breakdown });
/** Guests are answered by GET, who is signed in by POST. */
const reading = (answer: () => Response) => ({ 'offset=0': answer, '/list/review': answer });
const taken = () => json(200, { result: true, success: true, message: 'Review submitted successfully!' });
const textOf = () => screen.getByLabelText<HTMLTextAreaElement>('Your review');
const star = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const shown = () =>
  within(screen.getByRole('region', { name: 'Customer Reviews' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

/** What the login dialog does at its end. */
function LogIn() {
  const { signIn } = useSession();
  return <button onClick={() => signIn(asha)}>Become Asha</button>;
}

function write(stars = '5 stars', text = 'Lovely bread') {
  fireEvent.click(star(stars));
  fill({ 'Your review': text });
}
const post = () => press('Post Review');

describe('the form', () => {
  it('leaves no error after posting, even if there was one before', async () => {
    answering({ ...reading(() => list([])), 'add/review': taken });
    show(panel(), asha);
    post();
    expect(await screen.findByText('Please provide a rating and write a review')).toBeTruthy();
    write();
    post();
    await waitFor(() => expect(textOf().value).toBe(''));
    expect(screen.queryByText('Please provide a rating and write a review')).toBeNull();
  });

  it('stands first: five stars, four rows, then what customers said [M-180..M-183]', async () => {
    answering({ ...reading(() => list([])) });
    show(panel(), asha);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Write a Review', 'Customer Reviews']);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(textOf().getAttribute('rows')).toBe('4');
    expect(textOf().placeholder).toBe('Write about the shop & more.');
    expect(await screen.findByText(noReviews)).toBeTruthy();
  });

  it('is folded to its row of stars until it is touched [D-098]', async () => {
    answering({ ...reading(() => list([])) });
    show(panel(), asha);
    const isFolded = () => textOf().closest('.hidden') !== null;
    expect(isFolded()).toBe(true);
    fireEvent.click(star('3 stars'));
    expect(isFolded()).toBe(false);
    expect(await screen.findByText(noReviews)).toBeTruthy();
  });

  it('shows how often each number of stars was given, where there are reviews', async () => {
    answering({ ...reading(() => list([review(1)], false, [0, 0, 0, 1, 0])) });
    show(panel(), asha);
    expect(await screen.findByText('4 stars: 1')).toBeTruthy();
  });

  it('of a guest is off until it is written, with the hint, and then leads to the login [M-408, M-430, M-431, D-072]', async () => {
    const asked = answering({ ...reading(() => list([])) });
    navigate('/shop/5');
    show(panel());
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post Review' });
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Please log in to post a review')).toBeTruthy();
    write();
    expect(button().disabled).toBe(false);
    post();
    await waitFor(() => expect(opened()).toBe('login'));
    expect(textOf().value).toBe('Lovely bread');
    expect(asked.map(({ path }) => path)).not.toContain('/aaspaas/shop/add/review');
  });

  it.each([
    ['is posted by itself after the login', false],
    ['waits to be posted after a login that was called off at first', true],
  ])('of a guest %s', async (_case, isCalledOff) => {
    const asked = answering({
      ...reading(() => list([])),
      'add/review': taken,
    });
    const posted = () => asked.filter(({ path }) => path === '/aaspaas/shop/add/review');
    navigate('/shop/5');
    show(
      <>
        {panel()}
        <LogIn />
      </>,
    );
    write();
    post();
    await waitFor(() => expect(opened()).toBe('login'));
    if (isCalledOff) act(() => history.back());
    await waitFor(() => expect(opened()).toBe(isCalledOff ? null : 'login'));
    press('Become Asha');
    await waitFor(() => expect(textOf().value).toBe(isCalledOff ? 'Lovely bread' : ''));
    const review = { user_id: asha.u_id, shop_id: 5, comment: 'Lovely bread', rating: 5 };
    expect(posted().map(({ body }) => body)).toMatchObject(isCalledOff ? [] : [review]);
  });

  it.each([
    ['neither', () => {}],
    ['no rating', () => fill({ 'Your review': 'Lovely' })],
    ['no text', () => fireEvent.click(star('3 stars'))],
    ['a blank text', () => write('3 stars', '  \n ')],
  ])('with %s asks for both, once, and calls nobody [M-308, M-407, M-573]', (_case, act) => {
    const asked = answering({ ...reading(() => list([])) });
    show(panel(), asha);
    act();
    post();
    expect(screen.getAllByText('Please provide a rating and write a review')).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  it('is disabled while it posts, and posts once however often it is pressed [M-225, M-309, M-310]', async () => {
    const asked = answering({ ...reading(() => list([])), '/add/review': () => 'never' });
    show(panel(), asha);
    write();
    post();
    const button = await screen.findByRole('button', { name: 'Posting...' });
    for (const control of [button, textOf(), star('1 star')])
      expect(control.closest<HTMLFieldSetElement>('form > fieldset')?.disabled).toBe(true);
    fireEvent.click(button);
    fireEvent.submit(screen.getByRole('form', { name: 'Write a Review' }));
    expect(asked.filter(({ path }) => path.endsWith('/add/review'))).toEqual([
      {
        path: '/aaspaas/shop/add/review',
        body: {
          user_id: 7,
          shop_id: 5,
          comment: 'Lovely bread',
          heading: 'Absolutely amazing experience!',
          rating: 5,
        },
      },
    ]);
  });

  it.each([
    ['detail', '5 stars', 'Absolutely amazing experience!'],
    ['detail', '4 stars', 'Really good service!'],
    ['detail', '3 stars', 'Good overall experience'],
    ['detail', '2 stars', 'Could be better'],
    ['detail', '1 star', 'Needs improvement'],
    ['profile', '5 stars', 'Excellent service!'],
    ['profile', '4 stars', 'Great experience!'],
    ['profile', '3 stars', 'Good service'],
    ['profile', '2 stars', 'Average experience'],
    ['profile', '1 star', 'Needs improvement'],
  ] as const)('on the %s calls %s %j [M-630..M-632, D-073]', async (headings, stars, heading) => {
    const asked = answering({ ...reading(() => list([])), '/add/review': taken });
    show(panel(headings), asha);
    write(stars);
    post();
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/add/review'))?.body).toMatchObject({ heading }),
    );
  });

  it.each([
    ['result', { result: true, success: false, message: '' }],
    ['success', { result: false, success: true, message: '' }],
  ])(
    'on success (by %s) empties itself and puts the review on top, named You [M-311, M-312, M-577]',
    async (_field, reply) => {
      onPosted.mockClear();
      const others = [review(1), review(2)];
      const stored: unknown[] = [];
      answering({
        ...reading(() => list([...stored, ...others])),
        '/add/review': () => {
          // The newest first, with the visitor's own name.
          stored.push(review(9, { user_name: 'Asha', r_rating: 5, is_mine: true }));
          return json(200, reply);
        },
      });
      show(panel(), asha);
      await waitFor(() => expect(shown()).toEqual(['Person 1', 'Person 2']));
      write();
      post();
      expect(await screen.findByText('Review submitted successfully!')).toBeTruthy();
      await waitFor(() => expect(shown()).toEqual(['You', 'Person 1', 'Person 2']));
      expect(textOf().value).toBe('');
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      expect(sessionStorage.length).toBe(0);
      expect(onPosted).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [
      '[M-578] the message of a refusal',
      json(429, { message: 'One review a minute, please.' }),
      'One review a minute, please.',
    ],
    [
      '[M-578] a refusal in a reply',
      json(200, { result: false, success: false, message: 'Closed' }),
      'Closed',
    ],
    ['[M-578] a refusal without a message', json(500, {}), 'Failed to submit review. Please try again.'],
    ['[M-578] a reply that says nothing', json(200, {}), 'Failed to submit review. Please try again.'],
    ['[M-579] no network', new Error('lost'), 'Network error. Please check your connection and try again.'],
    ['[M-574] a session that has ended', json(401, { message: 'x' }), 'Please log in to submit a review'],
    ['[M-576] a shop that is gone', json(404, { message: 'x' }), 'Shop information not available'],
  ])('has a sentence for %s, and keeps what was typed [M-227]', async (_case, answer, sentence) => {
    answering({
      ...reading(() => list([])),
      '/add/review': () => answer,
      '/user/session': () => json(200, { result: true, user: null }),
    });
    show(panel(), asha);
    write('2 stars', 'മലയാളം 🙂');
    post();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    expect(textOf().value).toBe('മലയാളം 🙂');
    expect(star('2 stars').checked).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('reviewDraft-5') ?? '')).toEqual({
      rating: 2,
      text: 'മലയാളം 🙂',
      heading: 'Could be better',
    });
  });

  it('is there again after a reload [M-227]', () => {
    sessionStorage.setItem('reviewDraft-5', JSON.stringify({ rating: 3, text: 'Half a rev' }));
    answering({ ...reading(() => list([])) });
    show(panel());
    expect(textOf().value).toBe('Half a rev');
    expect(star('3 stars').checked).toBe(true);
  });

  it('is not shown to the owner of the shop', () => {
    answering({ ...reading(() => list([])) });
    show(panel(), { ...asha, role: 'shop', sh_id: 5 });
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('the list', () => {
  it('says that it is loading, then shows each review [M-226, M-313]', async () => {
    answering({ 'offset=0': () => list([review(1, { r_rating: 2, user_name: '' })]) });
    show(panel());
    expect(screen.getByText('Loading reviews...')).toBeTruthy();
    const item = within(await screen.findByRole('listitem'));
    for (const text of ['Anonymous User', '14 Nov', 'Rated 2 out of 5', 'Really good service!', 'Comment 1'])
      expect(item.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Loading reviews...')).toBeNull();
  });

  it.each([[noReviews], ['No reviews yet. Be the first to review!']])(
    'says %j when there are none [M-313, M-580, M-581]',
    async (none) => {
      answering({ 'offset=0': () => list([]) });
      show(panel('detail', none));
      expect(await screen.findByText(none)).toBeTruthy();
    },
  );

  it('says why it could not be read, and Retry reads it again [M-313, M-314, M-582]', async () => {
    answering({ 'offset=0': () => json(503, { message: 'Too busy' }) });
    show(panel());
    expect(await screen.findByText('Error loading reviews: Too busy')).toBeTruthy();
    answering({ 'offset=0': () => list([review(1)]) });
    press('Retry');
    await waitFor(() => expect(shown()).toEqual(['Person 1']));
    expect(screen.queryByText(/Error loading/)).toBeNull();
  });

  it('continues page by page, and shows no review twice', async () => {
    answering({
      'offset=0': () => list([review(1), review(2)], true),
      'offset=2': () => list([review(2), review(3)]),
    });
    show(panel());
    fireEvent.click(await screen.findByRole('button', { name: 'More reviews' }));
    await waitFor(() => expect(shown()).toEqual(['Person 1', 'Person 2', 'Person 3']));
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  it('is read anew after a review, past every cache, and so are its stars', async () => {
    const both = [review(2, { user_name: 'Asha' }), review(1)];
    let isPosted = false;
    const asked = answering({
      ...reading(() =>
        isPosted ? list(both, false, [0, 0, 0, 1, 1]) : list([review(1)], false, [0, 0, 0, 1, 0]),
      ),
      '/add/review': () => {
        isPosted = true;
        return taken();
      },
    });
    show(panel(), asha);
    await waitFor(() => expect(shown()).toEqual(['Person 1']));
    write();
    post();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ratings' }).textContent).toMatch(/4\.5/));
    // A read may be answered by a cache; what is sent is not.
    expect(asked.at(-1)?.body).toMatchObject({ shop_id: 5, offset: 0 });
  });

  it('lets a person report a review with a reason, and asks a guest to log in first', async () => {
    const answers = {
      ...reading(() => list([review(1)])),
      '/report/review': () => json(200, { result: true, message: 'Thank you. We will look at this review.' }),
    };
    const asked = answering(answers);
    show(panel(), asha);
    fireEvent.click(await screen.findByRole('button', { name: 'Report the review by Person 1' }));
    press('Send report');
    expect(screen.getByText('Please tell us what is wrong with this review')).toBeTruthy();
    fill({ 'What is wrong with it?': 'It is about another shop' });
    press('Send report');
    expect(await screen.findByText('Thank you. We will look at this review.')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ r_id: 1, reason: 'It is about another shop' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
