import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { alertOf, newAgent } from '../steps/registration/agent-form';
import { fieldNamed } from '../steps/registration/fields';
import { agentFlow, shopFlow } from '../steps/registration/flows';
import { newOwner } from '../steps/registration/shop-form';
import { answerEveryStep } from '../steps/registration/walk-every-step';
import { pressNext, walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';
import { byKeyboard } from '../widths';

test('a shop registers with keys alone', byKeyboard, async ({ page, isMobile }) => {
  const walker = walkerOn(page, isMobile);
  await page.goto('/RegistrationJoin');
  await waitForHydration(page);
  await walker.input.choose('Product Seller');
  await pressNext(walker);
  await walker.input.press(button(page, 'Back'));
  await expect(page.getByRole('radio', { name: 'Product Seller' })).toBeChecked();
  await pressNext(walker);
  await answerEveryStep(walker, shopFlow(newOwner()));
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
});

test(
  'an agent thinks twice about skipping and joins, with keys alone',
  byKeyboard,
  async ({ page, isMobile }) => {
    const walker = walkerOn(page, isMobile);
    const agent = newAgent();
    const steps = agentFlow(agent);
    await page.goto(steps.personal.path);
    await waitForHydration(page);
    await walker.input.type(fieldNamed(page, 'Full name'), agent.name);
    await walker.input.press(button(page, 'Skip'));
    await walker.input.press(button(page, 'Stay here'));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await answerEveryStep(walker, steps);
    await expect(alertOf(page)).toContainText('Registration successful!');
    await walker.input.press(button(page, 'OK'));
    await expect(page).toHaveURL('/DeliveryProfile');
  },
);
