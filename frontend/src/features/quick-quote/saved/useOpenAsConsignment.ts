import { useNavigate } from 'react-router-dom';

import { quoteTexts } from '@contracts/texts/tools';
import type { OfferView } from '@contracts/views/offer.view';

import { useClient } from '../../../shared/session/useClient';
import { usePermission } from '../../../shared/session/usePermission';
import { useQuoteToast } from '../useQuoteToast';

/** QUOTE-14 to QUOTE-16: the offer becomes a consignment between its two addresses. */
export function useOpenAsConsignment() {
  const { hasChildClients } = useClient();
  const mayCreate = usePermission('CREATE_CONSIGNMENT');
  const navigate = useNavigate();
  const toast = useQuoteToast();

  return {
    mayOpen: mayCreate && !hasChildClients,
    open: (offer: OfferView) => {
      if (offer.senderAddress === null || offer.deliveryAddress === null) {
        toast.error(quoteTexts.addressesRequired);
        return;
      }
      // the trace behind the price is long, and it is calculated again
      const short: OfferView = { ...offer, explanation: null, feeDetails: [] };
      void navigate(`/consignment/quote?offer=${encodeURIComponent(JSON.stringify(short))}`);
    },
  };
}
