import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { consignmentEditorTexts as texts } from '@contracts/texts/app/create-consignment';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useWatchedRecord } from '../../shared/live/useWatchedRecord';
import { ERROR } from '../../shared/navigation/app-route';
import { PageRedirect, usePageNavigate } from '../../shared/navigation/usePageNavigate';
import { ConsignmentEditor } from './ConsignmentEditor';
import type { ItemsToAdd } from './consolidation/useConsolidation';
import { EditorSkeleton } from './EditorSkeleton';
import { savedText } from './submit/useSubmit';
import { useEditorChoices } from './useEditorChoices';
import { useLocationStateOnce } from './useLocationStateOnce';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

const titleOf = (consignmentType: ConsignmentView['consignmentType'] = 'DEFAULT') =>
  createConsignmentTexts.editTitles[consignmentType === 'QUOTE' ? 'DEFAULT' : consignmentType];

/**
 * CON-06: edits an open consignment. Redirects to /error if it is missing or fails to load (spec part 1, section 2.1).
 */
export function EditConsignmentPage() {
  const [params] = useUrlState();
  const id = parseRecordId(params.get('conId'));
  const { data, isError } = useFindConsignmentQuery(id ?? skipToken);

  if (id === null || (isError && !data)) return <PageRedirect to={ERROR} />;
  return data ? (
    <EditedConsignment key={id} current={data} />
  ) : (
    <EditorSkeleton title={titleOf()} />
  );
}

/** Default address as stored with this consignment; if its type changes, the one in the address book is used. */
function storedDefaultAddress({ consignmentType, offer }: ConsignmentView) {
  if (consignmentType === 'RETURN') return offer.deliveryAddress;
  return consignmentType === 'DEFAULT' ? offer.senderAddress : null;
}

/** Keeps the version that was opened, so that a save never overwrites later changes by others. */
function EditedConsignment({ current }: { readonly current: ConsignmentView }) {
  const [edited, setEdited] = useState(current);
  const itemsToAdd = useLocationStateOnce() as ItemsToAdd | null;
  const { failure, choices } = useEditorChoices(edited.clientId);
  const navigate = usePageNavigate();

  if (failure) return <PageRedirect to={ERROR} />;
  if (!choices) return <EditorSkeleton title={titleOf(edited.consignmentType)} />;
  return (
    <ConsignmentEditor
      {...choices}
      defaultAddress={storedDefaultAddress(edited) ?? choices.defaultAddress}
      clientId={edited.clientId}
      consignmentType="DEFAULT"
      edited={edited}
      itemsToAdd={itemsToAdd}
      latest={current}
      notice={<OtherEditors id={edited.id} />}
      onMerged={setEdited}
      onSaved={(saved) => {
        const message = savedText(edited.connoteNumber, saved);
        navigate(`/consignment/list?message=${encodeURIComponent(message)}`);
      }}
    />
  );
}

/** Other users who have the consignment open. */
function OtherEditors({ id }: { readonly id: number }) {
  const viewers = useWatchedRecord('consignment', id);
  const names = viewers.map(({ name }) => name).join(', ');
  if (names === '') return null;
  return <ContextStrip tone="neutral" lead={texts.open(names, viewers.length)} />;
}
