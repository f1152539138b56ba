import { DateTime } from 'luxon';

import type { AddressData } from '@contracts/events/address.data.js';
import type {
  CategoryPickData,
  ConsignmentContent,
  DangerousGoodData,
  ItemData,
  PalletControlData,
  PayerAccountData,
} from '@contracts/events/consignment.events.js';
import type {
  DangerousGoodRequest,
  ItemRequest,
  OfferSelectionRequest,
} from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { cleanText } from '@contracts/rules/clean-text.js';

import { type GoodsList, withListedNames } from '../domain/content/dangerous-goods.js';
import type { ItemTypes } from './reference-data.js';

/** Records that a request names by id. */
export interface ResolvedReferences {
  readonly sender: AddressData | null;
  readonly receiver: AddressData | null;
  readonly categoryPicks: readonly CategoryPickData[];
  readonly payerAccount: PayerAccountData | null;
  readonly itemTypes: ItemTypes;
  readonly goodsList: GoodsList;
}

/** Maps a request to content as stored: cleaned, in metres and kilograms, with copies of the records it names. */
export function toConsignmentContent(
  request: SaveConsignmentRequest,
  { sender, receiver, categoryPicks, payerAccount, ...lists }: ResolvedReferences,
  creationMethod: ConsignmentContent['creationMethod'] = 'WEB',
): ConsignmentContent {
  const { offer } = request;
  return {
    consignmentType: request.consignmentType,
    creationMethod: request.consignmentCreationMethod ?? creationMethod,
    dispatchDate: dayIn(sender?.suburb?.state, request.dispatchedAt),
    deliveryWindow: toTimeSlot(request),
    sender,
    receiver,
    items: (offer.items ?? []).map((item, index) => toItemData(item, index, lists)),
    references: (request.consignmentReferences ?? []).flatMap((text) => cleanText(text) ?? []),
    categoryPicks,
    payerAccount,
    palletControl: toPalletControl(offer),
    specialInstructions: cleanText(offer.specialInstructions),
    isTailgateRequired: offer.isTailgateRequired ?? false,
    hasAuthorityToLeave: offer.authorityToLeave ?? false,
  };
}

function toTimeSlot({ deliveryWindowBegin, deliveryWindowEnd }: SaveConsignmentRequest) {
  if (!deliveryWindowBegin || !deliveryWindowEnd) return null;
  return {
    begin: new Date(deliveryWindowBegin).toISOString(),
    end: new Date(deliveryWindowEnd).toISOString(),
  };
}

/**
 * Maps a line of goods. A missing size becomes 0, which every rule rejects: a draft keeps the line as it is, a
 * consignment is rejected.
 */
function toItemData(
  item: ItemRequest,
  index: number,
  { itemTypes, goodsList }: Pick<ResolvedReferences, 'itemTypes' | 'goodsList'>,
): ItemData {
  return {
    itemNumber: index + 1,
    ...toItemType(item, itemTypes),
    itemTemplateId: item.itemTemplateId ?? null,
    name: cleanText(item.name),
    ...toMeasures(item),
    dangerousGoods: (item.dangerousGoods ?? []).map((good) =>
      withListedNames(toDangerousGoodData(good), goodsList),
    ),
  };
}

/** The type by its id, or by its name where a program sends no id. The submit rules reject an unknown name. */
function toItemType(
  { itemTypeId, itemTypeName }: ItemRequest,
  itemTypes: ItemTypes,
): Pick<ItemData, 'itemTypeId' | 'itemTypeName'> {
  if (itemTypeId) return { itemTypeId, itemTypeName: itemTypes.get(itemTypeId)?.type ?? '' };
  const name = textOrEmpty(itemTypeName);
  const named = [...itemTypes.values()].find(
    ({ type }) => type.toLowerCase() === name.toLowerCase(),
  );
  return { itemTypeId: named?.id ?? 0, itemTypeName: named?.type ?? name };
}

const toMeasures = ({ quantity, length, width, height, weight }: ItemRequest) => ({
  quantity: quantity ?? 0,
  length: length ?? 0,
  width: width ?? 0,
  height: height ?? 0,
  weight: weight ?? 0,
});

function toDangerousGoodData(good: DangerousGoodRequest): DangerousGoodData {
  return {
    unNumber: good.unNumber?.id ?? 0,
    shippingName: textOrEmpty(good.unNumber?.shippingName),
    hazardClass: textOrEmpty(good.unNumber?.hazardClass),
    subRisk: textOrEmpty(good.subRisk),
    packingGroup: textOrEmpty(good.typeOfPackaging),
    packageDescription: textOrEmpty(good.packageDescription),
    commonName: textOrEmpty(good.commonName),
    weight: good.weight ?? 0,
    type: good.type ?? 'PACKAGED',
  };
}

const textOrEmpty = (text: string | null | undefined): string => cleanText(text) ?? '';

/** CON-127, CON-128: transferred to the receiver by default; a transfer to the carrier has no other pallets. */
function toPalletControl(offer: OfferSelectionRequest): PalletControlData | null {
  const transferType = offer.palletTransferType ?? 'RECEIVER';
  const loscam = offer.loscamNo ?? 0;
  const chep = offer.chepNo ?? 0;
  const other = transferType === 'CARRIER' ? 0 : (offer.otherNo ?? 0);
  return loscam + chep + other > 0 ? { transferType, loscam, chep, other } : null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the calendar day, yyyy-MM-dd, of an ISO instant in a state's time zone; a day is returned unchanged. */
export function dayIn(state: string | null | undefined, instantOrDay: string): string {
  if (DAY.test(instantOrDay)) return instantOrDay;
  const instant = DateTime.fromISO(instantOrDay);
  return instant.isValid ? dayAt(state, instant.toJSDate()) : '';
}
