import type { Page } from '@playwright/test';
import type { NewAgent } from './agent-form';

/** Drafts as earlier visits have left them, so that a test can begin at a later step. */

export const description = 'Rice, pulses, spices and everything else that a kitchen needs, fresh every day.';

export async function storeShopDrafts(page: Page): Promise<void> {
  await page.evaluate((text) => {
    localStorage.setItem('businessType', 'product-seller');
    localStorage.setItem(
      'businessInfo',
      JSON.stringify({
        shop_name: 'Anand Stores',
        owner_name: 'Anand K',
        address: '12, MG Road, Indiranagar 560038',
        state: 'Karnataka',
        city: 'Bengaluru',
        category: 'Grocery',
      }),
    );
    localStorage.setItem(
      'operatingDetails',
      JSON.stringify({
        working_days: ['Mon', 'Tue'],
        opening_hours: '08:00 AM - 10:00 PM',
        delivery_option: 'Only in-store service',
        service_area: 'In-shop Only',
        schedule_type: 'part-time',
      }),
    );
    localStorage.setItem('brandingDetails', JSON.stringify({ description: text, services: ['Rice'] }));
  }, description);
}

/** The first step of a service. The other steps may be skipped. */
export async function storeServiceDraft(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('businessType', 'service-provider');
    localStorage.setItem(
      'serviceInfo',
      JSON.stringify({
        shopName: 'Anand Salon',
        ownerName: 'Anand K',
        businessCategory: 'Salon',
        shopAddress: '12, MG Road, Indiranagar 560038',
        state: 'Karnataka',
        district: 'Bengaluru',
      }),
    );
  });
}

/** The first step of an agent. To be called before the page is opened. */
export async function startWithAgentDraft(page: Page, agent: NewAgent): Promise<void> {
  const draft = {
    name: agent.name,
    email: agent.email,
    mobile: agent.mobile,
    whatsapp_contact: agent.mobile,
    location: 'Kochi',
  };
  await page.addInitScript((text) => {
    // Only at the first page load: a reload must find what was typed since.
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('agentPersonal', text);
  }, JSON.stringify(draft));
}
