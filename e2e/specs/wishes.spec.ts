import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

test('what one waits for is asked where nothing was found, and stands in the settings until it is ended', async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto('/NearbyShop?search=zeppelin+rides&city=Kochi');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Tell me when there is one' }).click();
  await expect(page.getByText('We will write to you when there is one.')).toBeVisible();

  const settings = await openDialog(page, '/NearbyShop?open=settings', 'Settings');
  await settings.getByRole('button', { name: 'My alerts' }).click();
  const wishes = dialogNamed(page, 'My alerts');
  await expect(wishes.getByRole('listitem')).toHaveText(/^zeppelin rides near Kochi/);
  await expectNoSeriousViolations(page);
  await wishes.getByRole('button', { name: 'End: zeppelin rides near Kochi' }).click();
  await expect(wishes.getByRole('listitem')).toHaveText(/^zeppelin rides near Kochi.*Ended$/);
  await wishes.getByRole('button', { name: 'Back to settings' }).click();
  await settings.getByRole('button', { name: 'My alerts' }).click();
  await expect(wishes.getByText(/^No alerts yet/)).toBeVisible();
});

test('the link of a mail ends nothing by being opened, and says when it is not whole or dead', async ({
  page,
  watch,
}) => {
  watch.expectError(/400/);
  await page.goto('/end-wish');
  const end = page.getByRole('button', { name: 'End it' });
  await end.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Please open it once more from the mail.',
  );
  await page.goto('/end-wish#made-up');
  await expectNoSeriousViolations(page);
  await end.click();
  await expect(page.getByRole('alert')).toHaveText('This has ended already.');
});
