import type { CallLogEntry } from '../carrier-client.js';
import { Rejected, Throttled, Unavailable } from '../outcomes.js';
import { at, type CarrierSubject, shipmentFor } from './contract-subject.js';
import { READ_ATTEMPTS } from '../carrier-client.js';

/** The account and its secrets. */
export function describeConnecting(current: () => CarrierSubject): void {
  describe('connecting', () => {
    const check = (options = {}) => at(current(), (adapter, call) => adapter.check(call), options);

    it('finds the account and its services', async () => {
      const { services } = current();

      const facts = await check();

      expect(facts.accountName).not.toBe('');
      expect(facts.services.map(({ code }) => code)).toEqual(expect.arrayContaining([...services]));
    });

    it('rejects a wrong key with a readable message', async () => {
      const failure: unknown = await check({ entered: current().wrongSettings }).catch(String);

      expect(failure).toMatch(/rejected/);
    });

    it('rejects incomplete settings, and names each field', async () => {
      const { kind } = current();

      await expect(check({ entered: {} })).rejects.toBeInstanceOf(Rejected);
      expect(kind.validate({}).map(({ path }) => path)).toEqual(
        expect.arrayContaining(kind.fields.map(({ name }) => name)),
      );
      expect(kind.validate(current().settings)).toEqual([]);
    });

    it('rejects an expired account', async () => {
      current().expireAccount();

      await expect(check()).rejects.toBeInstanceOf(Rejected);
    });

    it('rejects an account whose credit is blocked', async () => {
      current().blockCredit();

      await expect(check()).rejects.toBeInstanceOf(Rejected);
    });

    it.each(['HANG', 'RESET_BEFORE_WORK', 'HALF_A_BODY', 'HTML_BODY', 'OTHER_JSON'] as const)(
      'is unavailable when the server does this: %s',
      async (fault) => {
        const { double, endpoints } = current();
        double.fail(fault, endpoints.account, READ_ATTEMPTS);

        await expect(check()).rejects.toBeInstanceOf(Unavailable);
      },
    );

    it('returns the time to wait when it calls too often', async () => {
      const { double, endpoints } = current();
      double.fail('THROTTLED', endpoints.account);

      const failure = await check().catch((error: unknown) => error);

      expect(failure).toBeInstanceOf(Throttled);
      expect(failure).toMatchObject({ retryAfter: 7 });
    });

    it('writes no secret, name or address into logs and messages', async () => {
      const { secrets, wrongSettings, services } = current();
      const callLog: CallLogEntry[] = [];
      const shipment = shipmentFor(services[0]);

      const failure: unknown = await check({ entered: wrongSettings, callLog }).catch(String);
      await at(
        current(),
        async (adapter, call) => {
          await adapter.check(call);
          await adapter.shipments?.announce(shipment, call);
        },
        { callLog },
      );

      const written = JSON.stringify([callLog, failure]);
      for (const secret of [...secrets, shipment.to.company, shipment.to.addressLine1])
        expect(written).not.toContain(secret);
      expect(callLog.map(({ name }) => name)).toContain('announce');
    });
  });
}
