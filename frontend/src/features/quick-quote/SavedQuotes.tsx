import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';

import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';
import type { QuoteView } from '@contracts/views/quote.view';

import { messageOf } from '../../shared/api/api-error';
import { suburbText } from '../../shared/addresses/suburb-text';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { useConfirm } from '../../shared/feedback/useConfirm';
import { usePermission } from '../../shared/session/usePermission';
import { DateText, MoneyText } from '../../shared/text/values';
import { useDeleteQuoteMutation, useListQuotesQuery } from './quick-quote.api';
import { useQuoteToast } from './useQuoteToast';
import { useOpenAsConsignment } from './useOpenAsConsignment';

/** QUOTE-11, QUOTE-12: the client's quotes, with Open as consignment and Delete. */
export function SavedQuotes({ clientId }: { readonly clientId: number }) {
  const { data: quotes, error, refetch } = useListQuotesQuery(clientId);
  if (error && !quotes)
    return <ErrorState message={texts.savedFailed} onRetry={() => void refetch()} />;
  if (!quotes || quotes.length === 0)
    return <Box sx={{ color: 'app.textMuted' }}>{quotes && texts.noQuotes}</Box>;
  return (
    <Box component="ul" sx={listSx}>
      {quotes.map((quote) => (
        <SavedQuote key={quote.id} quote={quote} />
      ))}
    </Box>
  );
}

function SavedQuote({ quote }: { readonly quote: QuoteView }) {
  const { name, createdAt, offer, clientId } = quote;
  const { canOpen, open } = useOpenAsConsignment();
  const canDelete = usePermission('DELETE_QUOTE', clientId);
  const remove = useDeleteQuote();
  const route = [offer.senderSuburb, offer.deliverySuburb].map(
    (suburb) => suburb && suburbText(suburb),
  );

  return (
    <li>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'app.textMuted' }}>
          <DateText value={createdAt} /> · {route.filter(Boolean).join(' – ')}
          {offer.carrierDisplayName && ` · ${offer.carrierDisplayName}`}
        </Box>
      </Box>
      <Box sx={{ flex: { xs: 1, sm: 'none' } }}>
        <MoneyText amount={offer.totalCost} />
      </Box>
      {canOpen && (
        <Button
          size="small"
          aria-label={`${texts.openAsConsignment} ${name}`}
          onClick={() => {
            open(offer);
          }}
        >
          {texts.openAsConsignment}
        </Button>
      )}
      {canDelete && (
        <IconButton aria-label={`${texts.deleteQuote} ${name}`} onClick={() => void remove(quote)}>
          <Trash2 size={14} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function useDeleteQuote() {
  const [deleteQuote] = useDeleteQuoteMutation();
  const confirm = useConfirm();
  const toast = useQuoteToast();

  return async ({ id, name }: QuoteView) => {
    const isConfirmed = await confirm({
      title: texts.deleteQuestion,
      body: name,
      confirmLabel: texts.deleteQuote,
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const { error } = await deleteQuote(id);
    if (error) toast.error(messageOf(error, texts.deleteFailed));
    else toast.success(texts.deleted);
  };
}

const listSx: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
};
