import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../test/layout';
import { open } from './api-keys.fixture';
import { lastDays, usageDays } from './usage-days';

noBrowserLayout();

const row = (day: string, operation: string, calls: number) => ({ day, operation, calls });
const usage = [
  row('2026-11-24', 'POST /api/v1/consignment', 1_200),
  row('2026-11-24', 'GET /api/v1/events', 34),
  row('2026-11-23', 'GET /api/v1/events', 5),
];
const openUsage = async (body: unknown, status = 200) => {
  open({ permissions: ['READ_USER'], more: { 'GET user/b2b-key/5/usage': { status, body } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Web shop' }));
  return screen.findByRole('dialog', { name: /Usage/ });
};

describe('usage of an API key', () => {
  it('is shown by day and operation, also to read-only users', async () => {
    const drawer = within(await openUsage(usage));

    expect(await drawer.findByText('1,239 calls in the last 90 days')).toBeVisible();
    const [newest, older] = drawer.getAllByRole('table');
    expect(newest).toHaveTextContent(/24\/11\/2026.*1,234.*POST.*\/consignment.*1,200.*GET.*34/);
    expect(older).toHaveTextContent(/23\/11\/2026.*5/);
  });

  it('shows a week first, and all days on demand', async () => {
    const days = Array.from({ length: 9 }, (_, index) => row(`2026-11-1${index}`, 'GET /x', 1));
    const drawer = within(await openUsage(days));

    await userEvent.click(await drawer.findByRole('button', { name: 'Show all 9 days' }));

    expect(drawer.getAllByRole('table')).toHaveLength(9);
  });

  it('shows that there are no calls', async () => {
    const drawer = within(await openUsage([]));

    expect(await drawer.findByText('No calls in the last 90 days')).toBeVisible();
  });

  it('offers to retry if it could not be loaded', async () => {
    const drawer = within(await openUsage({ message: 'No' }, 400));

    expect(await drawer.findByText('Usage could not be loaded')).toBeVisible();
  });
});

describe("the days of an API key's usage", () => {
  it('are the newest first, with their operations', () => {
    expect(usageDays(usage)).toEqual([
      {
        day: '2026-11-24',
        calls: 1_234,
        operations: [
          { method: 'POST', path: '/consignment', calls: 1_200 },
          { method: 'GET', path: '/events', calls: 34 },
        ],
      },
      expect.objectContaining({ day: '2026-11-23', calls: 5 }),
    ]);
  });

  it('include those without calls in a chart', () => {
    const today = new Date('2026-11-25T01:00:00Z');
    expect(lastDays(usageDays(usage), 3, today)).toEqual([
      { day: '2026-11-23', calls: 5 },
      { day: '2026-11-24', calls: 1_234 },
      { day: '2026-11-25', calls: 0 },
    ]);
  });
});
