import type { ConsignmentContent, ItemData } from '@contracts/events/consignment.events.js';
import { formatDay } from '@contracts/rules/calendar-day.js';
import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment.js';
import { measureMessage, validateMeasures } from '@contracts/rules/measures.js';
import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { itemTexts } from '@contracts/texts/spec/items.js';

import { type ContentIssue, InvalidContent } from '../consignment.errors.js';
import { dangerousGoodsIssues, type GoodsList } from './dangerous-goods.js';

interface ItemRuleContext {
  readonly isTailgateRequired: boolean;
  /** Item types whose sizes come from their template: they may be missing (CON-107, GAP-28). */
  readonly fixedSizeItemTypeIds: ReadonlySet<number>;
  readonly goodsList: GoodsList;
}

/** Lists all issues of one line (CON-98 to CON-107, CON-114 to CON-118). */
function itemIssues(
  item: ItemData,
  { isTailgateRequired, fixedSizeItemTypeIds, goodsList }: ItemRuleContext,
  path: string,
): ContentIssue[] {
  const isFixedSize = fixedSizeItemTypeIds.has(item.itemTypeId);
  const measures = validateMeasures(item, { isTailgateRequired, isFixedSize });
  return [
    ...measures.map((issue) => ({
      path: `${path}.${issue.measure}`,
      message: measureMessage(issue),
    })),
    ...typeIssues(item, path),
    ...nameIssues(item, path),
    ...dangerousGoodsIssues(item, goodsList, path),
  ];
}

/** An unknown id has no name, and an unknown name has no id; API callers may omit both. */
function typeIssues({ itemTypeId, itemTypeName }: ItemData, path: string): ContentIssue[] {
  if ((itemTypeId === 0) === (itemTypeName === '')) return [];
  const field = itemTypeId === 0 ? 'itemTypeName' : 'itemTypeId';
  return [{ path: `${path}.${field}`, message: domainErrorTexts.itemTypeUnknown }];
}

function nameIssues({ itemTemplateId, name }: ItemData, path: string): ContentIssue[] {
  const isNamed = itemTemplateId === null || name !== null;
  return isNamed ? [] : [{ path: `${path}.name`, message: itemTexts.name }];
}

interface PalletRuleContext {
  /** The chosen carrier requires pallets by type. */
  readonly isPalletTypeRequired: boolean;
  /** The client has pallet control. */
  readonly hasPalletControl: boolean;
}

/** Pallets counted by type must add up to the pallets in the items (CON-71, CON-130). */
function palletIssues(
  { items, palletControl }: Pick<ConsignmentContent, 'items' | 'palletControl'>,
  { isPalletTypeRequired, hasPalletControl }: PalletRuleContext,
): ContentIssue[] {
  const pallets = items
    .filter(({ itemTypeName }) => itemTypeName === PALLET_ITEM_TYPE)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { loscam, chep, other } = palletControl ?? { loscam: 0, chep: 0, other: 0 };
  const typedPallets = loscam + chep + other;
  if (typedPallets === pallets) return [];

  if (isPalletTypeRequired && pallets > 0)
    return [{ path: 'offer.loscamNo', message: createConsignmentTexts.palletsDiffer }];
  if (hasPalletControl && typedPallets > 0)
    return [{ path: 'offer.loscamNo', message: createConsignmentTexts.palletTotalsDiffer }];
  return [];
}

/** Facts outside the content that the rules depend on. */
export interface SubmitRuleContext
  extends PalletRuleContext, Omit<ItemRuleContext, 'isTailgateRequired'> {
  readonly isReferenceRequired: boolean;
  /** First dispatch date allowed, yyyy-MM-dd: tomorrow in the sender's state (GAP-24). */
  readonly earliestDispatchDate: string;
  /** Dispatch date before the edit: it stays allowed, even in the past (GAP-24). */
  readonly currentDispatchDate: string | null;
  /** First day of the receiver's time slot in the receiver's state, yyyy-MM-dd; null if there is no slot. */
  readonly receiveDate: string | null;
}

/** Checks the submit rules in the order of the specification. @throws InvalidContent */
export function assertSubmittable(content: ConsignmentContent, context: SubmitRuleContext): void {
  const groups = [
    { issues: palletIssues(content, context) },
    { issues: allItemIssues(content, context), message: itemTexts.invalid },
    { issues: addressIssues(content) },
    { issues: referenceIssues(content, context) },
    { issues: dateIssues(content, context) },
  ];
  const first = groups.find(({ issues }) => issues.length > 0);
  if (!first) return;
  throw new InvalidContent(
    first.message ?? first.issues[0]?.message ?? itemTexts.invalid,
    groups.flatMap(({ issues }) => issues),
  );
}

/** Checks that a shipment can be priced: it has items, and all are valid (CON-113, CON-136). @throws InvalidContent */
export function assertQuotable(
  content: ConsignmentContent,
  context: Omit<ItemRuleContext, 'isTailgateRequired'>,
): void {
  const [first, ...rest] = allItemIssues(content, context);
  if (!first) return;
  const message = content.items.length === 0 ? first.message : itemTexts.invalid;
  throw new InvalidContent(message, [first, ...rest]);
}

/** True when a carrier could price the items. */
export const isQuotable = (
  content: ConsignmentContent,
  context: Omit<ItemRuleContext, 'isTailgateRequired'>,
): boolean => allItemIssues(content, context).length === 0;

/** Far below the limit of one append, with room for an offer as well. */
const MAX_CHARACTERS = 400_000;

/** @throws InvalidContent when it is too large for one consignment, drafts included */
export function assertWithinLimits(content: ConsignmentContent): void {
  if (JSON.stringify(content).length <= MAX_CHARACTERS) return;
  throw new InvalidContent(domainErrorTexts.tooLarge, [
    { path: 'offer.items', message: domainErrorTexts.tooLarge },
  ]);
}

/** Checks that a time slot has a start and an end, in that order (CON-82, CON-83, CON-86). @throws InvalidContent */
export function assertTimeSlot(begin: string | null, end: string | null): void {
  const message = timeSlotIssue(begin, end);
  if (message) throw new InvalidContent(message, [{ path: 'deliveryWindowBegin', message }]);
}

function timeSlotIssue(begin: string | null, end: string | null): string | null {
  if (begin === null && end === null) return null;
  if (begin === null || end === null) return createConsignmentTexts.slotsRequired;
  return Date.parse(end) > Date.parse(begin) ? null : createConsignmentTexts.slotReversed;
}

function allItemIssues(
  { items, isTailgateRequired }: ConsignmentContent,
  context: Omit<ItemRuleContext, 'isTailgateRequired'>,
): ContentIssue[] {
  if (items.length === 0) return [{ path: 'offer.items', message: itemTexts.noItems }];
  return items.flatMap((item, index) =>
    itemIssues(item, { ...context, isTailgateRequired }, `offer.items.${index}`),
  );
}

/** Both addresses exist and are valid (CON-52, CON-73, CON-74). */
function addressIssues({ sender, receiver }: ConsignmentContent): ContentIssue[] {
  return [
    ...(sender?.status === 'VALID'
      ? []
      : [{ path: 'offer.senderAddressId', message: createConsignmentTexts.senderInvalid }]),
    ...(receiver?.status === 'VALID'
      ? []
      : [{ path: 'offer.deliveryAddressId', message: createConsignmentTexts.deliveryInvalid }]),
  ];
}

function referenceIssues(
  { references }: ConsignmentContent,
  { isReferenceRequired }: SubmitRuleContext,
): ContentIssue[] {
  if (!isReferenceRequired || references.length > 0) return [];
  return [{ path: 'consignmentReferences', message: createConsignmentTexts.referenceRequired }];
}

function dateIssues(
  { dispatchDate }: ConsignmentContent,
  { earliestDispatchDate, currentDispatchDate, receiveDate }: SubmitRuleContext,
): ContentIssue[] {
  const isTooEarly = dispatchDate < earliestDispatchDate && dispatchDate !== currentDispatchDate;
  return [
    ...(isTooEarly
      ? [
          {
            path: 'dispatchedAt',
            message: domainErrorTexts.dispatchTooEarly.replace(
              '{date}',
              formatDay(earliestDispatchDate),
            ),
          },
        ]
      : []),
    ...(receiveDate !== null && receiveDate < dispatchDate
      ? [{ path: 'deliveryWindowBegin', message: domainErrorTexts.receiveTooEarly }]
      : []),
  ];
}
