import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import type { AddressView, SuburbView } from '@contracts/views/address.view';

import type { CustomItem, ItemTypeChoice } from '../../shared/goods/goods.api';
import { isValidRow, newItemRow, toItem } from '../../shared/goods/item-row';
import type { ItemRow, ItemRowContext } from '../../shared/goods/item-row.types';
import type { LengthUnit } from '../../shared/goods/units';

/** QUOTE-04: one end of the route, an address from the address book or only a suburb. */
export interface QuoteRouteEnd {
  readonly kind: 'ADDRESS' | 'SUBURB';
  readonly address: AddressView | null;
  readonly suburb: SuburbView | null;
}

export interface QuoteForm {
  readonly sender: QuoteRouteEnd;
  readonly delivery: QuoteRouteEnd;
  readonly lines: readonly ItemRow[];
  /** Type of a delivery suburb; mutually exclusive (QUOTE-05, QUOTE-06). */
  readonly isResidential: boolean;
  readonly isPoBox: boolean;
  readonly isTailgateRequired: boolean;
  readonly authorityToLeave: boolean;
}

const emptyRouteEnd: QuoteRouteEnd = { kind: 'SUBURB', address: null, suburb: null };

/** Initial form, starting at the client's default address like the consignment form. */
export const emptyQuoteForm = ({ types, defaultAddress }: QuoteContext): QuoteForm => ({
  sender: defaultAddress
    ? { kind: 'ADDRESS', address: defaultAddress, suburb: null }
    : emptyRouteEnd,
  delivery: emptyRouteEnd,
  lines: [newItemRow(types)],
  isResidential: false,
  isPoBox: false,
  isTailgateRequired: false,
  authorityToLeave: false,
});

const suburbOf = ({ kind, address, suburb }: QuoteRouteEnd): SuburbView | null =>
  kind === 'ADDRESS' ? (address?.suburb ?? null) : suburb;

export interface QuoteContext {
  readonly clientId: number;
  readonly types: readonly ItemTypeChoice[];
  /** The client's custom items; empty if the user may not read them. */
  readonly customItems: readonly CustomItem[];
  readonly unit: LengthUnit;
  /** The client's default address; null if there is none. */
  readonly defaultAddress: AddressView | null;
}

/** Limits for a line's measures. */
export const lineContext = (
  { isTailgateRequired }: Pick<QuoteForm, 'isTailgateRequired'>,
  { types, unit }: QuoteContext,
): ItemRowContext => ({ isTailgateRequired, types, unit });

/** Request for offers; null until both addresses and every line are complete (QUOTE-02, QUOTE-03). */
export function quoteRequest(form: QuoteForm, context: QuoteContext): QuoteOffersRequest | null {
  const { sender, delivery, lines } = form;
  const isComplete =
    suburbOf(sender) !== null &&
    suburbOf(delivery) !== null &&
    lines.length > 0 &&
    lines.every((line) => isValidRow(line, lineContext(form, context)));
  if (!isComplete) return null;

  const isSuburbOnly = delivery.kind === 'SUBURB';
  return {
    clientId: context.clientId,
    consignmentType: 'QUOTE',
    isResidential: isSuburbOnly && form.isResidential,
    isPoBox: isSuburbOnly && form.isPoBox,
    offer: {
      ...routeEndParams('sender', sender),
      ...routeEndParams('delivery', delivery),
      items: lines.map((line, index) => toItem(line, index, context)),
      isTailgateRequired: form.isTailgateRequired,
      authorityToLeave: form.authorityToLeave,
    },
  };
}

function routeEndParams(end: 'sender' | 'delivery', { kind, address, suburb }: QuoteRouteEnd) {
  if (kind === 'ADDRESS')
    return { [`${end}AddressId`]: address?.id, [`${end}Address`]: { id: address?.id } };
  return { [`${end}Address`]: { suburb: suburb && { id: suburb.id } } };
}
