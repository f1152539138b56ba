import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { CheckField } from '../../shared/forms/CheckField';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { GoodsLines } from './GoodsLines';
import { RouteEndField } from './route/RouteEndField';
import { emptyQuoteForm, quoteRequest, type QuoteContext, type QuoteForm } from './quote-form';
import { QuoteOfferList } from './QuoteOfferList';
import { SavedQuotes } from './SavedQuotes';
import { SaveQuoteBar } from './SaveQuoteBar';
import { useQuoteOffers } from './useQuoteOffers';

export interface QuoteEditorProps {
  readonly context: QuoteContext;
  /** Called with whether the form has input that is not saved as a quote. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called before the quote is opened as a consignment, which takes over its input. */
  readonly onOpened: () => void;
}

/** Any one of these permissions is enough to request offers. */
const offerPermissions = ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE'] as const;

/** The form with its offers; only the saved quotes for users who may not get prices, such as auditors. */
export function QuoteEditor(props: QuoteEditorProps) {
  const can = usePermissionCheck();
  const { clientId } = props.context;
  if (offerPermissions.some((permission) => can(permission, clientId)))
    return <NewQuote {...props} />;
  return (
    <Box sx={{ display: 'grid', gap: 5, px: 5, pb: 5 }}>
      <Box sx={{ color: 'app.textMuted' }}>{texts.savedOnly}</Box>
      <Section title={texts.savedQuotes}>
        <SavedQuotes clientId={clientId} />
      </Section>
    </Box>
  );
}

/** Addresses, items and offers; saves the quote or opens it as a consignment. */
function NewQuote({ context, onDirty, onOpened }: QuoteEditorProps) {
  const [form, setForm] = useState<QuoteForm>(() => emptyQuoteForm(context));
  const [saved, setSaved] = useState(form);
  useDirtyReport(form !== saved, onDirty);
  const request = quoteRequest(form, context);
  const offers = useQuoteOffers(request);
  const change = (part: Partial<QuoteForm>) => {
    setForm((current) => ({ ...current, ...part }));
  };

  return (
    <Box sx={{ display: 'grid', gap: 5, px: 5, pb: 5 }}>
      <Box sx={routeSx}>
        <RouteEndField
          label={texts.from}
          clientId={context.clientId}
          routeEnd={form.sender}
          onChange={(sender) => {
            change({ sender });
          }}
        />
        <RouteEndField
          label={texts.to}
          clientId={context.clientId}
          routeEnd={form.delivery}
          onChange={(delivery) => {
            change({ delivery });
          }}
        />
      </Box>
      <Section title={texts.goods}>
        <GoodsLines
          form={form}
          context={context}
          onChange={(lines) => {
            change({ lines });
          }}
        />
        <DeliveryOptions form={form} onChange={change} />
      </Section>
      <Section title={texts.offers}>
        <QuoteOfferList offers={offers} />
        <SaveQuoteBar {...{ form, request, offers, onOpened }} onSaved={setSaved} />
      </Section>
      <Section title={texts.savedQuotes}>
        <SavedQuotes clientId={context.clientId} />
      </Section>
    </Box>
  );
}

function useDirtyReport(isDirty: boolean, onDirty: QuoteEditorProps['onDirty']): void {
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
  }, [isDirty]);
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface DeliveryOptionsProps {
  readonly form: QuoteForm;
  readonly onChange: (part: Partial<QuoteForm>) => void;
}

/**
 * QUOTE-05, QUOTE-06: residential and PO box are mutually exclusive; an address from the address book has its own
 * type.
 */
function DeliveryOptions({ form, onChange }: DeliveryOptionsProps) {
  const isSuburb = form.delivery.kind === 'SUBURB';
  const choices = [
    ['isResidential', texts.residential, !isSuburb || form.isPoBox],
    ['isPoBox', texts.poBox, !isSuburb || form.isResidential],
    ['isTailgateRequired', texts.tailgate, false],
    ['authorityToLeave', texts.authorityToLeave, false],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 3 }}>
      {choices.map(([field, label, isDisabled]) => (
        <CheckField
          key={field}
          label={label}
          isDisabled={isDisabled}
          isOn={form[field]}
          onChange={(isOn) => {
            onChange({ [field]: isOn });
          }}
        />
      ))}
    </Box>
  );
}

const routeSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '14px',
};
