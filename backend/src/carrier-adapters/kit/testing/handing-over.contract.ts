import { Rejected, Unavailable, Unknown } from '../outcomes.js';
import { piecesOf } from '../shipment.js';
import { at, type CarrierSubject, pickupFor, present, shipmentFor } from './contract-subject.js';

/** A shipment that the carrier has accepted. */
async function announced(subject: CarrierSubject) {
  const shipment = shipmentFor(subject.services[0]);
  const { carrierReference } = await at(subject, (adapter, call) =>
    present(adapter.shipments).announce(shipment, call),
  );
  return { carrierReference, pieces: piecesOf(shipment), shipment };
}

/** Labels produced by the carrier. */
export function describeLabels(current: () => CarrierSubject): void {
  describe('labels', () => {
    const fetch = (references: readonly string[]) =>
      at(current(), (adapter, call) => present(adapter.labels).fetch(references, 'PDF', call));

    it('are waited for and fetched as one file', async () => {
      const { carrierReference } = await announced(current());

      const { bytes } = await fetch([carrierReference]);

      expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
    });

    it('are the same when they are fetched again', async () => {
      const { carrierReference } = await announced(current());

      expect(await fetch([carrierReference])).toEqual(await fetch([carrierReference]));
    });

    it('are rejected for a shipment unknown to the carrier', async () => {
      await expect(fetch(['shp-unknown'])).rejects.toBeInstanceOf(Rejected);
    });

    it.each(['HANG', 'BAD_GATEWAY_AFTER_WORK'] as const)(
      'can be requested again when the server does this: %s',
      async (fault) => {
        const { double, endpoints } = current();
        const { carrierReference } = await announced(current());
        double.fail(fault, endpoints.labels);

        await expect(fetch([carrierReference])).rejects.toBeInstanceOf(Unavailable);
      },
    );
  });
}

/** Manifests of announced shipments. */
export function describeManifests(current: () => CarrierSubject): void {
  describe('manifests', () => {
    const send = (shipments: readonly { carrierReference: string; pieces: number }[]) =>
      at(current(), (adapter, call) =>
        present(adapter.manifests).send(
          { ourReference: 'LH-MAN-12-1', shipper: 'Wattle Medical', shipments },
          call,
        ),
      );
    const find = (ourReference: string) =>
      at(current(), (adapter, call) => present(adapter.shipments).find(ourReference, call));

    it("contain their shipments and have the carrier's number", async () => {
      const one = await announced(current());

      const { references } = await send([one]);

      const found = await find(one.shipment.ourReference);
      expect(references).toEqual([found?.manifestReference]);
    });

    it('are split if one would be too large', async () => {
      const large = await Promise.all(
        Array.from({ length: 3 }, async () => ({ ...(await announced(current())), pieces: 900 })),
      );

      const { references } = await send(large);

      expect(references).toHaveLength(2);
    });

    it('are rejected with a shipment that is already in one', async () => {
      const one = await announced(current());
      await send([one]);

      await expect(send([one])).rejects.toBeInstanceOf(Rejected);
    });

    it('can be looked up by their shipments when the response is lost', async () => {
      const { double, endpoints, countOrders } = current();
      const one = await announced(current());
      const before = countOrders();
      double.fail('RESET_AFTER_WORK', endpoints.order);

      await expect(send([one])).rejects.toBeInstanceOf(Unknown);

      expect((await find(one.shipment.ourReference))?.manifestReference).toEqual(
        expect.any(String),
      );
      expect(countOrders()).toBe(before + 1);
    });

    it('keep their shipments from being withdrawn', async () => {
      const one = await announced(current());
      await send([one]);

      const withdrawal = at(current(), (adapter, call) =>
        present(adapter.shipments).withdraw(one.carrierReference, call),
      );

      await expect(withdrawal).rejects.toBeInstanceOf(Rejected);
    });
  });
}

const itemTypeNames = ['Carton', 'Pallet', 'Skid', 'Satchel', 'Bag', 'Envelope', 'Jiffy', 'Roll'];

/** Pickups booked with the carrier. */
export function describePickups(current: () => CarrierSubject): void {
  describe('pickups', () => {
    it('are booked, or rejected if the account has none', async () => {
      const { services, canBookPickups, countPickups } = current();
      const pickup = pickupFor(services[0]);

      const booking = at(current(), (adapter, call) => present(adapter.pickups).book(pickup, call));

      if (!canBookPickups) await expect(booking).rejects.toBeInstanceOf(Rejected);
      else expect(await booking).not.toBe('');
      expect(countPickups(pickup.ourReference)).toBe(canBookPickups ? 1 : 0);
    });

    it('are booked for every type of item', async () => {
      const { services, canBookPickups, countPickups } = current();
      const pickup = pickupFor(services[0]);
      const items = itemTypeNames.flatMap((itemTypeName) =>
        pickup.items.map((item) => ({ ...item, itemTypeName })),
      );

      await at(current(), (adapter, call) =>
        present(adapter.pickups).book({ ...pickup, items }, call),
      ).catch(() => undefined);

      expect(countPickups(pickup.ourReference)).toBe(canBookPickups ? 1 : 0);
    });

    it('are rejected with a window that ends before it begins', async () => {
      const pickup = {
        ...pickupFor(current().services[0]),
        closingTime: '2026-11-25T09:00:00+11:00',
      };

      const booking = at(current(), (adapter, call) => present(adapter.pickups).book(pickup, call));

      await expect(booking).rejects.toBeInstanceOf(Rejected);
    });
  });
}
