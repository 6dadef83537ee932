import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { bothFlow, serviceFlow, shopFlow } from '../steps/registration/flows';
import { newOwner } from '../steps/registration/shop-form';
import { skipEveryStep, skipTheLast } from '../steps/registration/skip-every-step';
import { walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '') as unknown;

test('a shop skips every step, and the type choice [R-035, R-042, R-053, R-085..R-087, R-170..R-172, R-434, M-614, D-025]', async ({
  page,
  isMobile,
}) => {
  const walker = walkerOn(page, isMobile);
  const join = async () => {
    await walker.input.press(page.getByRole('link', { name: 'Register as a Shop Owner' }));
    await expect(page).toHaveURL(/^[^?]*\/RegistrationJoin/);
    await expect(page.getByRole('radio', { name: 'Product Seller' })).toBeChecked();
  };
  await page.goto('/');
  await waitForHydration(page);
  await test.step('the type choice is left by Back and by Skip [R-022, R-025, R-026, R-121, D-019]', async () => {
    for (const name of ['Back', 'Skip']) {
      await join();
      await walker.input.press(page.getByRole('link', { name, exact: true }));
      await expect(page).toHaveURL('/');
    }
  });
  await join();
  await walker.input.choose('Both');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked();
  await waitForHydration(page);
  await walker.input.choose('Product Seller');
  await walker.input.press(button(page, 'Next'));
  const steps = shopFlow(newOwner());
  await test.step('Back from the basics returns to where one came from [R-034]', async () => {
    await expect(page).toHaveURL(steps.basics.path);
    await walker.input.press(button(page, 'Back'));
    await expect(page).toHaveURL(/^[^?]*\/RegistrationJoin/);
    await expect(page.getByRole('radio', { name: 'Product Seller' })).toBeChecked();
    await walker.input.press(button(page, 'Next'));
  });
  await skipEveryStep(walker, steps);
  expect(await page.evaluate(stored, 'businessInfo')).toMatchObject({
    shop_name: 'Anand Stores',
    city: '',
  });
  await expect(page.getByText('Not finished yet')).toContainText('Operating Details, Branding & Details');
  await skipTheLast(walker, steps);
});

test('a service skips every step, asked about what was typed [R-057, R-058, R-060, R-063..R-065, R-068, R-070, R-086, R-088, R-172, R-173, M-038, D-020, D-025]', async ({
  page,
  isMobile,
}) => {
  const walker = walkerOn(page, isMobile);
  const { basics, ...later } = serviceFlow(newOwner());
  const steps = { basics: { ...basics, path: '/ServiceRegistrationForm' }, ...later };
  await page.goto(steps.basics.path);
  await skipEveryStep(walker, steps);
  await skipTheLast(walker, steps);
});

test('both skips every step [R-073..R-076, R-086, R-087, R-172, R-434, M-614, D-021, D-025]', async ({
  page,
  isMobile,
}) => {
  const walker = walkerOn(page, isMobile);
  const steps = bothFlow(newOwner());
  await page.goto(steps.basics.path);
  await skipEveryStep(walker, steps);
  expect(await page.evaluate(stored, 'bothInfo')).toMatchObject({ city: '' });
  await expect(page.getByText('Not finished yet')).toContainText('Operating Details, Branding & Details');
  await skipTheLast(walker, steps);
});
