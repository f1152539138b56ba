import fc from 'fast-check';

import { Rejected } from '../kit/index.js';
import { shipmentFor } from '../kit/testing/contract-subject.js';
import { createShipments } from './double/request-bodies.js';
import { settings as form } from './settings.js';
import { toShipmentBody } from './shipment-body.js';

const settingsOf = (accountType: 'EPARCEL' | 'STARTRACK') =>
  form.schema.parse({
    accountType,
    accountNumber: '4711',
    apiKey: 'key',
    password: 'password',
    environment: 'TESTBED',
    labelLayout: 'A6-1pp',
  });
const eParcel = settingsOf('EPARCEL');
const starTrack = settingsOf('STARTRACK');

describe('a shipment for Australia Post', () => {
  it('names the person with the company as business name, or the company alone', () => {
    const { from, to } = toShipmentBody(shipmentFor('T28S'), eParcel);

    expect(from).toMatchObject({ name: 'Dispatch Desk', business_name: 'Wattle Medical' });
    expect(to.name).toBe('Kookaburra Paints Pty Ltd');
    expect(to).not.toHaveProperty('business_name');
    expect(to).not.toHaveProperty('email');
  });

  it('breaks the address at words into lines of 40 characters', () => {
    const { to } = toShipmentBody(shipmentFor('T28S'), eParcel);

    expect(to.lines).toEqual([
      'Shop 4, Ground Floor, The Old Exchange',
      'Building',
      '188 Marine Parade',
    ]);
  });

  it('has an item for every piece, in centimetres and kilograms rounded up', () => {
    const { items } = toShipmentBody(shipmentFor('T28S'), eParcel);

    expect(items.map(({ item_reference }) => item_reference)).toEqual(['1-1', '1-2', '2-1']);
    expect(items[0]).toMatchObject({ length: 60, width: 45.1, height: 40, weight: 7.124 });
  });

  it.each([
    ['Carton', 'CTN'],
    ['Pallet (Chep)', 'PAL'],
    ['Satchel', 'SAT'],
    ['Bag', 'BAG'],
    ['Roll', 'ITM'],
  ])('packs a %s as %s for StarTrack', (itemTypeName, code) => {
    const shipment = shipmentFor('EXP');
    const items = shipment.items.map((item) => ({ ...item, itemTypeName }));

    const body = toShipmentBody({ ...shipment, items }, starTrack);

    expect(body.items[0]).toMatchObject({ packaging_type: code });
  });

  it('has a phone number and an email as long as the carrier takes them', () => {
    const shipment = shipmentFor('T28S');
    const partyWith = (phoneNumber: string, email: string) => {
      const to = { ...shipment.to, phoneNumber, email };
      const body = toShipmentBody({ ...shipment, to }, eParcel);
      expect(createShipments.safeParse({ shipments: [body] }).success).toBe(true);
      return body.to;
    };

    expect(partyWith('+61 2-9-0-0-0-1-1-1-1', `${'a'.repeat(40)}@b.example`)).toMatchObject({
      phone: '+61290001111',
      email: `${'a'.repeat(40)}@b.example`,
    });
    expect(partyWith('(02) 9000 1111', `${'a'.repeat(42)}@b.example`)).toMatchObject({
      phone: '(02) 9000 1111',
    });
    expect(partyWith('(02) 9000 1111', `${'a'.repeat(42)}@b.example`)).not.toHaveProperty('email');
  });

  it("contains our reference and the shipper's first reference", () => {
    const shipment = shipmentFor('T28S');

    expect(toShipmentBody(shipment, eParcel)).toMatchObject({
      shipment_reference: shipment.ourReference,
      sender_references: [shipment.ourReference, 'PO 4711'],
      email_tracking_enabled: false,
    });
  });

  it('is marked as a return if it is one', () => {
    expect(toShipmentBody(shipmentFor('PR', { type: 'RETURN' }), eParcel)).toMatchObject({
      movement_type: 'RETURN',
    });
  });

  it('has at most 20 pieces for eParcel; StarTrack allows more', () => {
    const shipment = shipmentFor('T28S');
    const items = shipment.items.slice(0, 1).map((item) => ({ ...item, quantity: 21 }));

    expect(() => toShipmentBody({ ...shipment, items }, eParcel)).toThrow(Rejected);
    expect(toShipmentBody({ ...shipment, items }, starTrack).items).toHaveLength(21);
  });

  it('is within the documented lengths, or rejected, whatever the address', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9,]{1,50}$/), {
      minLength: 1,
      maxLength: 20,
    });
    const text = words.map((all) => all.join(' '));

    fc.assert(
      fc.property(text, fc.option(text), text, (addressLine1, addressLine2, company) => {
        const shipment = shipmentFor('T28S');
        const to = { ...shipment.to, addressLine1, addressLine2, company };
        try {
          const body = toShipmentBody({ ...shipment, to }, eParcel);
          expect(createShipments.safeParse({ shipments: [body] }).success).toBe(true);
          expect(body.to.lines.join(' ')).toBe([addressLine1, addressLine2 ?? ''].join(' ').trim());
        } catch (error) {
          expect(error).toBeInstanceOf(Rejected);
        }
      }),
    );
  });
});
