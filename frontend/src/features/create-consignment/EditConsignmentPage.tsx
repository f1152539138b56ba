import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { ERROR } from '../../shared/navigation/app-route';
import { useSession } from '../../shared/session/useSession';
import { ConsignmentEditor } from './ConsignmentEditor';
import { useListItemTypesQuery, type ItemTypeChoice } from './create-consignment.api';
import { EditorSkeleton } from './EditorSkeleton';

const titleOf = (consignmentType: ConsignmentView['consignmentType'] = 'DEFAULT') =>
  createConsignmentTexts.editTitles[consignmentType === 'QUOTE' ? 'DEFAULT' : consignmentType];

/** CON: an open consignment, changed. A missing or failed load goes to /error (spec part 1, section 2.1). */
export function EditConsignmentPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('conId'));
  const isId = Number.isInteger(id) && id > 0;
  const { data, isError } = useFindConsignmentQuery(id, { skip: !isId });

  if (!isId || isError) return <Navigate to={ERROR} replace />;
  return data ? (
    <EditedConsignment key={id} current={data} />
  ) : (
    <EditorSkeleton title={titleOf()} />
  );
}

/** What is edited stays as it was when the form was opened, so that a save never undoes what others did since. */
function EditedConsignment({ current }: { readonly current: ConsignmentView }) {
  const [edited, setEdited] = useState(current);
  const types = useListItemTypesQuery(edited.clientId);
  const sender = edited.offer.senderAddress;

  if (types.isError || !sender) return <Navigate to={ERROR} replace />;
  if (!types.data) return <EditorSkeleton title={titleOf(edited.consignmentType)} />;
  return (
    <EditorOf
      key={edited.revision}
      edited={edited}
      sender={sender}
      types={types.data}
      notice={
        current.revision > edited.revision && (
          <ContextStrip
            lead="Somebody else has changed this consignment."
            action={{
              label: 'Show the changes',
              onClick: () => {
                setEdited(current);
              },
            }}
          />
        )
      }
    />
  );
}

interface EditorOfProps {
  readonly edited: ConsignmentView;
  readonly sender: AddressView;
  readonly types: readonly ItemTypeChoice[];
  readonly notice: React.ReactNode;
}

function EditorOf({ edited, ...rest }: EditorOfProps) {
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const navigate = useNavigate();

  return (
    <ConsignmentEditor
      {...rest}
      title={titleOf(edited.consignmentType)}
      clientId={edited.clientId}
      unit={unit}
      edited={edited}
      onSaved={({ connoteNumber }) => {
        const message = savedText(edited.connoteNumber, connoteNumber);
        void navigate(`/consignment/list?message=${encodeURIComponent(message)}`);
      }}
    />
  );
}

/** CON-64: the connote is named only when it is another one now. */
const savedText = (before: string, after: string) =>
  `Consignment updated successfully${after === before ? '' : `. Connote: ${after}`}`;
