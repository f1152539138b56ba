import { useNavigate } from 'react-router-dom';

import { quoteTexts } from '@contracts/texts/spec/tools';
import type { OfferView } from '@contracts/views/offer.view';

import { useClient } from '../../shared/session/useClient';
import { usePermission } from '../../shared/session/usePermission';
import { useQuoteToast } from './useQuoteToast';

/** QUOTE-14 to QUOTE-16: creates a consignment from the offer, between its two addresses. */
export function useOpenAsConsignment(onOpen?: () => void) {
  const { hasChildClients } = useClient();
  const canCreate = usePermission('CREATE_CONSIGNMENT');
  const navigate = useNavigate();
  const toast = useQuoteToast();

  return {
    canOpen: canCreate && !hasChildClients,
    open: (offer: OfferView) => {
      if (offer.senderAddress === null || offer.deliveryAddress === null) {
        toast.error(quoteTexts.addressesRequired);
        return;
      }
      // drops the long price trace, which will be recalculated
      const trimmed: OfferView = { ...offer, explanation: null, feeDetails: [] };
      onOpen?.();
      void navigate(`/consignment/quote?offer=${encodeURIComponent(JSON.stringify(trimmed))}`);
    },
  };
}
