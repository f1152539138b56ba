import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { CheckField } from '../../shared/forms/CheckField';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { GoodsLines } from './GoodsLines';
import { RouteEndField } from './places/RouteEndField';
import { emptyQuoteForm, quoteRequest, type QuoteContext, type QuoteForm } from './quote-form';
import { QuoteOfferList } from './QuoteOfferList';
import { SavedQuotes } from './SavedQuotes';
import { SaveQuoteBar } from './SaveQuoteBar';
import { useQuoteOffers } from './useQuoteOffers';

interface QuoteEditorProps {
  readonly context: QuoteContext;
}

/** Any one of these is enough for offers. */
const offerPermissions = ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE'] as const;

/** The form with its offers; only the saved quotes for users who may not get prices, such as auditors. */
export function QuoteEditor({ context }: QuoteEditorProps) {
  const can = usePermissionCheck();
  const { clientId } = context;
  if (offerPermissions.some((permission) => can(permission, clientId)))
    return <NewQuote context={context} />;
  return (
    <Box sx={{ display: 'grid', gap: 5, px: 5, pb: 5 }}>
      <Box sx={{ color: 'app.textMuted' }}>{texts.savedOnly}</Box>
      <Part title={texts.savedQuotes}>
        <SavedQuotes clientId={clientId} />
      </Part>
    </Box>
  );
}

/** Addresses, items and offers; saves the quote or opens it as a consignment. */
function NewQuote({ context }: QuoteEditorProps) {
  const [form, setForm] = useState<QuoteForm>(() => emptyQuoteForm(context));
  const request = quoteRequest(form, context);
  const offers = useQuoteOffers(request);
  const change = (part: Partial<QuoteForm>) => {
    setForm((current) => ({ ...current, ...part }));
  };

  return (
    <Box sx={{ display: 'grid', gap: 5, px: 5, pb: 5 }}>
      <Box sx={waySx}>
        <RouteEndField
          label={texts.from}
          clientId={context.clientId}
          place={form.sender}
          onChange={(sender) => {
            change({ sender });
          }}
        />
        <RouteEndField
          label={texts.to}
          clientId={context.clientId}
          place={form.delivery}
          onChange={(delivery) => {
            change({ delivery });
          }}
        />
      </Box>
      <Part title={texts.goods}>
        <GoodsLines
          form={form}
          context={context}
          onChange={(lines) => {
            change({ lines });
          }}
        />
        <Choices form={form} onChange={change} />
      </Part>
      <Part title={texts.offers}>
        <QuoteOfferList offers={offers} />
        <SaveQuoteBar form={form} request={request} offers={offers} />
      </Part>
      <Part title={texts.savedQuotes}>
        <SavedQuotes clientId={context.clientId} />
      </Part>
    </Box>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface ChoicesProps {
  readonly form: QuoteForm;
  readonly onChange: (part: Partial<QuoteForm>) => void;
}

/**
 * QUOTE-05, QUOTE-06: residential and PO box are mutually exclusive; an address from the address book has its own
 * type.
 */
function Choices({ form, onChange }: ChoicesProps) {
  const isSuburb = form.delivery.kind === 'SUBURB';
  const choices = [
    ['isResidential', texts.residential, !isSuburb || form.isPoBox],
    ['isPoBox', texts.poBox, !isSuburb || form.isResidential],
    ['isTailgateRequired', texts.tailgate, false],
    ['authorityToLeave', texts.authorityToLeave, false],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 3 }}>
      {choices.map(([field, label, isOff]) => (
        <CheckField
          key={field}
          label={label}
          isDisabled={isOff}
          isOn={form[field]}
          onChange={(isOn) => {
            onChange({ [field]: isOn });
          }}
        />
      ))}
    </Box>
  );
}

const waySx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '14px',
};
