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

import { dayIn } from '../domain/content/calendar-day.js';
import { cleanText } from '@contracts/rules/clean-text.js';

/** Records that a request names by id. */
export interface ResolvedReferences {
  readonly sender: AddressData | null;
  readonly receiver: AddressData | null;
  readonly categoryPicks: readonly CategoryPickData[];
  readonly payerAccount: PayerAccountData | null;
}

/** Maps a request to content as stored: cleaned, in metres and kilograms, with copies of the records it names. */
export function toConsignmentContent(
  request: SaveConsignmentRequest,
  { sender, receiver, categoryPicks, payerAccount }: ResolvedReferences,
): ConsignmentContent {
  const { offer } = request;
  return {
    consignmentType: request.consignmentType,
    creationMethod: request.consignmentCreationMethod ?? 'WEB',
    dispatchDate: dayIn(sender?.suburb?.state, request.dispatchedAt),
    deliveryWindow: toTimeSlot(request),
    sender,
    receiver,
    items: (offer.items ?? []).map(toItemData),
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
 * Maps a line of goods. A missing size becomes 0, which no rule accepts: a draft drops the line, a consignment is
 * rejected.
 */
function toItemData(item: ItemRequest, index: number): ItemData {
  return {
    itemNumber: index + 1,
    itemTypeId: item.itemTypeId ?? 0,
    itemTypeName: cleanText(item.itemTypeName) ?? '',
    itemTemplateId: item.itemTemplateId ?? null,
    name: cleanText(item.name),
    quantity: item.quantity ?? 0,
    length: item.length ?? 0,
    width: item.width ?? 0,
    height: item.height ?? 0,
    weight: item.weight ?? 0,
    dangerousGoods: (item.dangerousGoods ?? []).map(toDangerousGoodData),
  };
}

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
