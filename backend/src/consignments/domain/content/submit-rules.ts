import type { ConsignmentContent, ItemData } from '@contracts/events/consignment.events.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { itemTexts } from '@contracts/texts/items.js';
import { refusalTexts } from '@contracts/texts/refusals.js';

import { ContentNotValid, type Fault } from '../consignment.errors.js';
import { itemFaults, type ItemCircumstances } from './item-rules.js';
import { palletFaults, type PalletCircumstances } from './pallet-rules.js';

/** What the rules have to know besides the content itself. */
export interface SubmitCircumstances
  extends PalletCircumstances, Omit<ItemCircumstances, 'isTailgateRequired'> {
  readonly isReferenceRequired: boolean;
  /** First day that may be chosen, yyyy-MM-dd: tomorrow where the sender is (GAP-24). */
  readonly earliestDispatchDate: string;
  /** The day an edited consignment has already: it passes unchanged, even when it is past (GAP-24). */
  readonly currentDispatchDate: string | null;
  /** First day of the receiver's time slot where the receiver is, yyyy-MM-dd; null without a slot. */
  readonly receiveDate: string | null;
}

/** The rules of submitting, in the order the specification lists them. @throws ContentNotValid */
export function assertSubmittable(
  content: ConsignmentContent,
  circumstances: SubmitCircumstances,
): void {
  const groups = [
    { faults: palletFaults(content, circumstances) },
    { faults: allItemFaults(content, circumstances), message: itemTexts.invalid },
    { faults: addressFaults(content) },
    { faults: referenceFaults(content, circumstances) },
    { faults: dateFaults(content, circumstances) },
  ];
  const first = groups.find(({ faults }) => faults.length > 0);
  if (!first) return;
  throw new ContentNotValid(
    first.message ?? first.faults[0]?.message ?? itemTexts.invalid,
    groups.flatMap(({ faults }) => faults),
  );
}

/** Offers are asked for goods that are there and right (CON-113, CON-136). @throws ContentNotValid */
export function assertQuotable(
  content: ConsignmentContent,
  circumstances: Pick<ItemCircumstances, 'fixedSizeItemTypeIds'>,
): void {
  const [first, ...others] = allItemFaults(content, circumstances);
  if (!first) return;
  const message = content.items.length === 0 ? first.message : itemTexts.invalid;
  throw new ContentNotValid(message, [first, ...others]);
}

/** Far below what one append may hold, with room for an offer beside it. */
const MOST_CHARACTERS = 400_000;

/** @throws ContentNotValid when it is too much for one consignment, for a draft as well */
export function assertKeepable(content: ConsignmentContent): void {
  if (JSON.stringify(content).length <= MOST_CHARACTERS) return;
  throw new ContentNotValid(refusalTexts.tooLarge, [
    { path: 'offer.items', message: refusalTexts.tooLarge },
  ]);
}

/** A draft keeps the lines that are right and drops the others (CON-61). */
export const validItems = (
  items: readonly ItemData[],
  circumstances: ItemCircumstances,
): ItemData[] => items.filter((item) => itemFaults(item, circumstances, '').length === 0);

/** A time slot has both ends, in their order (CON-82, CON-83, CON-86). @throws ContentNotValid */
export function assertTimeSlot(begin: string | null, end: string | null): void {
  const message = timeSlotFault(begin, end);
  if (message) throw new ContentNotValid(message, [{ path: 'deliveryWindowBegin', message }]);
}

function timeSlotFault(begin: string | null, end: string | null): string | null {
  if (begin === null && end === null) return null;
  if (begin === null || end === null) return createConsignmentTexts.slotsRequired;
  return Date.parse(end) > Date.parse(begin) ? null : createConsignmentTexts.slotReversed;
}

function allItemFaults(
  { items, isTailgateRequired }: ConsignmentContent,
  { fixedSizeItemTypeIds }: Pick<ItemCircumstances, 'fixedSizeItemTypeIds'>,
): Fault[] {
  if (items.length === 0) return [{ path: 'offer.items', message: itemTexts.noItems }];
  return items.flatMap((item, index) =>
    itemFaults(item, { isTailgateRequired, fixedSizeItemTypeIds }, `offer.items.${index}`),
  );
}

/** Both ends exist and are complete: goods never travel to or from a draft (CON-52, CON-73, CON-74). */
function addressFaults({ sender, receiver }: ConsignmentContent): Fault[] {
  return [
    ...(sender?.status === 'VALID'
      ? []
      : [{ path: 'offer.senderAddressId', message: createConsignmentTexts.senderInvalid }]),
    ...(receiver?.status === 'VALID'
      ? []
      : [{ path: 'offer.deliveryAddressId', message: createConsignmentTexts.deliveryInvalid }]),
  ];
}

function referenceFaults(
  { references }: ConsignmentContent,
  { isReferenceRequired }: SubmitCircumstances,
): Fault[] {
  if (!isReferenceRequired || references.length > 0) return [];
  return [{ path: 'consignmentReferences', message: createConsignmentTexts.referenceRequired }];
}

function dateFaults(
  { dispatchDate }: ConsignmentContent,
  { earliestDispatchDate, currentDispatchDate, receiveDate }: SubmitCircumstances,
): Fault[] {
  const isTooEarly = dispatchDate < earliestDispatchDate && dispatchDate !== currentDispatchDate;
  return [
    ...(isTooEarly
      ? [
          {
            path: 'dispatchedAt',
            message: refusalTexts.dispatchTooEarly.replace('{date}', earliestDispatchDate),
          },
        ]
      : []),
    ...(receiveDate !== null && receiveDate < dispatchDate
      ? [{ path: 'deliveryWindowBegin', message: refusalTexts.receiveTooEarly }]
      : []),
  ];
}
