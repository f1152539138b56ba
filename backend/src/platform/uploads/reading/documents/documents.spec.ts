import { consignmentFormat } from '../../../../imports/consignments/consignment-template.js';
import { readFile } from '../../testing/read-file.js';
import type { FileError } from '../unreadable-file.js';

const xml = `<?xml version="1.0"?>
<orders format="linehaul.orders.v1">
  <order><reference>A-1</reference><dispatchDate>2026-11-23</dispatchDate>
    <receiver><company>Café &amp; Co</company><suburb>Mitchell</suburb><postcode>2911</postcode><state>ACT</state></receiver>
    <authorityToLeave>true</authorityToLeave><unknown><deep>1</deep></unknown>
    <items><item><type>Carton</type><quantity>2</quantity><weight>12</weight></item>
      <item><type>Pallet</type><quantity>1</quantity></item></items></order>
  <o:order xmlns:o="urn:x"><o:Reference><![CDATA[A-2]]></o:Reference><items><item><quantity>3</quantity></item></items></o:order>
  <order><reference>A-3</reference></order>
</orders>`;

const orders = [
  {
    reference: 'A-1',
    dispatchDate: '2026-11-23',
    receiver: { company: 'Café & Co', suburb: 'Mitchell', postcode: '2911', state: 'ACT' },
    authorityToLeave: true,
    unknown: { deep: 1 },
    items: [
      { type: 'Carton', quantity: 2, weight: 12 },
      { type: 'Pallet', quantity: 1 },
    ],
  },
  { Reference: 'A-2', items: [{ quantity: 3 }] },
  { reference: 'A-3' },
];
const json = JSON.stringify({ format: 'linehaul.orders.v1', orders });

const read = (content: Buffer | string) => readFile(content, consignmentFormat);

const summaryOf = async (content: Buffer | string) =>
  (await read(content)).map(({ row, cells }) => {
    const cell = (column: (typeof consignmentFormat.columns)[number]) =>
      cells[consignmentFormat.columns.indexOf(column)];
    return [row, cell('Reference'), cell('Item Type'), cell('Quantity'), cell('Receiver Company')];
  });

const withMark = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a document of orders', () => {
  it.each<[string, Buffer | string]>([
    ['XML', xml],
    ['XML in UTF-16', withMark(xml.replace('<?xml version="1.0"?>', ''))],
    ['XML in Windows-1252', Buffer.from(xml, 'latin1')],
    ['JSON', json],
    ['JSON in UTF-16', withMark(json)],
    ['a bare list', JSON.stringify(orders)],
  ])('is read as rows, one for each item: %s', async (_, content) => {
    expect(await summaryOf(content)).toEqual([
      [1, 'A-1', 'Carton', '2', 'Café & Co'],
      [1, 'A-1', 'Pallet', '1', 'Café & Co'],
      [2, 'A-2', '', '3', ''],
      [3, 'A-3', '', '', ''],
    ]);
  });

  it('keeps every digit of a reference that JSON writes as a number', async () => {
    const long =
      '[{"reference": 1234567890123456781}, {"reference": 1234567890123456782}, {"reference": 7}]';
    const references = (await summaryOf(long)).map(([, reference]) => reference);
    expect(references).toEqual(['1234567890123456781', '1234567890123456782', '7']);
  });

  it('has no characters that cannot be stored, which JSON can escape', async () => {
    const escaped = '[{"reference": "A\\u0000-\\ud83d1", "items": [{"type": "Car\\ude9aton"}]}]';
    expect(await summaryOf(escaped)).toEqual([[1, 'A-1', 'Carton', '', '']]);
  });

  it('has the same content in XML and in JSON', async () => {
    const fromXml = await read(xml.replace('true', 'yes'));
    expect(await read(json)).toEqual(fromXml);
  });

  const ignoredIn = async (content: string) =>
    (await read(content)).flatMap(({ ignored = [] }) => ignored);
  const misspelt = {
    Reference: 'A-1',
    dispatchDte: '2026-11-23',
    suburb: 'Mitchell',
    receiver: { company: 'Co', postCod: '2911' },
    items: [{ quantiti: 2, dangerousGoods: { unNumbr: 1263 } }],
    errors: [{ field: 'Postcode' }],
    costCentre: 7,
  };
  const ignored = [
    { field: 'dispatchdte', nearest: 'dispatchDate' },
    { field: 'suburb', nearest: 'receiver/suburb' },
    { field: 'receiver/postcod', nearest: 'receiver/postcode' },
    { field: 'costcentre', nearest: null },
    { field: 'items/quantiti', nearest: 'items/quantity' },
    { field: 'items/dangerousGoods/unnumbr', nearest: 'items/dangerousGoods/unNumber' },
  ];

  it('names each field that it does not have once, with the nearest one', async () => {
    expect(await ignoredIn(JSON.stringify([misspelt, misspelt]))).toEqual(ignored);
    expect(await ignoredIn(json)).toEqual([{ field: 'unknown', nearest: null }]);
    const order = `<orders><order><reference>A-1</reference><items><item><quantity>1</quantity></item>
      <itm><quantity>9</quantity></itm></items></order></orders>`;
    expect(await ignoredIn(order)).toEqual([{ field: 'items/itm', nearest: 'items/item' }]);
  });

  it('names at most 20 fields, shortened, without characters that cannot be stored', async () => {
    const many = Array.from({ length: 5_000 }, (_, key) => [`\u0000${'k'.repeat(500)}${key}`, 1]);
    const short = Array.from({ length: 100 }, (_, key) => [`zz${key}\u0000`, 1]);
    const [first] = await ignoredIn(JSON.stringify([Object.fromEntries(many)]));
    expect(first).toEqual({ field: `${'k'.repeat(60)}…`, nearest: null });
    const named = await ignoredIn(JSON.stringify([Object.fromEntries(short)]));
    expect(named.map(({ field }) => field)).toHaveLength(20);
    expect(JSON.stringify(named)).not.toContain('\\u0000');
  });

  const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}">]><orders><order><reference>&a;</reference></order></orders>`;
  it.each<[FileError, string, string]>([
    ['documentType', 'a document type', bomb],
    ['documentType', 'an external entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><orders/>'],
    [
      'notWellFormed',
      'an unknown entity',
      '<orders><order><reference>&a;</reference></order></orders>',
    ],
    ['notWellFormed', 'an unclosed element', '<orders><order></orders>'],
    ['notWellFormed', 'broken JSON', '{"orders": [}'],
    ['notWellFormed', 'a NUL', '<orders><order>\0</order></orders>'],
    ['tooDeep', 'deep XML', '<orders>'.repeat(10_000)],
    ['tooDeep', 'deep JSON', '['.repeat(10_000)],
    ['tooDeep', 'deep objects', '{"orders":'.repeat(10_000)],
    ['tooManyElements', 'many elements', `<orders>${'<a/>'.repeat(200_001)}</orders>`],
    ['tooManyElements', 'many errors', `<orders>${orderWith(200_001)}</orders>`],
    [
      'cellTooLong',
      'a long text',
      `<orders><order><reference>${'x'.repeat(40_000)}</reference></order></orders>`,
    ],
    ['cellTooLong', 'a long value', JSON.stringify([{ reference: 'x'.repeat(40_000) }])],
    ['notWellFormed', 'an unterminated string of 10 MB', `{"a": "${'x'.repeat(10_000_000)}`],
    ['notWellFormed', 'only escape sequences', `["${'\\\\'.repeat(2_000_000)}`],
    ['notATable', 'a web page', '<html><body/></html>'],
    ['noRecords', 'another document', '<report><body/></report>'],
    ['noRecords', 'no orders', '<orders/>'],
    ['noRecords', 'an object in place of the list', '{"orders": {}}'],
    ['noRecords', 'something other than a list', '{"a": 1}'],
    ['noRecords', 'an empty list', '[]'],
    ['otherFormat', 'another format in XML', '<orders format="linehaul.orders.v9"/>'],
    ['otherFormat', 'another format in JSON', '{"format": "x", "orders": []}'],
    ['tooManyRows', 'many orders', JSON.stringify(Array.from({ length: 5_001 }, () => ({})))],
  ])('is rejected as %s: %s', async (error, _, content) => {
    await expect(read(content)).rejects.toMatchObject({ error });
  });

  it('may have as many elements without the errors that an error file adds', async () => {
    const elements = '<other/>'.repeat(199_990);

    const rows = await read(`<orders><other>${elements}</other>${orderWith(150_000)}</orders>`);

    expect(rows).toHaveLength(1);
  });

  it.each([
    ['null in place of items', { items: null }],
    ['lists within lists', { items: [[[1]]] }],
    ['a number beyond the range of a double', '[{"reference": 1e400}]'],
    [
      'property names of JavaScript objects',
      { __proto__: { a: 1 }, constructor: 'x', toString: 'y' },
    ],
    ['entries that are not orders', [null, 1, 'x', []]],
    ['many keys', Object.fromEntries(Array.from({ length: 350_000 }, (_, key) => [`k${key}`, 1]))],
  ])('is not harmed by %s', async (_, given) => {
    const content =
      typeof given === 'string' ? given : JSON.stringify(Array.isArray(given) ? given : [given]);
    expect((await read(content)).length).toBeGreaterThan(0);
  });
});

function orderWith(errors: number): string {
  const errorsElement = `<errors>${'<error/>'.repeat(errors)}</errors>`;
  return `<order><reference>R-1</reference>${errorsElement}</order>`;
}
