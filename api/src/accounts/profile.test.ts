import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, password, signIn } from '../../test/make';
import { findUser } from './queries';

let testApp: TestApp;
let person: Account;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  person = await makeAccount(testApp.db);
  token = await signIn(testApp.db, person, testApp.clock.now());
});

const edit = (body: object, as: string | null = token) => testApp.post(editProfile.path, body, { as });
const stored = () => findUser(testApp.db, person.id);

test('[M-476, D-066, D-087] the whole form is stored, with the location as the address; a new email waits', async () => {
  const image = await noise(60, 60).png().toBuffer();
  const answer = await edit({
    u_id: person.id,
    name: ' Meera Iyer ',
    email: 'Meera.Iyer@Example.IN',
    state: 'Kerala',
    address: 'Fort Kochi',
    district: '',
    zip_code: '',
    mobile: '9876501234',
    current_password: password,
    image,
  });
  expect(answer.body).toEqual({
    result: true,
    message: 'Profile updated successfully!',
    pending_email: 'meera.iyer@example.in',
    user: {
      id: person.id,
      u_id: person.id,
      role: 'user',
      sh_id: null,
      name: 'Meera Iyer',
      picture: expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.webp$/),
      place: null,
      grade: null,
    },
  });
  expect(await stored()).toMatchObject({
    name: 'Meera Iyer',
    email: person.email,
    phone: '+919876501234',
    state: 'Kerala',
    address: 'Fort Kochi',
  });
});

test('empty and absent fields keep what is stored [D-066]', async () => {
  await edit({ name: 'Meera Iyer', address: 'Fort Kochi', district: 'Ernakulam', zip_code: '682001' });
  const before = await stored();
  const answer = await edit({ name: '', email: ' ', address: '', district: '', zip_code: '', mobile: '' });
  expect(answer.status).toBe(200);
  expect(await stored()).toEqual(before);
});

test('a photo alone, and its file is served', async () => {
  const answer = await edit({ image: await noise(60, 60).jpeg().toBuffer() });
  const { picture } = answer.body['user'] as { picture: string };
  const file = await testApp.app.inject({ url: picture });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

test("another person's id is refused before anything is kept", async () => {
  const other = await makeAccount(testApp.db);
  const files = await readdir(testApp.photoStore.publicFolder);
  const answer = await edit({ u_id: other.id, name: 'Mallory', image: await noise(61, 60).png().toBuffer() });
  expect(answer.status).toBe(403);
  expect(await readdir(testApp.photoStore.publicFolder)).toEqual(files);
  expect(await findUser(testApp.db, other.id)).toMatchObject({ name: other.name });
});

test('a guest is refused, and JSON is', async () => {
  expect((await edit({ name: 'Nobody' }, null)).status).toBe(401);
  const json = { as: token, headers: { 'content-type': 'application/json' } };
  expect((await testApp.post(editProfile.path, { name: 'Meera' }, json)).status).toBe(415);
});

test('an email that somebody else has is a conflict, and nothing changes', async () => {
  const other = await makeAccount(testApp.db);
  const answer = await edit({ name: 'Meera Iyer', email: other.email, current_password: password });
  expect([answer.status, answer.body['message']]).toEqual([
    409,
    'An account with this email or mobile number already exists.',
  ]);
  expect(await stored()).toMatchObject({ name: person.name, email: person.email });
});

describe('[M-358..M-360] what the form refuses, the server refuses with the same sentence', () => {
  test.each([
    ['name', { name: 'M' }, 'Name must be at least 2 characters'],
    ['name', { name: 'Meera 2' }, 'Name can only contain letters and spaces'],
    ['name', { name: 'M'.repeat(51) }, 'Name must not exceed 50 characters'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['email', { email: `${'a'.repeat(90)}@example.in` }, 'Email must be less than 100 characters'],
    ['location', { address: 'K' }, 'Location must be at least 2 characters'],
    ['location', { address: 'K'.repeat(101) }, 'Location must not exceed 100 characters'],
    ['zipCode', { zip_code: '12' }, 'PIN code must be exactly 6 digits'],
    ['mobile', { mobile: '1234567890' }, 'Mobile number must start with 6, 7, 8, or 9'],
  ])('%s %j', async (field, body, says) => {
    const answer = await edit(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: false, message: says, fields: { [field]: says } },
    ]);
  });
});

test('[M-361] a file that is no photo is refused with the sentence of the form', async () => {
  const answer = await edit({ image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  expect([answer.status, answer.body['message']]).toEqual([
    400,
    'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  ]);
});

test('[M-362, M-606] five megabytes pass, one byte more does not', async () => {
  const picture = await noise(30, 30).png().toBuffer();
  const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  expect((await edit({ image: padded(5 * 1024 * 1024) })).status).toBe(200);
  const answer = await edit({ image: padded(5 * 1024 * 1024 + 1) });
  expect([answer.status, answer.body['message']]).toEqual([413, 'Image file size must be less than 5MB']);
  expect(await readdir(testApp.photoStore.temporaryFolder)).toEqual([]);
});
