import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { useToast } from '../../shared/feedback/useToast';
import { PageRedirect, usePageNavigate } from '../../shared/navigation/usePageNavigate';
import { NoClientPage } from '../../shared/session/NoClientPage';
import { useClient } from '../../shared/session/useClient';
import { useSession } from '../../shared/session/useSession';
import { NewConsignment } from './CreateConsignmentPage';
import { EditorSkeleton } from './EditorSkeleton';
import { useListItemTypesQuery } from '../../shared/goods/goods.api';
import { formOfQuote, readQuotedOffer, type QuotedOffer } from './quoted-form';
import { useUrlState } from '../../shared/navigation/useUrlState';

/** CON-33 to CON-38: a new consignment from the offer of a quote; redirects without one. */
export function QuotedConsignmentPage() {
  const { clientId } = useClient();
  const { json, visit } = useQuoteInUrl();
  const offer = useMemo(() => readQuotedOffer(json), [json]);

  if (!offer) return <MissingQuote isUnreadable={json !== null} />;
  return clientId === undefined ? (
    <NoClientPage title={createConsignmentTexts.titles.DEFAULT} />
  ) : (
    <QuotedConsignment key={`${clientId} ${visit}`} clientId={clientId} offer={offer} />
  );
}

/**
 * The last offer in the URL, from which it is removed once its consignment has been created. Opening another offer, or
 * the same one again, counts as a new visit.
 */
function useQuoteInUrl() {
  const [params] = useUrlState();
  const json = params.get('offer');
  const [quote, setQuote] = useState({ json, visit: 0, isInUrl: json !== null });
  const isNew = json !== null && (json !== quote.json || !quote.isInUrl);
  if (isNew) setQuote({ json, visit: quote.visit + 1, isInUrl: true });
  else if (json === null && quote.isInUrl) setQuote({ ...quote, isInUrl: false });
  return quote;
}

/** CON-34: redirects to the list; shows the reason if the URL has an offer that cannot be read. */
function MissingQuote({ isUnreadable }: { readonly isUnreadable: boolean }) {
  const toast = useToast();
  const warn = useEffectEvent(() => {
    if (isUnreadable) toast.error(appTexts.quoteLinkInvalid);
  });
  useEffect(() => {
    warn();
  }, []);
  return <PageRedirect to="/consignment/list" />;
}

interface QuotedConsignmentProps {
  readonly clientId: number;
  readonly offer: QuotedOffer;
}

function QuotedConsignment({ clientId, offer }: QuotedConsignmentProps) {
  const { data: types, isError } = useListItemTypesQuery(clientId);
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const navigate = usePageNavigate();
  if (!types && !isError) return <EditorSkeleton title={createConsignmentTexts.titles.DEFAULT} />;

  const form = formOfQuote(offer, { types: types ?? [], unit });
  return (
    <NewConsignment
      clientId={clientId}
      type={form.consignmentType}
      start={{ form, isTouched: true }}
      quoted={toPreviousChoice(offer)}
      // A reload must not create the same consignment again.
      onCreated={() => {
        navigate({ search: '' }, { replace: true });
      }}
    />
  );
}

const toPreviousChoice = ({
  clientCarrierAccountId,
  carrierServiceTypeId,
  totalCost,
}: QuotedOffer) =>
  clientCarrierAccountId && carrierServiceTypeId
    ? { clientCarrierAccountId, carrierServiceTypeId, totalCost: totalCost ?? null }
    : null;
