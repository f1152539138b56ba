import type { AddressData } from '@contracts/events/address.data.js';
import type { QuoteView } from '@contracts/views/quote.view.js';

import { emptyConsignmentContext, toStoredOfferView } from '../consignments/index.js';
import type { Quote } from './records/quote.entity.js';

/** Maps a quote to the API's view (QUOTE-17). */
export function toQuoteView({ id, name, createdAt, clientId, content, offer }: Quote): QuoteView {
  const { sender, receiver } = content;
  const view = toStoredOfferView({ clientId, content, offer }, emptyConsignmentContext);
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    clientId,
    offer: {
      ...view,
      ...(hasOnlySuburb(sender) && { senderAddressId: null, senderAddress: null }),
      ...(hasOnlySuburb(receiver) && { deliveryAddressId: null, deliveryAddress: null }),
      senderSuburb: sender?.suburb ?? null,
      deliverySuburb: receiver?.suburb ?? null,
      isResidential: receiver?.addressClass === 'RESIDENTIAL',
      isPoBox: receiver?.addressClass === 'PO_BOX',
      carrierCutOffDateTime: null,
    },
  };
}

/** A suburb entered without an address from the address book has the id 0. */
const hasOnlySuburb = (address: AddressData | null): boolean => address?.id === 0;
