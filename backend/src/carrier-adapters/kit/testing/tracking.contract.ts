import { Throttled, Unavailable } from '../outcomes.js';
import { at, type CarrierSubject, present } from './contract-subject.js';
import { READ_ATTEMPTS } from '../carrier-client.js';

/** Scans of the carrier. */
export function describeTracking(current: () => CarrierSubject): void {
  describe('tracking', () => {
    const pull = (...numbers: readonly string[]) =>
      at(current(), (adapter, call) => present(adapter.tracking).pull(numbers, call));

    it('reads a journey from pickup to delivery, the oldest scan first', async () => {
      current().addJourney('LKD1', 'DELIVERED');

      const { scans } = await pull('LKD1');

      const times = scans.map(({ dateTime }) => Date.parse(dateTime));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(scans.map(({ status }) => status)).toEqual([
        'PICKED_UP',
        'IN_TRANSIT',
        'OUT_FOR_DELIVERY',
        'DELIVERED',
      ]);
    });

    it('reads the same scans when called twice', async () => {
      current().addJourney('LKD1', 'DELIVERED');

      expect(await pull('LKD1')).toEqual(await pull('LKD1'));
    });

    it('returns every scan with its number and a time with an offset', async () => {
      current().addJourney('LKD1', 'DELIVERED');
      current().addJourney('LKD2', 'PARTIALLY_DELIVERED');

      const { scans } = await pull('LKD1', 'LKD2');

      expect(new Set(scans.map(({ number }) => number))).toEqual(new Set(['LKD1', 'LKD2']));
      for (const { dateTime } of scans) expect(dateTime).toMatch(/(Z|[+-]\d\d:\d\d)$/);
    });

    it('is partially delivered while a piece is in transit', async () => {
      current().addJourney('LKD2', 'PARTIALLY_DELIVERED');

      const { scans } = await pull('LKD2');

      expect(scans.at(-1)?.status).toBe('PARTIALLY_DELIVERED');
      expect(scans.map(({ status }) => status)).not.toContain('DELIVERED');
    });

    it('keeps the status at an unknown description, and reports it', async () => {
      current().addJourney('LKD3', 'UNKNOWN_WORDS');

      const { scans, unknownDescriptions } = await pull('LKD3');

      expect(scans.at(-1)).toMatchObject({
        status: 'IN_TRANSIT',
        description: unknownDescriptions[0],
      });
    });

    it('returns no scans for a number unknown to the carrier', async () => {
      current().addJourney('LKD1', 'DELIVERED');

      const { scans } = await pull('UNKNOWN1', 'LKD1');

      expect(new Set(scans.map(({ number }) => number))).toEqual(new Set(['LKD1']));
    });

    it('requests as many numbers in one call as the carrier allows', async () => {
      const { double } = current();

      await at(current(), (adapter, call) => {
        const { maxNumbers, pull: pullOf } = present(adapter.tracking);
        return pullOf(
          Array.from({ length: maxNumbers }, (_, n) => `LKD${n}`),
          call,
        );
      });

      expect(double.requests).toHaveLength(1);
    });

    it.each(['HANG', 'HALF_A_BODY', 'HTML_BODY', 'OTHER_JSON'] as const)(
      'is unavailable when the server does this: %s',
      async (fault) => {
        const { double, endpoints } = current();
        double.fail(fault, endpoints.track, READ_ATTEMPTS);

        await expect(pull('LKD1')).rejects.toBeInstanceOf(Unavailable);
      },
    );

    it('is throttled when it calls too often', async () => {
      const { double, endpoints } = current();
      double.fail('THROTTLED', endpoints.track);

      await expect(pull('LKD1')).rejects.toBeInstanceOf(Throttled);
    });
  });
}
