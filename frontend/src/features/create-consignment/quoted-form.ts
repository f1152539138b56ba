import type { AddressView } from '@contracts/views/address.view';
import type { ItemView } from '@contracts/views/item.view';
import type { OfferView } from '@contracts/views/offer.view';

import { emptyForm, type ConsignmentForm } from './form/consignment-form';
import { typeBetween } from './form/places';
import type { ItemTypeChoice } from '../../shared/goods/goods.api';
import { toItemRow } from '../../shared/goods/item-row';
import type { LengthUnit } from '../../shared/goods/units';

/** What of a quoted offer makes a consignment (QUOTE-17); the price is asked for again. */
export type QuotedOffer = Pick<OfferView, 'items'> &
  Partial<Omit<OfferView, 'items'>> & {
    readonly senderAddress: AddressView | null;
    readonly deliveryAddress: AddressView | null;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isItem = (value: unknown): value is ItemView =>
  isRecord(value) &&
  ['quantity', 'length', 'width', 'height', 'weight'].every(
    (measure) => typeof value[measure] === 'number',
  );

const isAddress = (value: unknown): value is AddressView =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['company'] === 'string';

/** CON-33: the `offer` of the address; null when it is missing or not an offer at all. */
export function readQuotedOffer(json: string | null): QuotedOffer | null {
  const offer = parsed(json);
  if (!isRecord(offer) || !Array.isArray(offer['items'])) return null;
  const { senderAddress, deliveryAddress } = offer;
  return {
    ...offer,
    items: offer['items'].filter(isItem),
    senderAddress: isAddress(senderAddress) ? senderAddress : null,
    deliveryAddress: isAddress(deliveryAddress) ? deliveryAddress : null,
  };
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** A quote that was saved long ago may not say anything about dangerous goods. */
const goodsOf = ({ dangerousGoods }: Partial<ItemView>) => dangerousGoods ?? [];

export interface QuoteContext {
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
}

/** CON-35 to CON-37: the form that fits the two addresses, with the goods of the quote in it. */
export function formOfQuote(offer: QuotedOffer, { types, unit }: QuoteContext): ConsignmentForm {
  const { senderAddress, deliveryAddress } = offer;
  const consignmentType = typeBetween({ sender: senderAddress, receiver: deliveryAddress });
  const senderState = senderAddress?.suburb?.state ?? null;
  const rows = offer.items.map((item, index) =>
    toItemRow({ ...item, itemNumber: index + 1, dangerousGoods: goodsOf(item) }, unit),
  );
  const empty = emptyForm({ consignmentType, types, senderState });
  return {
    ...empty,
    sender: consignmentType === 'DEFAULT' ? null : senderAddress,
    receiver: consignmentType === 'RETURN' ? null : deliveryAddress,
    items: rows.length > 0 ? rows : empty.items,
    specialInstructions: offer.specialInstructions ?? '',
    isTailgateRequired: offer.isTailgateRequired ?? false,
    authorityToLeave: offer.authorityToLeave ?? false,
  };
}
