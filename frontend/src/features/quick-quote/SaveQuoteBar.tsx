import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';
import { quoteTexts } from '@contracts/texts/spec/tools';

import { messageOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { TextInput } from '../../shared/forms/TextInput';
import { usePermission } from '../../shared/session/usePermission';
import { useSaveQuoteMutation } from './quick-quote.api';
import type { QuoteForm, QuoteRouteEnd } from './quote-form';
import { useOpenAsConsignment } from './useOpenAsConsignment';
import type { QuoteOffers } from './useQuoteOffers';
import { useQuoteToast } from './useQuoteToast';

export interface SaveQuoteBarProps {
  readonly form: QuoteForm;
  readonly request: QuoteOffersRequest | null;
  readonly offers: QuoteOffers;
  /** Called with the saved form. */
  readonly onSaved: (form: QuoteForm) => void;
  /** Called before it is opened as a consignment. */
  readonly onOpened: () => void;
}

/**
 * Saves the selected offer under a title (QUOTE-09, QUOTE-10, QUOTE-13), or creates a consignment from it; neither while
 * new offers are calculated, since the selected one has the previous items and price.
 */
export function SaveQuoteBar(props: SaveQuoteBarProps) {
  const { isCalculating } = props.offers;
  const { title, setTitle, message, save, isSaving } = useSaveQuote(props);
  const canSave = usePermission('CREATE_QUOTE');
  const { canOpen, open } = useOpenChosen(props);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 3 }}>
      {canSave && (
        <>
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <TextInput
              label={texts.title}
              value={title}
              autoComplete="off"
              inputProps={{ maxLength: 255 }}
              error={title.trim() === '' ? (message ?? undefined) : undefined}
              onChange={({ target }) => {
                setTitle(target.value);
              }}
            />
          </Box>
          <Button
            variant="contained"
            disabled={isSaving || isCalculating}
            sx={{ mt: '21px' }}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      )}
      {canOpen && (
        <Button
          disabled={isCalculating}
          sx={{ mt: { xs: 0, sm: canSave ? '21px' : 0 } }}
          onClick={open}
        >
          {texts.openAsConsignment}
        </Button>
      )}
    </Box>
  );
}

/** Opens the selected offer as a consignment; QUOTE-15 is checked first: without addresses it cannot be used. */
function useOpenChosen({ form, offers: { selected }, onOpened }: SaveQuoteBarProps) {
  const { canOpen, open } = useOpenAsConsignment(onOpened);
  const toast = useQuoteToast();
  return {
    canOpen,
    open: () => {
      const [senderAddress, deliveryAddress] = [addressOf(form.sender), addressOf(form.delivery)];
      if (!senderAddress || !deliveryAddress) toast.error(quoteTexts.addressesRequired);
      else if (selected === null) toast.error(quoteTexts.noOffer);
      else open({ ...selected, senderAddress, deliveryAddress });
    },
  };
}

const addressOf = ({ kind, address }: QuoteRouteEnd) => (kind === 'ADDRESS' ? address : null);

function useSaveQuote({ form, request, offers: { selected }, onSaved }: SaveQuoteBarProps) {
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const [saveQuote, { isLoading }] = useSaveQuoteMutation();
  const submission = useSubmissionKey();
  const toast = useQuoteToast();

  async function save() {
    if (selected === null || request === null) {
      toast.error(quoteTexts.noOffer);
      return;
    }
    setMessage(title.trim() === '' ? texts.titleMissing : null);
    if (title.trim() === '') return;

    const { id, clientCarrierAccountId, carrierServiceTypeId, totalCost } = selected;
    const chosen = { id, clientCarrierAccountId, carrierServiceTypeId, totalCost };
    const quote = { ...request, name: title.trim(), offer: { ...request.offer, ...chosen } };
    const { error } = await saveQuote({ quote, idempotencyKey: submission.keyFor(quote) });
    if (error) {
      toast.error(messageOf(error, texts.saveFailed));
      return;
    }
    submission.renew();
    toast.success(texts.saved);
    onSaved(form);
    // the next title may have been typed in the meantime
    setTitle((now) => (now === title ? '' : now));
  }

  return { title, setTitle, message, save, isSaving: isLoading };
}
