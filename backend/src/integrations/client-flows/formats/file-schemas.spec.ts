import { fileFormats } from '@contracts/file-formats/file-formats.js';
import { exampleFacts } from '@contracts/public-events/public-event-examples.js';
import type { PublicEventType } from '@contracts/public-events/public-event-types.js';

import type { OrderOutcome } from '../../../imports/index.js';
import { jsonErrors, xmlErrors } from '../../../../../test/support/schema-errors.js';
import { writeAcknowledgement } from './acknowledgement.js';
import { eventFormats, writeEventFile } from './event-file.js';

const taken: OrderOutcome = {
  reference: 'PE-1 & <co>',
  result: 'TAKEN',
  consignmentId: 4711,
  connoteNumber: 'LKIZ00000387',
  carrier: 'Coast',
  service: 'Standard',
  eta: '2026-11-25',
  totalCents: 4989,
  errors: [],
};
const rejected: OrderOutcome = {
  ...taken,
  result: 'REFUSED',
  ...{ consignmentId: null, connoteNumber: null, carrier: null, service: null },
  ...{ eta: null, totalCents: null },
  errors: [{ row: 2, column: 'Postcode', code: 'x', message: 'No such postcode' }],
};
const orderFile = {
  name: 'day.xml',
  digest: '9b',
  receivedAt: new Date('2026-11-23T03:40:02.000Z'),
  refusal: null,
  orders: [taken, rejected],
};

const ignoredFields = [
  { field: 'items/quantiti', nearest: 'items/quantity' },
  { field: 'costCentre', nearest: null },
];

describe('an acknowledgement', () => {
  const { jsonSchema, xsd } = fileFormats.acknowledgement;

  it.each([
    ['with results', orderFile],
    ['with fields that were not read', { ...orderFile, ignoredFields }],
    ['of a rejected file', { ...orderFile, digest: '', orders: [], refusal: 'Not a table' }],
  ])('%s is valid as JSON and as XML', async (_, file) => {
    expect(jsonErrors(writeAcknowledgement(file, 'JSON').body, jsonSchema)).toEqual([]);
    expect(await xmlErrors(writeAcknowledgement(file, 'XML').body, xsd)).toEqual([]);
  });

  it('of addresses is valid as JSON and as XML', async () => {
    const { name, digest, receivedAt, refusal } = orderFile;
    const one = { reference: 'STORE-1', company: 'A & B', result: 'TAKEN', addressId: 7 } as const;
    const addresses = [
      { ...one, errors: [] },
      { ...one, result: 'REFUSED', addressId: null, errors: rejected.errors } as const,
    ];
    const file = { name, digest, receivedAt, refusal, addresses };
    const formats = fileFormats.addressAcknowledgement;
    expect(jsonErrors(writeAcknowledgement(file, 'JSON').body, formats.jsonSchema)).toEqual([]);
    expect(await xmlErrors(writeAcknowledgement(file, 'XML').body, formats.xsd)).toEqual([]);
  });

  it.each([
    ['an id that is not a number', ['4711', 'x4711']],
    ['a result without its name', ['result', 'outcome']],
  ])('is invalid with %s', async (_, [from = '', to = '']) => {
    const json = writeAcknowledgement(orderFile, 'JSON').body;
    expect(
      jsonErrors(json.replace(`:${from}`, `:"${to}"`).replace(`"${from}"`, `"${to}"`), jsonSchema),
    ).not.toEqual([]);
    const xml = writeAcknowledgement(orderFile, 'XML').body;
    expect(await xmlErrors(xml.replaceAll(from, to), xsd)).not.toEqual([]);
  });
});

describe.each([
  ['CONSIGNMENTS_OUT', fileFormats.consignments],
  ['TRACKING_OUT', fileFormats.tracking],
] as const)('a file of %s', (kind, { name, jsonSchema, xsd }) => {
  const { format, types } = eventFormats[kind];
  const events = types.map((type: PublicEventType) => ({
    ...{ id: 'evt_1', type, version: 1, subjectKind: 'consignment', subjectId: 4711 },
    ...{ sequence: 4, clientId: 11, position: '1', ordinal: 0 },
    occurredAt: '2026-11-23T03:28:11.000Z',
    recordedAt: '2026-11-23T03:28:12.000Z',
    facts: exampleFacts[type],
  }));
  const write = (type: 'JSON' | 'XML', isResend: boolean) =>
    writeEventFile({ flowId: 3, number: 812, kind, events, isResend } as never, type).body;

  it.each([false, true])('is valid with each type of event, sent again: %s', async (isResend) => {
    expect(format).toBe(name);
    expect(jsonErrors(write('JSON', isResend), jsonSchema)).toEqual([]);
    expect(await xmlErrors(write('XML', isResend), xsd)).toEqual([]);
  });

  it('accepts fields in XML that a later version adds, but no other values in existing ones', async () => {
    const xml = write('XML', false);
    const more = xml.replaceAll('</data>', '<added><deep>1</deep></added></data>');
    expect(await xmlErrors(more, xsd)).toEqual([]);
    const wrong = xml.replaceAll('<consignmentId>4711<', '<consignmentId>LK-1<');
    expect(await xmlErrors(wrong, xsd)).not.toEqual([]);
  });
});
