import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useWatchedRecord } from '../../shared/live/useWatchedRecord';
import { ERROR } from '../../shared/navigation/app-route';
import { ConsignmentEditor } from './ConsignmentEditor';
import type { JoiningGoods } from './consolidation/useConsolidation';
import { EditorSkeleton } from './EditorSkeleton';
import type { Submitted } from './submit/useSubmit';
import { useEditorChoices } from './useEditorChoices';
import { useTakenOnce } from './useTakenOnce';

const titleOf = (consignmentType: ConsignmentView['consignmentType'] = 'DEFAULT') =>
  createConsignmentTexts.editTitles[consignmentType === 'QUOTE' ? 'DEFAULT' : consignmentType];

/** CON-06: an open consignment, changed. A missing or failed load goes to /error (spec part 1, section 2.1). */
export function EditConsignmentPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('conId'));
  const isId = Number.isInteger(id) && id > 0;
  const { data, isError } = useFindConsignmentQuery(id, { skip: !isId });

  if (!isId || (isError && !data)) return <Navigate to={ERROR} replace />;
  return data ? (
    <EditedConsignment key={id} current={data} />
  ) : (
    <EditorSkeleton title={titleOf()} />
  );
}

/** The client's own place as this consignment has it; another kind of consignment needs the one of the book. */
function homeOf({ consignmentType, offer }: ConsignmentView) {
  if (consignmentType === 'RETURN') return offer.deliveryAddress;
  return consignmentType === 'DEFAULT' ? offer.senderAddress : null;
}

/** What is edited stays as it was when the form was opened, so that a save never undoes what others did since. */
function EditedConsignment({ current }: { readonly current: ConsignmentView }) {
  const [edited, setEdited] = useState(current);
  const joining = useTakenOnce() as JoiningGoods | null;
  const { failure, choices } = useEditorChoices(edited.clientId);
  const navigate = useNavigate();

  if (failure) return <Navigate to={ERROR} replace />;
  if (!choices) return <EditorSkeleton title={titleOf(edited.consignmentType)} />;
  return (
    <ConsignmentEditor
      {...choices}
      home={homeOf(edited) ?? choices.home}
      clientId={edited.clientId}
      consignmentType="DEFAULT"
      edited={edited}
      joining={joining}
      latest={current}
      notice={<OthersHere id={edited.id} />}
      onMerged={setEdited}
      onSaved={(saved) => {
        const message = savedText(edited.connoteNumber, saved);
        void navigate(`/consignment/list?message=${encodeURIComponent(message)}`);
      }}
    />
  );
}

/** Who else has the consignment open. */
function OthersHere({ id }: { readonly id: number }) {
  const people = useWatchedRecord('consignment', id);
  const names = people.map(({ name }) => name).join(', ');
  if (names === '') return null;
  return (
    <ContextStrip
      tone="neutral"
      lead={`${names} ${people.length === 1 ? 'has' : 'have'} this consignment open, too.`}
    />
  );
}

/** CON-64: the connote is named only when it is another one now. */
const savedText = (before: string, { connoteNumber: after, manifestId }: Submitted) =>
  `Consignment updated ${manifestId ? 'and manifested ' : ''}successfully${after === before ? '' : `. Connote: ${after}`}`;
