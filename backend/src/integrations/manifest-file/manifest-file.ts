import type { AddressData, SuburbData } from '@contracts/events/address.data.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { articleNumber } from '../../paperwork/index.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';
import { toXml } from '../to-xml.js';

const noSuburb: SuburbData = { id: 0, name: '', postcode: '', state: '', etaZone: null };
const noAddress: Omit<AddressData, 'id' | 'isDefault' | 'status' | 'referenceId'> = {
  addressClass: 'BUSINESS',
  company: '',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '',
  addressLine2: null,
  suburb: noSuburb,
  specialInstructions: null,
};

/** An address in the carrier's format; a missing one has empty fields. */
export function toParty(address: AddressData | null) {
  const { company, contactName, phoneNumber, email, ...rest } = address ?? noAddress;
  const { name, postcode, state } = rest.suburb ?? noSuburb;
  return {
    company,
    contactName,
    phoneNumber,
    email,
    addressLine1: rest.addressLine1,
    addressLine2: rest.addressLine2,
    suburb: name,
    postcode,
    state,
    isResidential: rest.addressClass === 'RESIDENTIAL',
    specialInstructions: rest.specialInstructions,
  };
}

/** A manifest as sent to a carrier, regardless of the file format (docs/carrier-manifest.md). */
export type ManifestFile = ReturnType<typeof toManifestFile>;

interface ManifestFileContext {
  /** Same for every attempt, different for a resend. */
  readonly messageId: string;
  /** The shipper's account with the carrier. */
  readonly account: string | null;
}

export function toManifestFile(
  manifest: OutboundManifest,
  consignments: readonly ConsignmentDetails[],
  { messageId, account }: ManifestFileContext,
) {
  return {
    format: 'linehaul.manifest.v1',
    messageId,
    manifestId: manifest.id,
    manifestNumber: manifest.manifestNumber,
    dispatchDate: manifest.dispatchDate,
    shipper: manifest.owner.clientName,
    carrier: {
      name: manifest.carrier.carrierDisplayName,
      service: manifest.carrier.displayServiceType,
      account,
    },
    pickup: manifest.window,
    consignments: consignments.map(consignmentPart),
  };
}

function consignmentPart(record: ConsignmentDetails) {
  const { id, connote, content, offer } = record;
  const connoteNumber = connote?.connoteNumber ?? null;
  return {
    consignmentId: id,
    connoteNumber,
    service: offer?.serviceType ?? '',
    type: content.consignmentType,
    references: content.references,
    sender: toParty(content.sender),
    receiver: toParty(content.receiver),
    authorityToLeave: content.hasAuthorityToLeave,
    tailgate: content.isTailgateRequired,
    specialInstructions: content.specialInstructions,
    deliveryWindow: content.deliveryWindow,
    payerAccount: content.payerAccount && {
      whoPays: content.payerAccount.whoPays,
      accountNumber: content.payerAccount.accountNumber,
    },
    pallets: content.palletControl && {
      chep: content.palletControl.chep,
      loscam: content.palletControl.loscam,
      other: content.palletControl.other,
    },
    items: itemParts(record),
  };
}

/** Numbers barcodes across the consignment, as the labels do. */
function itemParts(record: ConsignmentDetails) {
  const { items } = record.content;
  const hasBarcodes = record.connote !== null || record.itemNumbers !== null;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  let labelled = 0;
  return items.map((item) => {
    const first = labelled + 1;
    labelled += item.quantity;
    const { itemTypeName, name, quantity, length, width, height, weight } = item;
    return {
      type: itemTypeName,
      description: name,
      quantity,
      lengthMetres: length,
      widthMetres: width,
      heightMetres: height,
      weightKilograms: weight,
      barcodes: Array.from({ length: hasBarcodes ? quantity : 0 }, (_, index) =>
        articleNumber(record, { item: first + index, items: pieces }),
      ),
      dangerousGoods: item.dangerousGoods,
    };
  });
}

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
  ...addressColumns('Sender', ({ sender }) => sender),
  ...addressColumns('Receiver', ({ receiver }) => receiver),
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

/** One row per item line, with a heading (RFC 4180). */
function manifestAsCsv(file: ManifestFile): string {
  const lines = file.consignments.flatMap((consignment) =>
    consignment.items.map((line) =>
      columns.map(([, cell]) => quoted(cell(file, consignment, line))),
    ),
  );
  return [columns.map(([name]) => name), ...lines]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

function addressColumns(
  prefix: string,
  partyOf: (consignment: Consignment) => Consignment['sender'],
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
    `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    (_, consignment) => partyOf(consignment)[field],
  ]);
}

const quoted = (cell: Cell): string => {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Element names of list entries. */
const memberNames: Readonly<Record<string, string>> = {
  consignments: 'consignment',
  references: 'reference',
  items: 'item',
  barcodes: 'barcode',
  dangerousGoods: 'dangerousGood',
};

interface EncodedManifest {
  readonly contentType: string;
  readonly body: string;
}

/** Encodes the file in the format of its extension; JSON by default. */
export function encodeManifest(fileName: string, manifest: ManifestFile): EncodedManifest {
  if (fileName.endsWith('.csv')) return { contentType: 'text/csv', body: manifestAsCsv(manifest) };
  if (fileName.endsWith('.xml'))
    return { contentType: 'application/xml', body: toXml('manifest', manifest, memberNames) };
  return { contentType: 'application/json', body: JSON.stringify(manifest) };
}
