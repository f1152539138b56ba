import { Webhook } from 'standardwebhooks';

import { newWebhookSecret } from './sign-webhook.js';
import { webhookHeaders } from './webhook-headers.js';

const older = newWebhookSecret();
const newer = newWebhookSecret();
const body = JSON.stringify({ type: 'consignment.delivered', data: { suburb: 'Wagga Wagga ü' } });
const message = (timestamp: number) =>
  ({ id: 'evt_1', timestamp, body, lane: 'live', attempt: 1 }) as const;
const now = () => Math.floor(Date.now() / 1000);

describe('the library of Standard Webhooks', () => {
  it.each([
    ['the secret', [older], older],
    ['the newer secret of a rotation', [newer, older], newer],
    ['the older secret of a rotation', [newer, older], older],
  ])('accepts a message with %s', (_, secrets, receivers) => {
    const headers = webhookHeaders(message(now()), secrets);

    expect(new Webhook(receivers).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('rejects another secret, another body and an old message', () => {
    const headers = webhookHeaders(message(now()), [newer]);
    const old = webhookHeaders(message(now() - 600), [newer]);

    expect(() => new Webhook(older).verify(body, headers)).toThrow();
    expect(() => new Webhook(newer).verify(`${body} `, headers)).toThrow();
    expect(() => new Webhook(newer).verify(body, old)).toThrow();
  });
});
