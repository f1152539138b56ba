import type { AddressView } from '@contracts/views/address.view';
import type { ItemView } from '@contracts/views/item.view';
import type { OfferView } from '@contracts/views/offer.view';

import { emptyForm, type ConsignmentForm } from './form/consignment-form';
import { consignmentTypeOf } from './form/form-addresses';
import type { ItemTypeChoice } from '../../shared/goods/goods.api';
import { toItemRow } from '../../shared/goods/item-row';
import type { LengthUnit } from '../../shared/goods/units';

/** Part of a quoted offer that a consignment starts from (QUOTE-17); prices are requested again. */
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

/** CON-33: the `offer` parameter; null if missing or invalid. */
export function readQuotedOffer(json: string | null): QuotedOffer | null {
  const offer = parseJson(json);
  if (!isRecord(offer) || !Array.isArray(offer['items'])) return null;
  const { senderAddress, deliveryAddress } = offer;
  return {
    ...offer,
    items: offer['items'].filter(isItem),
    senderAddress: isAddress(senderAddress) ? senderAddress : null,
    deliveryAddress: isAddress(deliveryAddress) ? deliveryAddress : null,
  };
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** Older quotes may have no dangerous goods field. */
const goodsOf = ({ dangerousGoods }: Partial<ItemView>) => dangerousGoods ?? [];

export interface QuoteContext {
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
}

/** CON-35 to CON-37: form for the two addresses, with the items of the quote. */
export function formOfQuote(offer: QuotedOffer, { types, unit }: QuoteContext): ConsignmentForm {
  const { senderAddress, deliveryAddress } = offer;
  const consignmentType = consignmentTypeOf({ sender: senderAddress, receiver: deliveryAddress });
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
