import { useLocation, useNavigate } from 'react-router-dom';

import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import type { FormType } from '../../shared/navigation/consignment-paths';
import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { Page } from '../../shared/layout/Page';
import { pathOfType, typeOfPath } from '../../shared/navigation/consignment-paths';
import { useClient } from '../../shared/session/useClient';
import { ConsignmentEditor } from './ConsignmentEditor';
import { EditorSkeleton } from './EditorSkeleton';
import type { ConsignmentForm } from './form/consignment-form';
import type { StartingForm } from './form/useConsignmentForm';
import type { ChosenBefore } from './offers/useOffers';
import type { FormInTransit } from './starting-form';
import { useEditorChoices } from './useEditorChoices';
import { useStartingForm } from './useStartingForm';

/** CON-03 to CON-05: a new consignment of the kind its address names. The shell has seen to it that a client is chosen. */
export function CreateConsignmentPage() {
  const { clientId } = useClient();
  const { pathname, search, key } = useLocation();
  // the same consignment copied twice is a new form each time
  const visit = search.includes('like=') ? key : '';
  return clientId === undefined ? null : (
    <Starting
      key={`${clientId} ${pathname} ${visit}`}
      clientId={clientId}
      type={typeOfPath(pathname)}
    />
  );
}

interface StartingProps {
  readonly clientId: number;
  readonly type: FormType;
}

/** Waits for what the form begins with: another consignment, or a form that comes from another screen. */
function Starting({ clientId, type }: StartingProps) {
  const start = useStartingForm();
  if (start === undefined) return <EditorSkeleton title={createConsignmentTexts.titles[type]} />;
  return (
    <NewConsignment clientId={clientId} type={start?.form.consignmentType ?? type} start={start} />
  );
}

export interface NewConsignmentProps extends StartingProps {
  readonly start: StartingForm | null;
  readonly quoted?: ChosenBefore | null;
  readonly onCreated?: () => void;
}

/** The form of a new consignment, with what it starts from. */
export function NewConsignment({ type, quoted = null, ...props }: NewConsignmentProps) {
  const { clientId } = props;
  const title = createConsignmentTexts.titles[type];
  const { failure, choices } = useEditorChoices(clientId);
  const navigate = useNavigate();

  if (failure)
    return (
      <Page title={title}>
        <ErrorState
          message={messageOf(failure.error, 'The item types could not be read')}
          onRetry={() => void failure.refetch()}
        />
      </Page>
    );
  if (!choices) return <EditorSkeleton title={title} />;
  return (
    <ConsignmentEditor
      {...choices}
      {...props}
      consignmentType={type}
      quoted={quoted}
      edited={null}
      onSaved={() => undefined}
      onTypeChange={(form: ConsignmentForm) => {
        const state: FormInTransit = { form };
        void navigate(pathOfType[form.consignmentType], { state });
      }}
    />
  );
}
