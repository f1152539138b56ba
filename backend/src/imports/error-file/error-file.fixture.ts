import { encodeText, markOf, type TextEncoding } from '../../platform/uploads/encode-text.js';

/** Text files of every shape: name, delimiter, line end, encoding. */
export const textShapes: readonly (readonly [string, string, string, TextEncoding])[] = [
  ['UTF-8', ',', '\r\n', { name: 'utf-8', hasMark: false }],
  ['UTF-8 with a byte order mark', ';', '\n', { name: 'utf-8', hasMark: true }],
  ['UTF-16 LE', '\t', '\r\n', { name: 'utf-16le', hasMark: true }],
  ['UTF-16 BE', '|', '\r\n', { name: 'utf-16be', hasMark: true }],
  ['UTF-16 LE without a byte order mark', ',', '\n', { name: 'utf-16le', hasMark: false }],
  ['UTF-16 BE without a byte order mark', '\t', '\r', { name: 'utf-16be', hasMark: false }],
  ['Windows-1252', ';', '\r\n', { name: 'windows-1252', hasMark: false }],
];

export const encodeFile = (text: string, encoding: TextEncoding): Buffer =>
  Buffer.concat([markOf(encoding), encodeText(text, encoding)]);

/** Headings of a file that needs a mapping. */
export const heading = [
  'Lieferschein',
  'Cust',
  'Street',
  'City',
  'Zip',
  'ST',
  'Pcs',
  'L (mm)',
  'Kg',
];
/** Columns that no mapping uses. */
export const extraHeadings = ['Bin', 'Café notes'];
/** Mapping for `heading`. */
export const mapping = JSON.stringify({
  columns: [
    { source: 'Lieferschein', target: 'Reference' },
    { source: 'Cust', target: 'Receiver Company' },
    { source: 'Street', target: 'Address Line 1' },
    { source: 'City', target: 'Suburb' },
    { source: 'Zip', target: 'Postcode' },
    { source: 'ST', target: 'State' },
    { source: 'Pcs', target: 'Quantity' },
    { source: 'L (mm)', target: 'Length (m)', unit: 'mm' },
    { source: 'Kg', target: 'Weight (kg)' },
  ],
  constants: [
    { target: 'Width (m)', value: '0.4' },
    { target: 'Height (m)', value: '0.4' },
  ],
});

/** One row below `heading`. */
export const cellsOf = (reference: string, pieces: string): string[] => [
  ...[reference, 'Caf\u00e9 New Shop', '7 High Street', 'Brunswick', '3056', 'VIC'],
  ...[pieces, '600', '12'],
];

/** An order with an element that imports ignore. */
export const xmlOrder = (reference: string, quantity: string) => `
  <order id="${reference}">
    <reference>${reference}</reference>
    <receiver><company>Caf\u00e9 &amp; Shop</company><addressLine1>7 High Street</addressLine1>
      <suburb>Brunswick</suburb><postcode>3056</postcode><state>VIC</state></receiver>
    <items><item><quantity>${quantity}</quantity><length>0.6</length><width>0.4</width><height>0.40</height><weight>12</weight></item></items>
    <x:bin xmlns:x="urn:x">007</x:bin><!-- kept: < \u{1f4e6} -->
  </order>`;

/** An order with fields that imports ignore. */
export const jsonOrder = (reference: string, quantity: string) => `{
  "reference": "${reference}", "serial": 12345678901234567890, "bin": "007",
  "receiver": {"company": "Caf\u00e9", "addressLine1": "7 High Street", "suburb": "Brunswick", "postcode": "3056", "state": "VIC"},
  "items": [{"quantity": ${quantity}, "length": 0.60, "width": 0.4, "height": 0.4, "weight": 12}]
}`;
