import { ApiClient, listConsignments } from '../support/api-client.js';

const STAFF = 'admin@coastline.example';
const EVENTS = 100;
const BURST_MS = 1000;
const STATUSES = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

export const BURST = `${EVENTS} tracking events/s`;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends one second's worth of tracking events for the user's manifested consignments, and waits until they are
 * announced. Each changes a status, and thus updates rows, counts and notifications.
 */
export async function trackingBurst(url: string, user: string): Promise<() => Promise<void>> {
  const staff = await ApiClient.signIn(url, STAFF);
  const { consignments } = await listConsignments(await ApiClient.signIn(url, user), 'MAN-');
  const connotes = consignments
    .filter(({ state }) => state === 'MANIFESTED')
    .map(({ connoteNumber }) => connoteNumber);
  let sent = 0;

  async function send(index: number): Promise<void> {
    await passed((index * BURST_MS) / EVENTS);
    const round = Math.floor(sent / connotes.length);
    const ConnoteNumber = connotes[sent % connotes.length];
    sent += 1;
    const DateTime = new Date(Date.now() + index).toISOString();
    await staff.send('POST', 'tracking', {
      ConnoteNumber,
      TrackingEvents: [{ DateTime, UpdateStatus: STATUSES[round % STATUSES.length] }],
    });
  }

  return async () => {
    await Promise.all(Array.from({ length: EVENTS }, (_none, index) => send(index)));
    await passed(BURST_MS);
  };
}
