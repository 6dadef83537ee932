import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { newMobile, newWord } from './fresh';
import { expect } from './test';

/** Registers a delivery agent whom no other test uses, and signs the browser in as the agent. */
export async function registerAgent(context: BrowserContext, changes: Readonly<Record<string, string>> = {}) {
  const agent = {
    name: `Ravi ${newWord()}`,
    email: `agent.${randomUUID()}@example.in`,
    mobile: newMobile(),
    location: 'Kottayam',
    vehicle_type: 'Scooter',
    work_type: 'Part-time',
    password: 'two wheels',
    ...changes,
  };
  // As from our own pages, also where somebody else is still signed in.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const registered = await context.request.post('/aaspaas/deliverystaff/register/delivery_staffs', {
    multipart: agent,
    headers,
  });
  expect(registered.status()).toBe(200);
  const { email, password } = agent;
  const reply = await context.request.post('/aaspaas/user/login', { data: { email, password }, headers });
  const { user } = (await reply.json()) as { user: { u_id: number } };
  return { ...agent, id: user.u_id };
}
