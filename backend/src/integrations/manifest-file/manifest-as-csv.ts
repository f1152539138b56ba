import type { ManifestFile } from './manifest-file.js';

type Consignment = ManifestFile['consignments'][number];
type Line = Consignment['items'][number];
type Cell = string | number | boolean | null | undefined;

const columns: readonly [string, (f: ManifestFile, c: Consignment, l: Line) => Cell][] = [
  ['ManifestNumber', ({ manifestNumber }) => manifestNumber],
  ['DispatchDate', ({ dispatchDate }) => dispatchDate],
  ['Account', ({ carrier }) => carrier.account],
  ['ConsignmentId', (_, { consignmentId }) => consignmentId],
  ['Connote', (_, { connoteNumber }) => connoteNumber],
  ['Service', (_, { service }) => service],
  ['References', (_, { references }) => references.join(' ')],
  ...place('Sender', ({ sender }) => sender),
  ...place('Receiver', ({ receiver }) => receiver),
  ['AuthorityToLeave', (_, { authorityToLeave }) => authorityToLeave],
  ['Tailgate', (_, { tailgate }) => tailgate],
  ['SpecialInstructions', (_, { specialInstructions }) => specialInstructions],
  ['ItemType', (_f, _c, { type }) => type],
  ['Quantity', (_f, _c, { quantity }) => quantity],
  ['LengthMetres', (_f, _c, { lengthMetres }) => lengthMetres],
  ['WidthMetres', (_f, _c, { widthMetres }) => widthMetres],
  ['HeightMetres', (_f, _c, { heightMetres }) => heightMetres],
  ['WeightKilograms', (_f, _c, { weightKilograms }) => weightKilograms],
  ['Barcodes', (_f, _c, { barcodes }) => barcodes.join(' ')],
  [
    'DangerousGoods',
    (_f, _c, { dangerousGoods }) => dangerousGoods.map(({ unNumber }) => `UN${unNumber}`).join(' '),
  ],
];

/** One line an item line, after one with the names of the columns (RFC 4180). */
export function manifestAsCsv(file: ManifestFile): string {
  const lines = file.consignments.flatMap((consignment) =>
    consignment.items.map((line) =>
      columns.map(([, cell]) => quoted(cell(file, consignment, line))),
    ),
  );
  return [columns.map(([name]) => name), ...lines]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

function place(
  who: string,
  of: (consignment: Consignment) => Consignment['sender'],
): [string, (f: ManifestFile, c: Consignment) => Cell][] {
  return (
    [
      'company',
      'contactName',
      'phoneNumber',
      'addressLine1',
      'addressLine2',
      'suburb',
      'postcode',
      'state',
    ] as const
  ).map((field) => [
    `${who}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    (_, consignment) => of(consignment)[field],
  ]);
}

const quoted = (cell: Cell): string => {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
