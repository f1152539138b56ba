import { Webhook } from 'standardwebhooks';

import { hookListPage } from './hook-pages.js';
import { HookReceiver } from './hook-receiver.js';
import { hookSecret } from './hook-secret.js';

const now = new Date('2026-11-20T04:00:00Z');
const text = JSON.stringify({
  type: 'consignment.delivered',
  data: { consignmentId: 4711, connoteNumber: 'DB00000144' },
});

function callOf(name: string, secret = hookSecret(name), body = text) {
  const timestamp = new Date();
  return {
    name,
    text: body,
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', timestamp, body),
      'linehaul-delivery': 'live; attempt=1',
    },
  };
}

describe('a receiver of the demo', () => {
  it('accepts what is signed with its own secret', () => {
    const receiver = new HookReceiver(() => now);

    expect(receiver.receive(callOf('warehouse'))).toBe(200);
    expect(receiver.receive(callOf('warehouse', hookSecret('development')))).toBe(401);
    expect(receiver.receive({ ...callOf('warehouse'), text: `${text} ` })).toBe(401);
    expect(receiver.latest()[2]).toEqual({
      ...{ at: now.toISOString(), name: 'warehouse', type: 'consignment.delivered' },
      ...{ subject: 'DB00000144', delivery: 'live; attempt=1', isSigned: true, status: 200 },
    });
  });

  it('is out of order if it is the one for customer messages', () => {
    expect(new HookReceiver(() => now).receive(callOf('customer-messages'))).toBe(503);
  });

  it('shows the last 200 calls, escaped, and when there are none', () => {
    const receiver = new HookReceiver(() => now);
    expect(hookListPage(receiver.latest())).toContain('No webhooks yet.');
    for (let count = 0; count < 250; count += 1) receiver.receive(callOf('warehouse'));
    receiver.receive(callOf('warehouse', hookSecret('x'), '{"type":"<script>"}'));
    receiver.receive(callOf('warehouse', hookSecret('x'), 'no JSON'));
    const page = hookListPage(receiver.latest());

    expect(receiver.latest()).toHaveLength(200);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });
});
