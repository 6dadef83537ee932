import { randomInt } from 'node:crypto';
import { expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { inDialog, open, row } from '../steps/console-page';
import { expect, test } from '../steps/test';

/** A word that nobody has, since all tests share a server. */
const newWord = (): string =>
  Array.from({ length: 5 }, () => ['bo', 'gu', 'zo', 'vru', 'thu'][randomInt(5)]).join('');

test('a word that found nothing is given a meaning, understood at once, and forgotten when that is undone', async ({
  page,
  context,
  watch,
}) => {
  // A meaning that search does not know is refused.
  watch.expectError(/400/);
  const word = newWord();
  await enterConsole(context);
  await page.goto(`/NearbyService?search=${word}&city=Bangalore`);
  await expect(page.getByText('Sri Murugan Electric Works')).toHaveCount(0);

  await open(page, '/admin/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a word' }).click();
  await page.getByLabel('People type').fill(word);
  await page.getByLabel('It means the same as').fill('xyzzyq');
  await inDialog(page, 'Add the word').click();
  await expect(page.getByText('Search does not know what ‘xyzzyq’ means.').first()).toBeVisible();
  await expect(page.getByLabel('People type')).toHaveValue(word);
  await page.getByLabel('It means the same as').fill('electrician');
  await inDialog(page, 'Add the word').click();
  await expect(page.getByText(`‘${word}’ now means electrician.`)).toBeVisible();

  await page.goto(`/NearbyService?search=${word}&city=Bangalore`);
  await expect(page.getByText('Sri Murugan Electric Works').first()).toBeVisible();

  await open(page, '/admin/words?show=added');
  const added = row(page, `‘${word}’ means the same as ‘electrician’`);
  await expect(added).toContainText('In force');
  await expectNoViolations(page);
  await added.getByRole('button', { name: /^Undo/ }).click();
  await inDialog(page, 'Undo it').click();
  await expect(added).toContainText('Undone');
  await page.goto(`/NearbyService?search=${word}&city=Bangalore`);
  await expect(page.getByText('Sri Murugan Electric Works')).toHaveCount(0);
  await page.goto('/admin/audit?subject=word');
  await expect(row(page, word).first()).toBeVisible();
});

test('a new meaning is added and its categories are put in order', async ({ page, context }) => {
  const word = newWord();
  await enterConsole(context, { grade: 'moderator' });
  await open(page, '/admin/words?show=meanings&q=plumber');
  await expect(row(page, 'plumber').first()).toContainText('Home Repairs');
  await page.getByRole('button', { name: 'New meaning' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${word} rental`);
  await page.getByLabel('People type').fill(`${word}, ഗോ${word}`);
  await inDialog(page, 'Add the meaning').click();
  await expect(page.getByText('Please choose a category')).toBeVisible();
  await page.getByLabel('First category').selectOption('Toys & Games');
  await inDialog(page, 'Add the meaning').click();
  await expect(page.getByText(`Search now knows ‘${word}-rental’.`)).toBeVisible();

  await open(page, `/admin/words?show=meanings&q=${word}`);
  const kites = row(page, `${word}-rental`);
  await expect(kites).toContainText('added here');
  await kites.getByRole('button', { name: `Order of categories of ${word}-rental` }).click();
  await page.getByLabel('First category').selectOption('Gifts & Custom Products');
  await page.getByLabel('Second category').selectOption('Toys & Games');
  await inDialog(page, 'Use this order').click();
  await expect(kites).toContainText('Gifts & Custom Products, Toys & Games');
});

test('an area is added, found by everybody, and undone; a known one gets another name', async ({
  page,
  context,
  watch,
}) => {
  // So is a PIN code that there is not.
  watch.expectError(/400/);
  const word = newWord();
  const other = `${word}pura`;
  const area = `${word[0]?.toUpperCase()}${word.slice(1)} Nagar`;
  await enterConsole(context);
  await open(page, `/admin/places?q=${area}`);
  await page.getByRole('button', { name: 'Add an area' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(area);
  await page.getByLabel('PIN code').fill('999999');
  await inDialog(page, 'Add the area').click();
  await expect(page.getByText('There is no such PIN code').first()).toBeVisible();
  await page.getByLabel('PIN code').fill('560034');
  await inDialog(page, 'Add the area').click();
  await expect(page.getByText(`${area} · 560034 can be searched now.`)).toBeVisible();
  const found = page.getByRole('region', { name: 'What people get' });
  await expect(found.getByText(`${area} · 560034`)).toBeVisible();
  await expectNoViolations(page);

  await found.getByRole('button', { name: `Add another name of ${area} · 560034` }).click();
  await page.getByRole('textbox', { name: 'Other name' }).fill(other);
  await inDialog(page, 'Add the name').click();
  await expect(page.getByText(`‘${other}’ finds ${area} now.`)).toBeVisible();
  await open(page, `/admin/places?q=${encodeURIComponent(other)}`);
  await expect(found.getByText(`${area} · 560034`)).toBeVisible();

  const added = page.getByRole('region', { name: 'Added so far' });
  for (const what of [`‘${other}’ for ${area}`, `${area} · 560034`]) {
    await added.getByRole('button', { name: `Undo: ${what}` }).click();
    await inDialog(page, 'Undo it').click();
    await expect(added.getByRole('button', { name: `Undo: ${what}` })).toHaveCount(0);
  }
  await open(page, `/admin/places?q=${area}`);
  await expect(found.getByText(`${area} · 560034`)).toHaveCount(0);
});

test('whoever may only look sees no buttons', async ({ page, context }) => {
  await enterConsole(context, { grade: 'viewer' });
  for (const path of ['/admin/words', '/admin/words?show=meanings', '/admin/places?q=kochi']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add|New|Say|Order|Undo)/ })).toHaveCount(0);
  }
});
