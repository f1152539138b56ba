import type { AddressData } from '@contracts/events/address.data.js';
import type { QuoteView } from '@contracts/views/quote.view.js';

import { noSurroundings, toStoredOfferView } from '../consignments/index.js';
import type { Quote } from './records/quote.entity.js';

/** A quote as the API shows it (QUOTE-17). */
export function toQuoteView({ id, name, createdAt, clientId, content, offer }: Quote): QuoteView {
  const { sender, receiver } = content;
  const shown = toStoredOfferView({ clientId, content, offer }, noSurroundings);
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    clientId,
    offer: {
      ...shown,
      ...(isOnlySuburb(sender) && { senderAddressId: null, senderAddress: null }),
      ...(isOnlySuburb(receiver) && { deliveryAddressId: null, deliveryAddress: null }),
      senderSuburb: sender?.suburb ?? null,
      deliverySuburb: receiver?.suburb ?? null,
      isResidential: receiver?.addressClass === 'RESIDENTIAL',
      isPoBox: receiver?.addressClass === 'PO_BOX',
      carrierCutOffDateTime: null,
    },
  };
}

/** A place that is no address of the book has no id. */
const isOnlySuburb = (address: AddressData | null): boolean => address?.id === 0;
