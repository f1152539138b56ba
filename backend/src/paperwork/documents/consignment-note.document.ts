import { DateTime } from 'luxon';

import type {
  ConsignmentContent,
  ItemData,
  PalletControlData,
} from '@contracts/events/consignment.events.js';
import { stateZone } from '@contracts/rules/calendar-day.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { printedItemNumbers } from '../../prefix-ranges/index.js';
import { toAddressBlock, nonBlank, type AddressBlock } from './address-block.js';
import { formatPaperDate } from './label.document.js';
import { cubicMetres, kilograms, metres, quantitiesOf, volumeOf } from './quantities.js';

/** One item line of the note. */
export interface GoodsLine {
  readonly quantity: string;
  readonly goods: string;
  /** Of one piece: '0.6 x 0.45 x 0.4 m'. */
  readonly size: string;
  readonly pieceWeight: string;
  readonly weight: string;
  readonly volume: string;
  readonly dangerousGoods: string;
}

/** Consignment note, signed by sender, carrier and receiver (docs/freight-conventions.md, Consignment note). */
export interface ConsignmentNoteDocument {
  readonly connoteNumber: string;
  readonly carrier: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly sender: AddressBlock;
  readonly receiver: AddressBlock;
  readonly lines: readonly GoodsLine[];
  readonly totals: GoodsLine;
  /** Pallets, authority to leave, instructions. */
  readonly remarks: readonly (readonly [string, string])[];
}

/** Requires a connote: check `isPrintable` first. */
export function toConsignmentNote(record: ConsignmentDetails): ConsignmentNoteDocument {
  const { content, connote, offer } = record;
  return {
    connoteNumber: connote?.connoteNumber ?? '',
    carrier: offer?.carrierDisplayName ?? '',
    facts: factsOf(record),
    sender: toAddressBlock(content.sender),
    receiver: toAddressBlock(content.receiver),
    lines: content.items.map(goodsLine),
    totals: totalsLine(content.items),
    remarks: remarksOf(content),
  };
}

const factsOf = ({ content, offer, manifestNumber, owner, itemNumbers }: ConsignmentDetails) =>
  [
    ['Client', owner.clientName],
    ['Service', offer?.displayServiceType ?? ''],
    ['Dispatch', formatPaperDate(content.dispatchDate)],
    ['ETA', offer?.etaDate ? formatPaperDate(offer.etaDate) : '-'],
    ['Manifest', manifestNumber ?? '-'],
    ['Account', payerOf(content)],
    ['References', content.references.join(', ') || '-'],
    ...(itemNumbers ? [['Item numbers', printedItemNumbers(itemNumbers)] as const] : []),
  ] as const;

function payerOf({ payerAccount }: ConsignmentContent): string {
  if (!payerAccount) return 'Sender pays';
  const payer = payerAccount.whoPays === 'RECEIVER' ? 'Receiver pays' : 'Third party pays';
  return `${payer}, account ${payerAccount.accountNumber}`;
}

function goodsLine(item: ItemData): GoodsLine {
  const { quantity, weight, length, width, height, dangerousGoods } = item;
  return {
    quantity: String(quantity),
    goods: nonBlank([item.itemTypeName, item.name]).join(', '),
    size: `${metres(length)} x ${metres(width)} x ${metres(height)} m`,
    pieceWeight: kilograms(weight),
    weight: kilograms(quantity * weight),
    volume: cubicMetres(volumeOf(item)),
    dangerousGoods: dangerousGoods.length > 0 ? 'DG' : '',
  };
}

function totalsLine(items: readonly ItemData[]): GoodsLine {
  const { pieces, kilograms: weight, cubicMetres: volume } = quantitiesOf(items);
  return {
    quantity: String(pieces),
    goods: 'Total',
    size: '',
    pieceWeight: '',
    weight: kilograms(weight),
    volume: cubicMetres(volume),
    dangerousGoods: '',
  };
}

function remarksOf(content: ConsignmentContent): (readonly [string, string])[] {
  const { deliveryWindow, palletControl, receiver } = content;
  const remarks: readonly (readonly [string, string])[] = [
    ['Pallets', palletControl ? pallets(palletControl) : ''],
    ['Authority to leave', content.hasAuthorityToLeave ? 'YES' : 'No'],
    ['Tailgate', content.isTailgateRequired ? 'YES' : ''],
    ['Deliver', deliveryWindow ? slot(deliveryWindow, receiver?.suburb?.state) : ''],
    ['Instructions', content.specialInstructions ?? receiver?.specialInstructions ?? ''],
  ];
  return remarks.filter(([, text]) => text.trim() !== '');
}

const pallets = ({ chep, loscam, other, transferType }: PalletControlData): string =>
  `Chep ${chep}, Loscam ${loscam}, other ${other}; transferred to the ${transferType === 'CARRIER' ? 'carrier' : 'receiver'}`;

/** In the receiver's time zone. */
function slot(window: { begin: string; end: string }, state: string | undefined): string {
  const [begin, end] = [window.begin, window.end].map((instant) =>
    DateTime.fromISO(instant, { zone: stateZone(state), locale: 'en-AU' }),
  );
  return `${begin?.toFormat('d LLL yyyy HH:mm') ?? ''} to ${end?.toFormat('d LLL yyyy HH:mm') ?? ''}`;
}
