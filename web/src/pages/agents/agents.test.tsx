import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Availability, availabilities } from '@aaspaas/contract/agents/availability';
import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { answering, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { navigate } from '../../current-url/url';
import { AgentReviews } from '../agent-profile/AgentReviews';
import { AgentTabs } from './AgentTabs';
import { agentView } from './agent-view';
import { Page } from './Page';

resetBetweenTests();

const record: AgentRecord = {
  u_id: 14,
  u_name: 'Ravi Nair',
  u_mobile: '+919876543210',
  u_secondary_mobile: null,
  u_whatsapp_contact: '+919876500000',
  u_vehicle_type: 'Scooter',
  u_work_type: 'Full-time',
  u_location: 'Edapally, Kochi',
  u_district: '',
  u_delivery_status: 'available',
  u_profile_pic: null,
  u_licence_checked: false,
  u_rating: 4.3,
  u_review_count: 3,
  state: 'Kerala',
};
const list = (...agents: Parameters<typeof agentView>[0][]) => {
  const found = agents.map((agent, place) => ({ ...record, u_id: place + 1, ...agent }));
  const views = found.map(agentView);
  const count = (value: Availability) => views.filter(({ availability }) => availability === value).length;
  const counts = Object.fromEntries(availabilities.map((value) => [value, count(value)]));
  return json(200, { result: true, list: found, more: false, counts });
};

function showTabs(
  answer: Parameters<typeof answering>[0][string],
  status: Availability = 'available',
  demoAgentId: number | null = 14,
) {
  forgetReplies();
  const asked = answering({ 'location=Kochi': answer });
  const onStatus = vi.fn<(status: string) => void>();
  show(
    <AgentTabs
      request={{ search: 'ravi', location: 'Kochi' }}
      search="ravi"
      city="Kochi"
      status={status}
      onStatus={onStatus}
      actionFor={() => <button type="button">Assign</button>}
    />,
    null,
    { demoAgentId },
  );
  return { asked, onStatus };
}

describe('the agents of a city', () => {
  test('stand under three tabs, each with how to reach them [M-189, M-243]', async () => {
    const { onStatus } = showTabs(() =>
      list(
        {},
        { u_name: 'Busy Babu', u_delivery_status: 'On a delivery' },
        { u_delivery_status: 'inactive' },
      ),
    );
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('heading').textContent).toBe('Ravi Nair');
    expect(card.textContent).toContain('Scooter · Full Time');
    expect(within(card).getByText('Available')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Call Ravi Nair' }).getAttribute('href')).toBe(
      'tel:+919876543210',
    );
    const whatsapp = within(card).getByRole('link', { name: 'WhatsApp Ravi Nair' });
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876500000\?text=/);
    expect(within(card).getByRole('button', { name: 'Assign' })).toBeTruthy();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Available (1)', 'Busy (1)', 'Not Available (1)']);
    fireEvent.click(screen.getByRole('tab', { name: /^Busy/ }));
    expect(onStatus).toHaveBeenCalledWith('busy');
  });

  test('who take no deliveries have no number for guests, and the card says why [D-088]', async () => {
    showTabs(
      () => list({ u_delivery_status: 'not_available', u_mobile: null, u_whatsapp_contact: null }),
      'not_available',
    );
    const card = await screen.findByRole('listitem');
    expect(within(card).queryAllByRole('link')).toEqual([]);
    expect(card.textContent).toContain('Takes no deliveries at the moment, so the number is not shown.');
  });

  test('are read per tab in a place with many, and counted over all pages [D-088]', async () => {
    const counts = { available: 130, busy: 7, not_available: 0 };
    const page = (agent: Partial<AgentRecord>, more: boolean) =>
      json(200, { result: true, list: [{ ...record, ...agent }], more, counts });
    forgetReplies();
    answering({
      'availability=busy': () => page({ u_name: 'Busy Babu', u_delivery_status: 'busy' }, false),
      'location=Kochi': () => page({}, true),
    });
    show(
      <AgentTabs
        request={{ location: 'Kochi' }}
        search=""
        city="Kochi"
        status="busy"
        onStatus={() => {}}
        actionFor={() => null}
      />,
    );
    expect(await screen.findByRole('heading', { name: 'Busy Babu' })).toBeTruthy();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Available (130)', 'Busy (7)', 'Not Available (0)']);
    expect(screen.getByText(/first 1 of 7/)).toBeTruthy();
  });

  test('an empty tab says for whom, what and where [M-569, D-071]', async () => {
    showTabs(() => list({}), 'busy');
    expect(await screen.findByText('No agents found for "Busy" matching "ravi" in Kochi')).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  const expectSample = () => {
    const sample = screen.getByRole('listitem');
    expect(within(sample).getByText('Sample')).toBeTruthy();
    expect(sample.className).toContain('bg-marigold-soft');
    expect(sample.textContent).toMatch(/Edapally, Kochi$/);
    expect(within(sample).queryAllByRole('link')).toEqual([]);
    expect(within(sample).queryAllByRole('button')).toEqual([]);
    expect(sample.textContent).not.toMatch(/\d{5}/);
  };

  test('without any agent it says so, with a sample that cannot be called [M-566, M-568, M-639, M-640, D-078]', async () => {
    showTabs(() => list());
    const says = 'No delivery agents found for the selected criteria. Showing sample data.';
    expect(await screen.findByText(says)).toBeTruthy();
    expectSample();
  });

  test('a list that failed to load says so, with a sample and a retry [M-567, M-568]', async () => {
    const answers = [() => json(500, {}), () => list({})];
    showTabs(() => (answers.shift() ?? (() => list({})))());
    expect(await screen.findByText('Failed to fetch delivery agents. Showing sample data.')).toBeTruthy();
    expectSample();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ravi Nair' })).toBeTruthy();
  });
});

describe('‘Find your delivery agent’', () => {
  test('loads the agents of the place, and nobody else’s [M-190, M-191]', async () => {
    forgetReplies();
    navigate('/AssignDelivery?city=Kochi');
    const asked = answering({ 'location=Kochi': () => list({}) });
    show(<Page />);
    const section = screen.getByRole('region', { name: 'Find your delivery agent' });
    expect(within(section).getByText('Loading…')).toBeTruthy();
    expect(await within(section).findByRole('heading', { name: 'Ravi Nair' })).toBeTruthy();
    expect(within(section).queryByText('Loading…')).toBeNull();
    const lists = asked.filter(({ path }) => path.includes('delivery_staffs'));
    expect(lists.map(({ path }) => path.includes('location=Kochi'))).toEqual([true]);
  });

  test('without demo data says plainly that it failed, and tries again [M-191, M-572]', async () => {
    const answers = [() => json(500, {}), () => list({})];
    showTabs(() => (answers.shift() ?? (() => list({})))(), 'available', null);
    expect(await screen.findByText('Failed to fetch agents.')).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ravi Nair' })).toBeTruthy();
  });

  test('without demo data says plainly that there is nobody [M-571]', async () => {
    showTabs(() => list(), 'available', null);
    expect(await screen.findByText('No delivery agents found.')).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
  });
});

describe('an agent’s reviews', () => {
  const reply = (...ratings: number[]) =>
    json(200, {
      result: true,
      list: ratings.map((r_rating, place) => ({
        r_id: place + 1,
        user_name: 'Asha Menon',
        created_at: '2026-03-14T10:00:00Z',
        r_rating,
        r_comment: 'Quick and kind.',
      })),
      breakdown: [1, 2, 3, 4, 5].map((star) => ratings.filter((rating) => rating === star).length),
    });

  test('are a sample with a sample breakdown until there are any, and say so [M-195, D-079]', async () => {
    forgetReplies();
    answering({ 'u_id=14': () => reply() });
    show(<AgentReviews agentId={14} />, null, { demoAgentId: 14 });
    expect(await screen.findByText('Sample')).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Reviews' });
    expect(within(section).getAllByText(/^Rated \d out of 5$/)).toHaveLength(3);
    expect(within(section).getByRole('list', { name: 'Rating breakdown' }).textContent).toContain(
      '5 stars: 24',
    );
  });

  test('are none until there are any where there is no demo data [D-105]', async () => {
    forgetReplies();
    answering({ '/list/review': () => reply() });
    show(<AgentReviews agentId={14} isOwn />);
    expect(await screen.findByText(/^Nobody has left a review yet\. Customers can leave one/)).toBeTruthy();
    expect([screen.queryByText('Sample'), screen.queryByRole('listitem')]).toEqual([null, null]);
  });

  test('are the real ones as soon as there is one [D-079]', async () => {
    forgetReplies();
    answering({ 'u_id=14': () => reply(5, 4) });
    show(<AgentReviews agentId={14} />);
    expect(await screen.findAllByText('Quick and kind.')).toHaveLength(2);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.getByText('4.5')).toBeTruthy();
    expect(screen.getAllByText('14 Mar')).toHaveLength(2);
  });

  test('are no sample if they could not be read', async () => {
    forgetReplies();
    answering({ 'u_id=14': () => json(500, {}) });
    show(<AgentReviews agentId={14} />);
    expect(await screen.findByText('The reviews could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
  });
});

test('a reply with other or missing field names is read as well [M-230, M-640]', () => {
  expect(agentView({ u_id: 1, name: 'Ravi', phone: '+919876543210', location: 'Kollam' })).toMatchObject({
    name: 'Ravi',
    phone: '+919876543210',
    whatsapp: '+919876543210',
    location: 'Kollam',
  });
  expect(agentView({ u_id: 1 }).location).toBe('Edapally, Kochi');
});
