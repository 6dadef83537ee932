import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest } from '../steps/sign-in-as';
import { logInAs, newPerson, signUp, signUpElsewhere } from '../steps/sign-up';
import { expect, test } from '../steps/test';

interface Shop {
  readonly sh_id: number;
  readonly sh_name: string;
  readonly sh_review_count: number;
}

/** Every test and width has a shop of its own, so that no test finds the reviews of another. */
async function shopFor(request: APIRequestContext, city: string, project: string): Promise<Shop> {
  const reply = await request.post('/aaspaas/shop/list/shop', { data: { city, limit: 2, offset: 1 } });
  const { list } = (await reply.json()) as { list: Shop[] };
  const shop = list[project === 'phone' ? 0 : 1];
  if (!shop) throw new Error(`there are too few shops in ${city}`);
  return shop;
}

async function openReviews(page: Page, shop: Shop) {
  await page.goto(`/shop/${shop.sh_id}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Reviews/ }).click();
  return reviewsOf(page);
}

function reviewsOf(page: Page) {
  const form = page.getByRole('form', { name: 'Write a Review' });
  const list = page.getByRole('region', { name: 'Customer Reviews' });
  return {
    form,
    items: list.getByRole('listitem'),
    text: form.getByRole('textbox', { name: 'Your review' }),
    post: form.getByRole('button', { name: 'Post Review' }),
    star: (count: number) => form.locator('label').nth(count - 1),
    link: page.getByRole('link', { name: /^Reviews/ }),
  };
}

test('a customer reviews a shop once, whatever the network does [M-007, M-309..M-312, M-577, M-579]', async ({
  page,
  context,
  request,
  watch,
}, { project }) => {
  watch.expectError(/add\/review|Failed to load resource/);
  const shop = await shopFor(request, 'Kochi', project.name);
  await signUp(context);
  const { form, items, text, post, star, link } = await openReviews(page, shop);
  const isSaved = page.getByText('Review submitted successfully!');

  await test.step('without a network nothing is lost', async () => {
    await page.route('**/shop/add/review', (route) => route.abort());
    await star(4).click();
    await text.fill('ചായയും പഴംപൊരിയും 👌');
    await post.click();
    await expect(form.getByRole('alert')).toHaveText(
      'Network error. Please check your connection and try again.',
    );
    await page.unroute('**/shop/add/review');
    await page.reload();
    await expect(text).toHaveValue('ചായയും പഴംപൊരിയും 👌');
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  await test.step('a reply that gets lost, and a second try, are one review', async () => {
    await page.route('**/shop/add/review', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await post.click();
    await expect(form.getByRole('alert')).toContainText('Network error.');
    await page.unroute('**/shop/add/review');

    let answer: () => void = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/shop/add/review', async (route) => {
      await mayGoOn;
      await route.continue();
    });
    await post.dblclick();
    const busy = form.getByRole('button', { name: 'Posting...' });
    await expect(busy).toBeDisabled();
    await expect(text).toBeDisabled();
    await expect(form.getByRole('radio', { name: '1 star' })).toBeDisabled();
    answer();
    await expect(isSaved).toBeVisible();
    await page.unroute('**/shop/add/review');
    await expect(items.first()).toContainText('You');
    await expect(items.first()).toContainText('ചായയും പഴംപൊരിയും 👌');
    await expect(link).toHaveText(`Reviews (${shop.sh_review_count + 1})`);
    // Empty again, so it is folded to its stars.
    await expect(text).toBeHidden();
    await star(1).click();
    await expect(text).toHaveValue('');
    await expect(page.getByText(`by ${shop.sh_review_count + 1}`).first()).toBeAttached();
  });
});

test('a second review takes the place of the first, and others may report it', async ({
  page,
  context,
  request,
}, { project }) => {
  const shop = await shopFor(request, 'Pune', project.name);
  await signUp(context);
  const { items, text, post, star, link } = await openReviews(page, shop);
  await test.step('the second in place of the first', async () => {
    await star(5).click();
    await text.fill('ചായയും പഴംപൊരിയും');
    await post.click();
    await expect(items.first()).toContainText('ചായയും');
    await star(2).click();
    await text.fill('<img src=x onerror=alert(1)> Not as before.');
    await post.click();
    await expect(items.first()).toContainText('Not as before.');
    await expect(items.filter({ hasText: 'ചായയും' })).toHaveCount(0);
    await expect(link).toHaveText(`Reviews (${shop.sh_review_count + 1})`);
    await page.reload();
    await waitForHydration(page);
    await link.click();
    await expect(items.first()).toContainText('Asha Nair');
    await expect(items.first()).toContainText('<img src=x onerror=alert(1)> Not as before.');
    await expect(items.first()).toContainText('Could be better');
  });

  await test.step('another person reports it', async () => {
    await becomeGuest(page);
    await signUp(context);
    await openReviews(page, shop);
    await items
      .first()
      .getByRole('button', { name: /^Report/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('textbox').fill('It is about another shop.');
    await expectNoSeriousViolations(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We will look at this review.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('a guest writes a review and posts it through the login [M-408, M-430, M-431]', async ({
  page,
  request,
  playwright,
  baseURL,
}, { project }) => {
  const shop = await shopFor(request, 'Chennai', project.name);
  const person = await signUpElsewhere(playwright, baseURL);

  const { form, items, text, post, star } = await openReviews(page, shop);
  await star(5).click();
  await expect(post).toBeDisabled();
  await expect(form).toContainText('Please log in to post a review');
  await text.fill('Worth the walk.');
  await post.click();
  await logInAs(page, person);
  await expect(page.getByText('Review submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/shop/${shop.sh_id}(-[^?]*)?$`));
  await expect(items.first()).toContainText('You');
  await expect(items.first()).toContainText('Absolutely amazing experience!');
});

test('a newcomer’s review is posted by signing up, with nothing typed twice, then changed and deleted [M-408, D-106, D-108]', async ({
  page,
  request,
}, { project }) => {
  const shop = await shopFor(request, 'Jaipur', project.name);
  const { name, mobile, password } = newPerson();
  const { form, items, text, post, star } = await openReviews(page, shop);
  const heading = form.getByLabel('Heading');

  await test.step('the stars offer a heading, which may go', async () => {
    await star(4).click();
    await expect(heading).toHaveValue('Really good service!');
    await star(5).click();
    await expect(heading).toHaveValue('Absolutely amazing experience!');
    await heading.fill('');
    await text.fill('Came at once.');
    await post.click();
  });

  await test.step('it is posted by itself', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Log in or sign up to post your review/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Mobile number or email').fill(mobile);
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Review submitted successfully!')).toBeVisible();
    await expect(items.first()).toContainText('Came at once.');
    await expect(items.first().getByRole('heading')).toHaveCount(0);
  });

  await test.step('it is among one’s own, where it is changed', async () => {
    const dialog = await openDialog(page, '/terms?open=reviews', 'My reviews');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectNoSeriousViolations(page);
    await dialog.getByRole('link', { name: /^Change your review of / }).click();
    await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Came at once.');
    await expect(page.getByLabel('Heading')).toHaveValue('');
    const changing = page.getByRole('form', { name: 'Change your review' });
    await changing.getByRole('textbox', { name: 'Your review' }).fill('Came at once, twice.');
    await changing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Review changed')).toBeVisible();
    await expect(items.first()).toContainText('Came at once, twice.');
  });

  await test.step('and deleted', async () => {
    const dialog = await openDialog(page, '/terms?open=reviews', 'My reviews');
    const remove = dialog.getByRole('button', { name: /^Delete your review of / });
    await remove.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'Delete review' }).click();
    await expect(dialog.getByText('You have not written a review yet.')).toBeVisible();
  });
});

test('the form unfolds, and axe finds nothing serious in the reviews, light and dark [D-098]', async ({
  page,
  request,
}, { project }) => {
  const shop = await shopFor(request, 'Bangalore', project.name);
  const { items, post, star } = await openReviews(page, shop);
  await expect(items.first()).toBeVisible();
  // Folded to its stars, until one is chosen.
  await expect(post).toBeHidden();
  await star(3).click();
  await expect(post).toBeDisabled();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoSeriousViolations(page);
  }
});
