import { newWebhookSecret, signWebhook } from './sign-webhook.js';

const message = {
  id: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  timestamp: 1_795_144_365,
  body: '{"type":"consignment.delivered","version":1,"timestamp":"2026-11-20T03:12:44.000Z","data":{"consignmentId":4711,"connoteNumber":"LKIZ00000387"}}',
};
const older = 'whsec_bGluZWhhdWwtZGVtby1lbmRwb2ludC1zZWNyZXQtMDE=';
const newer = 'whsec_bGluZWhhdWwtZGVtby1lbmRwb2ludC1zZWNyZXQtMDI=';

describe('the signature of a webhook', () => {
  it.each([
    [older, 'v1,wOCepponPdGT2f2Mr0R2rAk1CzAXWWaMLk7PMwvUHGY='],
    [newer, 'v1,YfZJi8tikIn5/CbKsGj9wYE14Q/+zF+03EAbiux7AZc='],
  ])('with %s is that of the shared test vector', (secret, signature) => {
    expect(signWebhook(message, [secret])).toBe(signature);
  });

  it('contains both signatures during a rotation, newest first', () => {
    expect(signWebhook(message, [newer, older])).toBe(
      'v1,YfZJi8tikIn5/CbKsGj9wYE14Q/+zF+03EAbiux7AZc= v1,wOCepponPdGT2f2Mr0R2rAk1CzAXWWaMLk7PMwvUHGY=',
    );
  });
});

describe('a new secret', () => {
  it('is 32 bytes in base64, and different each time', () => {
    const secret = newWebhookSecret();

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});
