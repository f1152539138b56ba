import { DateTime } from 'luxon';

import type { ConsignmentContent, ItemData } from '@contracts/events/consignment.events.js';
import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { toAddressBlock, type AddressBlock } from './address-block.js';
import { articleNumber } from './article-number.js';
import { cubicMetres, kilograms, quantitiesOf, volumeOf } from './quantities.js';

/** Content of one item label (docs/freight-conventions.md, Item label; GAP-46). */
export interface LabelDocument {
  readonly connoteNumber: string;
  readonly carrier: string;
  readonly service: string;
  readonly receiver: AddressBlock;
  /** Return address of undeliverable goods. */
  readonly sender: AddressBlock;
  /** Number of the piece, counted from 1. */
  readonly item: number;
  readonly items: number;
  /** Content of both barcodes; different on every piece. */
  readonly barcode: string;
  readonly goods: string;
  readonly pieceWeight: string;
  readonly pieceVolume: string;
  readonly consignmentWeight: string;
  readonly dispatchDate: string;
  readonly reference: string;
  readonly specialInstructions: string;
  readonly isAuthorityToLeave: boolean;
  /** For example 'UN1263 class 3'; empty without dangerous goods. */
  readonly dangerousGoods: string;
  /** Second label of a pallet (PAPER-26). */
  readonly isExtra: boolean;
}

export interface LabelOptions {
  /** True if the client requires an extra label on every pallet (GAP-56). */
  readonly hasExtraPalletLabel: boolean;
}

/** One label per piece, in the order of the lines. Requires a connote: check `isPrintable` first. */
export function labelsOf(
  record: ConsignmentDetails,
  { hasExtraPalletLabel }: LabelOptions,
): LabelDocument[] {
  const { content, connote, offer } = record;
  const common = {
    connoteNumber: connote?.connoteNumber ?? '',
    carrier: offer?.carrierDisplayName ?? '',
    service: offer?.displayServiceType ?? '',
    ...consignmentPart(content),
  };
  const pieces = content.items.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  return pieces.flatMap((line, index): LabelDocument[] => {
    const label = {
      ...common,
      ...piecePart(line),
      item: index + 1,
      items: pieces.length,
      barcode: articleNumber(record, { item: index + 1, items: pieces.length }),
      isExtra: false,
    };
    const isDoubled = hasExtraPalletLabel && line.itemTypeName === PALLET_ITEM_TYPE;
    return isDoubled ? [label, { ...label, isExtra: true }] : [label];
  });
}

/** '21 Nov 2026' for '2026-11-21'. */
export const formatPaperDate = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-AU' }).toFormat('d LLL yyyy');

const consignmentPart = (content: ConsignmentContent) => ({
  receiver: toAddressBlock(content.receiver),
  sender: toAddressBlock(content.sender),
  consignmentWeight: kilograms(quantitiesOf(content.items).kilograms),
  dispatchDate: formatPaperDate(content.dispatchDate),
  reference: content.references.join(', '),
  specialInstructions: content.specialInstructions ?? content.receiver?.specialInstructions ?? '',
  isAuthorityToLeave: content.hasAuthorityToLeave,
});

const piecePart = (line: ItemData) => ({
  goods: line.name ?? line.itemTypeName,
  pieceWeight: kilograms(line.weight),
  pieceVolume: cubicMetres(volumeOf(line, 1)),
  dangerousGoods: line.dangerousGoods
    .map(
      ({ unNumber, hazardClass }) => `UN${String(unNumber).padStart(4, '0')} class ${hazardClass}`,
    )
    .join(', '),
});
