import { announceOnce } from '../find-before-send.js';
import { Rejected, Unavailable, Unknown } from '../outcomes.js';
import { piecesOf, type Shipment } from '../shipment.js';
import { at, type CarrierSubject, present, shipmentFor } from './contract-subject.js';

/** Shipments at the carrier: each exists once, even if responses are lost. */
export function describeAnnouncing(current: () => CarrierSubject): void {
  describe('announcing', () => {
    const make = (changes: Partial<Shipment> = {}) => shipmentFor(current().services[0], changes);
    const announce = (shipment: Shipment) =>
      at(current(), (adapter, call) => present(adapter.shipments).announce(shipment, call));
    const announceSafely = (shipment: Shipment, isRepeated: boolean) =>
      at(current(), (adapter, call) => announceOnce(adapter, shipment, { isRepeated, call }));
    const find = (ourReference: string) =>
      at(current(), (adapter, call) => present(adapter.shipments).find(ourReference, call));
    const withdraw = (reference: string) =>
      at(current(), (adapter, call) => present(adapter.shipments).withdraw(reference, call));

    it('gets a connote, and a number for every piece', async () => {
      const shipment = make();

      const announced = await announce(shipment);

      expect(announced.connoteNumber).not.toBe('');
      expect(new Set(announced.articleNumbers).size).toBe(piecesOf(shipment));
    });

    it('finds an announced shipment by our reference alone', async () => {
      const shipment = make();
      const announced = await announce(shipment);
      await announce(make({ ourReference: `${shipment.ourReference}0` }));

      expect(await find(shipment.ourReference)).toEqual(announced);
    });

    it('finds nothing under a reference that was never sent', async () => {
      expect(await find('LH-99999-1')).toBeNull();
    });

    it.each(['HANG', 'RESET_BEFORE_WORK'] as const)(
      'does not know whether it arrived when the server does this: %s',
      async (fault) => {
        const { double, endpoints } = current();
        double.fail(fault, endpoints.announce);

        await expect(announce(make())).rejects.toBeInstanceOf(Unknown);
      },
    );

    it.each([
      'RESET_AFTER_WORK',
      'HALF_A_BODY',
      'BAD_GATEWAY_AFTER_WORK',
      'HTML_BODY',
      'OTHER_JSON',
    ] as const)(
      'finds the shipment again, and sends it once, when the response is lost: %s',
      async (fault) => {
        const { double, endpoints, countShipments } = current();
        const shipment = make();
        double.fail(fault, endpoints.announce);

        const announced = await announceSafely(shipment, false);

        expect(announced.connoteNumber).not.toBe('');
        expect(countShipments(shipment.ourReference)).toBe(1);
      },
    );

    it('sends it with the next attempt if it never arrived', async () => {
      const { double, endpoints, countShipments } = current();
      const shipment = make();
      double.fail('RESET_BEFORE_WORK', endpoints.announce);

      await expect(announceSafely(shipment, false)).rejects.toBeInstanceOf(Unavailable);
      await announceSafely(shipment, true);

      expect(countShipments(shipment.ourReference)).toBe(1);
    });

    it('sends nothing while it cannot search: an earlier attempt may have arrived', async () => {
      const { double, endpoints, countShipments } = current();
      const shipment = make();
      double.fail('HTML_BODY', endpoints.find);

      await expect(announceSafely(shipment, true)).rejects.toBeInstanceOf(Unavailable);

      expect(countShipments(shipment.ourReference)).toBe(0);
    });

    it('creates one shipment when it is announced twice', async () => {
      const shipment = make();

      const first = await announceSafely(shipment, false);
      const second = await announceSafely(shipment, true);

      expect(second).toEqual(first);
      expect(current().countShipments(shipment.ourReference)).toBe(1);
    });

    it('withdraws a shipment, and withdraws it again without an error', async () => {
      const shipment = make();
      const { carrierReference } = await announce(shipment);

      await withdraw(carrierReference);
      await withdraw(carrierReference);

      expect(await find(shipment.ourReference)).toBeNull();
    });

    it('rejects an address that does not fit on the label, before anything is sent', async () => {
      const { double } = current();
      const before = double.requests.length;
      const shipment = make();
      const to = { ...shipment.to, addressLine1: 'Very long words of an address '.repeat(8) };

      await expect(announce({ ...shipment, to })).rejects.toBeInstanceOf(Rejected);
      expect(double.requests).toHaveLength(before);
    });

    it("passes on the carrier's rejection message unchanged", async () => {
      const { withoutDangerousGoods } = current();
      const items = make().items.map((item) => ({ ...item, hasDangerousGoods: true }));

      const failure = announce(make({ service: withoutDangerousGoods, items }));

      await expect(failure).rejects.toBeInstanceOf(Rejected);
      await expect(failure).rejects.toThrow(/dangerous goods/);
    });
  });
}
