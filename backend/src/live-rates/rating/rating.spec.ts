import { content } from '../../consignments/testing/consignment.fixture.js';
import { Rejected, Unavailable } from '../../carrier-adapters/index.js';
import { CarrierBreakers, RecentFailures } from './carrier-breakers.js';
import { rateKey, toRatedShipment } from './rated-shipment.js';

const account = { customerCarrierId: 21, settingsVersion: 1, codes: ['EXP', 'PRM'] };

describe('the key of a price', () => {
  const before = content();
  const key = rateKey(account, before);

  it.each([
    ['another account', { ...account, customerCarrierId: 22 }, {}],
    ['other settings of the account', { ...account, settingsVersion: 2 }, {}],
    ['other services', { ...account, codes: ['EXP'] }, {}],
    ['another day', account, { dispatchDate: '2027-01-04' }],
    ['other goods', account, { items: before.items.map((item) => ({ ...item, weight: 14.001 })) }],
    [
      'another address type',
      account,
      { receiver: { ...before.receiver!, addressClass: 'PO_BOX' } },
    ],
  ] as const)('differs for %s', (_, requested, changes) => {
    expect(rateKey(requested, content(changes))).not.toBe(key);
  });

  it.each([
    ['another name', { receiver: { ...before.receiver!, company: 'Someone Else' } }],
    ['another reference', { references: ['PO 1'] }],
  ])('is the same for %s', (_, changes) => {
    expect(rateKey(account, content(changes))).toBe(key);
    expect(rateKey({ ...account, codes: ['PRM', 'EXP'] }, content(changes))).toBe(key);
  });

  it.each([
    ['weight', 22, 22.0004, 22.001],
    ['length', 0.1, 0.1004, 0.101],
    ['height', 0.07, 0.0701, 0.071],
  ] as const)('rounds the %s up, as the request to the carrier does', (name, exact, more, up) => {
    const keyOf = (value: number) =>
      rateKey(
        account,
        content({ items: before.items.map((item) => ({ ...item, [name]: value })) }),
      );

    expect(keyOf(more)).not.toBe(keyOf(exact));
    expect(keyOf(more)).toBe(keyOf(up));
  });

  it('covers a shipment without names and streets', () => {
    const { company, addressLine1 } = before.receiver!;

    const requested = JSON.stringify(toRatedShipment(before));

    expect(requested).not.toContain(company);
    expect(requested).not.toContain(addressLine1);
  });
});

describe('failures of a carrier', () => {
  it('open its circuit breaker when five occur within half a minute', () => {
    let now = 0;
    const failures = new RecentFailures(() => now);
    const at = (seconds: number) => {
      now = seconds * 1_000;
      return failures.failure();
    };

    expect([0, 10, 20, 29].map(at)).toEqual([false, false, false, false]);
    expect(at(31)).toBe(false);
    expect(at(32)).toBe(true);
  });

  it('do not include rejections, which are valid responses', async () => {
    const breakers = new CarrierBreakers();
    const fail = (error: Error) => breakers.run(1, () => Promise.reject(error)).catch(String);

    for (let n = 0; n < 9; n += 1) await fail(new Rejected({ code: 'X', message: 'no' }));
    await expect(breakers.run(1, () => Promise.resolve('asked'))).resolves.toBe('asked');
    for (let n = 0; n < 5; n += 1) await fail(new Unavailable('away'));

    await expect(breakers.run(1, () => Promise.resolve('asked'))).rejects.toThrow(/breaker/i);
    await expect(breakers.run(2, () => Promise.resolve('asked'))).resolves.toBe('asked');
  });
});
