import { Throttled, Unavailable } from '../outcomes.js';
import { at, type CarrierSubject, present, shipmentFor } from './contract-subject.js';
import { READ_ATTEMPTS } from '../carrier-client.js';

/** Prices of the carrier's services. */
export function describeRating(current: () => CarrierSubject): void {
  describe('rating', () => {
    const quote = (services: readonly string[], changes = {}) =>
      at(current(), (adapter, call) =>
        present(adapter.rating).quote(shipmentFor(services[0] ?? '', changes), services, call),
      );

    it('prices every requested service, in that order', async () => {
      const { services } = current();

      const results = await quote(services);

      expect(results.map(({ service }) => service)).toEqual(services);
      for (const one of results) expect(one).toHaveProperty('totalCents');
    });

    it('explains each price with lines that add up to it', async () => {
      const results = await quote(current().services);

      for (const one of results) {
        if (!('lines' in one)) throw new Error('no price');
        expect(one.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(one.totalCents);
        expect(one.lines.map(({ code }) => code)).toEqual(
          expect.arrayContaining(['FREIGHT', 'FUEL', 'GST']),
        );
      }
    });

    it('prices the others when one service is rejected, with the reason', async () => {
      const { services, serviceNotInContract } = current();

      const [priced, rejected] = await quote([services[0], serviceNotInContract]);

      expect(priced).toHaveProperty('totalCents');
      expect(rejected).toMatchObject({ service: serviceNotInContract });
      expect(rejected).toHaveProperty('refusal.message');
    });

    it('reports that dangerous goods are not accepted', async () => {
      const { withoutDangerousGoods } = current();
      const items = shipmentFor('').items.map((item) => ({ ...item, hasDangerousGoods: true }));

      const [result] = await quote([withoutDangerousGoods], { items });

      expect(JSON.stringify(result)).toMatch(/refusal.*dangerous/);
    });

    it.each([
      'HANG',
      'RESET_AFTER_WORK',
      'HALF_A_BODY',
      'BAD_GATEWAY_AFTER_WORK',
      'HTML_BODY',
    ] as const)(
      'is unavailable, and changes nothing, when the server does this: %s',
      async (fault) => {
        const { double, endpoints, services } = current();
        double.fail(fault, endpoints.prices, READ_ATTEMPTS);

        await expect(quote(services)).rejects.toBeInstanceOf(Unavailable);
      },
    );

    it('is throttled, not rejected, when it calls too often', async () => {
      const { double, endpoints, services } = current();
      double.fail('THROTTLED', endpoints.prices);

      await expect(quote(services)).rejects.toBeInstanceOf(Throttled);
    });
  });
}
