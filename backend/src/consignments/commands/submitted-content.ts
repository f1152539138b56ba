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

/** What a request names by id, looked up. */
export interface NamedRecords {
  readonly sender: AddressData | null;
  readonly receiver: AddressData | null;
  readonly categoryPicks: readonly CategoryPickData[];
  readonly payerAccount: PayerAccountData | null;
}

/** What somebody typed, as it is kept: cleaned, in the house's units, with the server's own copy of every record. */
export function submittedContent(
  request: SaveConsignmentRequest,
  { sender, receiver, categoryPicks, payerAccount }: NamedRecords,
): ConsignmentContent {
  const { offer } = request;
  return {
    consignmentType: request.consignmentType,
    creationMethod: request.consignmentCreationMethod ?? 'WEB',
    dispatchDate: dayIn(sender?.suburb?.state, request.dispatchedAt),
    deliveryWindow: timeSlot(request),
    sender,
    receiver,
    items: (offer.items ?? []).map(submittedItem),
    references: (request.consignmentReferences ?? []).flatMap((text) => cleanText(text) ?? []),
    categoryPicks,
    payerAccount,
    palletControl: palletControl(offer),
    specialInstructions: cleanText(offer.specialInstructions),
    isTailgateRequired: offer.isTailgateRequired ?? false,
    hasAuthorityToLeave: offer.authorityToLeave ?? false,
  };
}

function timeSlot({ deliveryWindowBegin, deliveryWindowEnd }: SaveConsignmentRequest) {
  if (!deliveryWindowBegin || !deliveryWindowEnd) return null;
  return {
    begin: new Date(deliveryWindowBegin).toISOString(),
    end: new Date(deliveryWindowEnd).toISOString(),
  };
}

/** A size that is missing is 0, which no rule lets pass: a draft drops the line, a consignment is refused. */
function submittedItem(item: ItemRequest, index: number): ItemData {
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
    dangerousGoods: (item.dangerousGoods ?? []).map(submittedDangerousGood),
  };
}

function submittedDangerousGood(good: DangerousGoodRequest): DangerousGoodData {
  return {
    unNumber: good.unNumber?.id ?? 0,
    shippingName: textOf(good.unNumber?.shippingName),
    hazardClass: textOf(good.unNumber?.hazardClass),
    subRisk: textOf(good.subRisk),
    packingGroup: textOf(good.typeOfPackaging),
    packageDescription: textOf(good.packageDescription),
    commonName: textOf(good.commonName),
    weight: good.weight ?? 0,
    type: good.type ?? 'PACKAGED',
  };
}

const textOf = (text: string | null | undefined): string => cleanText(text) ?? '';

/** CON-127, CON-128: the receiver's by default; a transfer by the carrier knows no other pallets. */
function palletControl(offer: OfferSelectionRequest): PalletControlData | null {
  const transferType = offer.palletTransferType ?? 'RECEIVER';
  const loscam = offer.loscamNo ?? 0;
  const chep = offer.chepNo ?? 0;
  const other = transferType === 'CARRIER' ? 0 : (offer.otherNo ?? 0);
  return loscam + chep + other > 0 ? { transferType, loscam, chep, other } : null;
}
