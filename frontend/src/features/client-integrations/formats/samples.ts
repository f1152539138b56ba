import { POD_FORMAT } from '@contracts/file-formats/proof-file.format';
import { examplePublicEvent } from '@contracts/public-events/public-event-examples';
import type { PublicEventType } from '@contracts/public-events/public-event-types';

/** An order as XML. */
export const ordersXml = `<orders format="linehaul.orders.v1">
  <order>
    <reference>PE-88213</reference>
    <dispatchDate>2026-11-23</dispatchDate>
    <receiver>
      <company>Pelican Stores Pty Ltd</company>
      <addressLine1>71 Main Rd</addressLine1>
      <suburb>Mitchell</suburb>
      <postcode>2911</postcode>
      <state>ACT</state>
    </receiver>
    <items>
      <item>
        <type>Carton</type>
        <quantity>2</quantity>
        <length>0.6</length>
        <width>0.4</width>
        <height>0.4</height>
        <weight>12</weight>
      </item>
    </items>
  </order>
</orders>`;

const order = {
  reference: 'PE-88213',
  dispatchDate: '2026-11-23',
  receiver: {
    company: 'Pelican Stores Pty Ltd',
    addressLine1: '71 Main Rd',
    suburb: 'Mitchell',
    postcode: '2911',
    state: 'ACT',
  },
  authorityToLeave: false,
  items: [{ type: 'Carton', quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12 }],
};

const json = (document: object) => JSON.stringify(document, null, 2);

/** The same order as JSON. */
export const ordersJson = json({ format: 'linehaul.orders.v1', orders: [order] });

/** Response of a web service. */
export const ordersPage = json({ cursor: 'a7f3', orders: [order] });

export const acknowledgement = json({
  format: 'linehaul.ack.v1',
  fileName: 'ORD_20261123_1438.xml',
  digest: '9b1c04…77ae',
  receivedAt: '2026-11-23T03:40:02.000Z',
  refusal: null,
  counts: { orders: 2, taken: 1, drafts: 0, known: 0, refused: 1 },
  orders: [
    {
      reference: 'PE-88213',
      result: 'TAKEN',
      consignmentId: 4711,
      connoteNumber: 'LKIZ00000387',
      carrier: 'Direct Coast Express',
      service: 'Standard',
      eta: '2026-11-25',
      totalCost: 49.89,
      errors: [],
    },
    {
      reference: 'PE-88220',
      result: 'REFUSED',
      consignmentId: null,
      connoteNumber: null,
      carrier: null,
      service: null,
      eta: null,
      totalCost: null,
      errors: [{ row: 2, field: 'Postcode', message: 'Must be a four-digit postcode' }],
    },
  ],
});

const address = {
  referenceId: 'STORE-114',
  company: 'Pelican Stores Pty Ltd',
  addressLine1: '71 Main Rd',
  suburb: 'Mitchell',
  postcode: '2911',
  state: 'ACT',
  phoneNumber: '02 6241 0000',
};

export const addressesJson = json({ format: 'linehaul.addresses.v1', addresses: [address] });

export const addressAcknowledgement = json({
  format: 'linehaul.address-ack.v1',
  fileName: 'STORES.json',
  digest: '41d0a2…9c1f',
  receivedAt: '2026-11-23T03:40:02.000Z',
  refusal: null,
  counts: { addresses: 1, taken: 1, drafts: 0, known: 0, refused: 0 },
  addresses: [
    {
      reference: address.referenceId,
      company: address.company,
      result: 'TAKEN',
      addressId: 5120,
      errors: [],
    },
  ],
});

const eventFile = (format: string, type: PublicEventType) =>
  json({ format, flowId: 3, batch: 812, events: [examplePublicEvent(type)] });

export const consignmentsFile = eventFile('linehaul.consignments.v1', 'consignment.manifested');

export const trackingFile = eventFile('linehaul.tracking.v1', 'tracking.updated');

/** A file of proofs, one of them without a signature. */
export const proofsFile = json({
  format: POD_FORMAT,
  flowId: 7,
  batch: 12,
  proofs: [
    {
      eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
      consignmentId: 4711,
      connoteNumber: 'LKIZ00000387',
      references: ['PE-88213'],
      carrier: 'Direct Coast Express',
      signedBy: 'J. Maher',
      deliveredAt: '2026-11-25T02:55:00.000Z',
      signature: 'POD_7_000012_LKIZ00000387.png',
    },
    {
      eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W50',
      consignmentId: 4712,
      connoteNumber: 'LKIZ00000388',
      references: [],
      carrier: 'Direct Coast Express',
      signedBy: 'Left at door',
      deliveredAt: '2026-11-25T03:10:00.000Z',
      signature: null,
    },
  ],
});
