import { SaxesParser } from 'saxes';

import type { OrderOutcome } from '../../../imports/index.js';
import { writeAcknowledgement } from './acknowledgement.js';
import { writeEventFile } from './event-file.js';

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
  reference: '=cmd()',
  result: 'REFUSED',
  ...{ consignmentId: null, connoteNumber: null, carrier: null, service: null },
  ...{ eta: null, totalCents: null },
  errors: [{ row: 2, column: 'Postcode', code: 'x', message: 'No such postcode' }],
};
const file = {
  name: 'day.xml',
  digest: '9b',
  receivedAt: new Date('2026-11-23T03:40:02.000Z'),
  refusal: null,
  orders: [taken, rejected],
};

const wellFormed = (text: string): string[] => {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return names;
};

describe('an acknowledgement', () => {
  it('states in JSON the result of each order', () => {
    const { name, body } = writeAcknowledgement(file, 'JSON');

    expect(name).toBe('day.xml.ack.json');
    expect(JSON.parse(body)).toMatchObject({
      counts: { orders: 2, taken: 1, drafts: 0, known: 0, refused: 1 },
      orders: [
        { reference: 'PE-1 & <co>', result: 'TAKEN', totalCost: 49.89 },
        { errors: [{ row: 2, field: 'Postcode', message: 'No such postcode' }] },
      ],
    });
  });

  it('is well-formed in XML, whatever the references contain', () => {
    const { name, body } = writeAcknowledgement(file, 'XML');

    expect(name).toBe('day.xml.ack.xml');
    expect(wellFormed(body).filter((element) => element === 'order')).toHaveLength(2);
    expect(body).toContain('<reference>PE-1 &amp; &lt;co&gt;</reference>');
  });

  it.each(['\0', '\u0085', '\ufffe', '\uffff', '\ud83d'])(
    'leaves out of XML what it does not allow: %j',
    (character) => {
      const orders = [{ ...taken, reference: `PE${character}-1` }];
      const { body } = writeAcknowledgement({ ...file, orders }, 'XML');

      expect(wellFormed(body)).toContain('order');
      expect(body).toContain('<reference>PE-1</reference>');
    },
  );

  it('writes one CSV line per order and escapes formulas', () => {
    const { body } = writeAcknowledgement(file, 'CSV');

    expect(body.split('\r\n')).toEqual([
      'reference,result,consignmentId,connoteNumber,carrier,service,eta,totalCost,errors',
      'PE-1 & <co>,TAKEN,4711,LKIZ00000387,Coast,Standard,2026-11-25,49.89,',
      "'=cmd(),REFUSED,,,,,,,Postcode: No such postcode",
      '',
    ]);
  });

  it('names the fields that were not read, once, and has no such field otherwise', () => {
    const ignoredFields = [
      { field: 'items/quantiti', nearest: 'items/quantity' },
      { field: 'costCentre', nearest: null },
    ];
    const ignored = { ...file, ignoredFields };
    expect(JSON.parse(writeAcknowledgement(ignored, 'JSON').body)).toMatchObject({ ignoredFields });
    expect(JSON.parse(writeAcknowledgement(file, 'JSON').body)).not.toHaveProperty('ignoredFields');
    expect(writeAcknowledgement(ignored, 'XML').body).toContain(
      '<ignoredFields><ignoredField><field>items/quantiti</field><nearest>items/quantity</nearest></ignoredField>' +
        '<ignoredField><field>costCentre</field></ignoredField></ignoredFields>',
    );
    const [heading, first, second] = writeAcknowledgement(ignored, 'CSV').body.split('\r\n');
    expect(heading).toMatch(/,errors,ignoredFields$/);
    expect(first).toMatch(/,items\/quantiti; costCentre$/);
    expect(second).toMatch(/No such postcode,$/);
  });

  it.each(['XML', 'JSON', 'CSV'] as const)(
    'states in %s why the whole file was rejected',
    (type) => {
      const { body } = writeAcknowledgement({ ...file, orders: [], refusal: 'Not a table' }, type);
      expect(body).toContain('Not a table');
    },
  );
});

describe('a file of events', () => {
  const event = {
    id: 'evt_1',
    type: 'consignment.manifested',
    version: 1,
    subjectKind: 'consignment',
    subjectId: 4711,
    sequence: 4,
    clientId: 11,
    occurredAt: '2026-11-23T03:28:11.000Z',
    recordedAt: '2026-11-23T03:28:12.000Z',
    facts: {
      consignmentId: 4711,
      connoteNumber: 'LKIZ00000387',
      references: ['A', 'B'],
      receiver: { suburb: 'Mitchell', state: 'ACT', postcode: '2911' },
      manifestId: 712,
      manifestNumber: 'MAN-712',
    },
    position: '1',
    ordinal: 0,
  } as const;
  const batch = {
    ...({ flowId: 3, number: 812, kind: 'CONSIGNMENTS_OUT', events: [event] } as const),
    isResend: false,
  };

  it('has the batch number in its name, and the same events as webhooks', () => {
    const { name, body } = writeEventFile(batch, 'JSON');

    expect(name).toBe('CON_3_000812.json');
    expect(JSON.parse(body)).toMatchObject({
      format: 'linehaul.consignments.v1',
      batch: 812,
      events: [{ id: 'evt_1', type: 'consignment.manifested', data: { sequence: 4 } }],
    });
  });

  it('is well-formed in XML', () => {
    const names = wellFormed(writeEventFile(batch, 'XML').body);
    expect(names.filter((element) => element === 'reference')).toHaveLength(2);
    expect(names[0]).toBe('consignments');
  });

  it('has a line for each event in CSV', () => {
    const [, line] = writeEventFile(batch, 'CSV').body.split('\r\n');
    expect(line).toContain('evt_1,consignment.manifested,2026-11-23T03:28:12.000Z,4,4711');
    expect(line).toContain('A B');
    expect(line).toContain('MAN-712');
  });

  it('marks resent events in each format, and only those', () => {
    const bodies = (isResend: boolean) =>
      (['JSON', 'XML', 'CSV'] as const).map(
        (format) => writeEventFile({ ...batch, isResend }, format).body,
      );
    const [json = '', xml, csv = ''] = bodies(true);

    expect(JSON.parse(json)).toMatchObject({ resend: true, batch: 812 });
    expect(xml).toContain('<consignments resend="true"><format>');
    const [heading = '', line = ''] = csv.split('\r\n');
    expect([heading.split(',').at(-1), line.split(',').at(-1)]).toEqual(['resend', 'true']);
    for (const body of bodies(false)) expect(body).not.toContain('resend');
  });
});
