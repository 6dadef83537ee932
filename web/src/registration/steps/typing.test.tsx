import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { saveBusinessType } from './flows/business-type';
import type { BusinessType } from './flows/business-flow';
import { navigate } from '../../current-url/url';
import { Page as AgentContactPage } from '../pages/AgentContactPage';
import { Page as AgentDetailsPage } from '../pages/AgentDetailsPage';
import { Page as AgentPersonalPage } from '../pages/AgentPersonalPage';
import { Page as BothBasicsPage } from '../pages/BothBasicsPage';
import { Page as BrandingPage } from '../pages/BrandingPage';
import { Page as BusinessContactPage } from '../pages/BusinessContactPage';
import { Page as ServiceBasicsPage } from '../pages/ServiceBasicsPage';
import { Page as ShopBasicsPage } from '../pages/ShopBasicsPage';

resetBetweenTests();

type Flow = BusinessType | 'agent';
/** When the first complaint about a field may appear. */
type Timing = 'on Next' | 'on change' | 'on blur';

/** Every step of the four registrations in which something is typed. */
const steps: readonly (readonly [
  flow: Flow,
  step: string,
  path: string,
  Screen: ComponentType,
  when: Timing,
])[] = [
  ['product-seller', 'basics', '/BusinessRegistrationForm', ShopBasicsPage, 'on Next'],
  ['product-seller', 'branding', '/BrandingRegistrationform', BrandingPage, 'on Next'],
  ['product-seller', 'contact', '/ContactInfoform', BusinessContactPage, 'on blur'],
  ['service-provider', 'basics', '/ServiceRegistrationForm', ServiceBasicsPage, 'on change'],
  ['service-provider', 'branding', '/BrandingRegistrationform', BrandingPage, 'on Next'],
  ['service-provider', 'contact', '/ServiceContactPage', BusinessContactPage, 'on blur'],
  ['both', 'basics', '/BothRegistrationForm', BothBasicsPage, 'on Next'],
  ['both', 'branding', '/BrandingRegistrationform', BrandingPage, 'on Next'],
  ['both', 'contact', '/ContactInfoform', BusinessContactPage, 'on blur'],
  ['agent', 'personal', '/DeliveryAgentForm', AgentPersonalPage, 'on Next'],
  ['agent', 'details', '/DeliveryDetails', AgentDetailsPage, 'on Next'],
  ['agent', 'contact', '/DeliveryContactInformation', AgentContactPage, 'on Next'],
];

type Control = HTMLInputElement | HTMLTextAreaElement;
const sorts =
  'input[type=text], input:not([type]), input[type=email], input[type=tel], input[type=password], textarea';
const controls = (): Control[] =>
  [...(document.querySelector('form')?.querySelectorAll<Control>(sorts) ?? [])].filter(
    ({ name }) => name !== '',
  );
const nameOf = (control: Control) => control.name;
const isWrong = (control: Control) => control.getAttribute('aria-invalid') === 'true';
const type = (control: Control, value: string) => fireEvent.change(control, { target: { value } });

async function open(flow: Flow, path: string, Screen: ComponentType): Promise<Control[]> {
  if (flow !== 'agent') saveBusinessType(flow);
  navigate(path);
  show(<Screen />);
  await waitFor(() => expect(controls().length).toBeGreaterThan(0));
  return controls();
}

/** Too short for every field that there is, and not the same password twice. */
const tooShort = ({ type: sort, name }: Control) => {
  if (name === 'confirm') return '##';
  return sort === 'tel' ? '98' : '#';
};

describe.each(steps)('%s, %s', (flow, step, path, Screen, when) => {
  test(`a field is first found wrong ${when} [R-180, R-181, R-183, R-307, D-042]`, async () => {
    const fields = await open(flow, path, Screen);
    for (const field of fields) {
      type(field, tooShort(field));
      expect([nameOf(field), 'typed', isWrong(field)]).toEqual([
        nameOf(field),
        'typed',
        when === 'on change',
      ]);
      fireEvent.blur(field);
      expect([nameOf(field), 'left', isWrong(field)]).toEqual([nameOf(field), 'left', when !== 'on Next']);
    }
    fireEvent.click(screen.getByRole('button', { name: /^(Next|Submit)$/ }));
    await waitFor(() => expect(fields.filter((field) => !isWrong(field)).map(nameOf)).toEqual([]));
  });

  test('a field that was found wrong is looked at again with every edit [R-181, D-042]', async () => {
    const fields = await open(flow, path, Screen);
    const [first] = fields;
    if (!first) throw new Error('there is no field');
    type(first, tooShort(first));
    fireEvent.click(screen.getByRole('button', { name: /^(Next|Submit)$/ }));
    await waitFor(() => expect(isWrong(first)).toBe(true));
    const good = 'Anand and all who bake, sell and bring bread in our street';
    type(first, { tel: '9876543210', textarea: good }[first.type] ?? 'Anand Nair');
    expect(isWrong(first)).toBe(false);
    type(first, '');
    expect(isWrong(first)).toBe(true);
  });

  test('what may not be typed is taken out as it is typed [R-204..R-206, M-347]', async () => {
    const texts = (await open(flow, path, Screen)).filter((field) =>
      ['text', 'textarea', 'email'].includes(field.type),
    );
    const isStrict = flow === 'service-provider' || flow === 'both';
    for (const field of texts) {
      type(field, 'Asha<script>alert(1)</script> <Nair');
      expect([nameOf(field), field.value]).toEqual([
        nameOf(field),
        isStrict ? 'Ashascriptalert(1)/script Nair' : 'Asha <Nair',
      ]);
    }
  });

  test('a phone number is digits, ten at most, and a password whatever was typed', async () => {
    const fields = await open(flow, path, Screen);
    const numbers = fields.filter(({ name }) => /phone|mobile|whatsapp/i.test(name));
    expect(numbers.length > 1).toBe(/contact|personal/.test(step));
    for (const phone of numbers) {
      for (const [typed, kept] of [
        ['9a8-7 6<b>५', '9876'],
        ['98765432109', '9876543210'],
        ['+91 98765 43210', '9876543210'],
      ] as const) {
        type(phone, typed);
        expect([nameOf(phone), phone.value]).toEqual([nameOf(phone), kept]);
      }
    }
    for (const password of fields.filter((field) => field.type === 'password')) {
      type(password, ' <script>1</script> ');
      expect(password.value).toBe(' <script>1</script> ');
    }
  });
});
