import { useLocation, useNavigate } from 'react-router-dom';

import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import type { FormType } from '../../shared/navigation/consignment-paths';
import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { Page } from '../../shared/layout/Page';
import { pathOfType, typeOfPath } from '../../shared/navigation/consignment-paths';
import { NoClientPage } from '../../shared/session/NoClientPage';
import { useClient } from '../../shared/session/useClient';
import { ConsignmentEditor } from './ConsignmentEditor';
import { EditorSkeleton } from './EditorSkeleton';
import type { ConsignmentForm } from './form/consignment-form';
import type { StartingForm } from './form/useConsignmentForm';
import type { PreviousChoice } from './offers/useOffers';
import type { FormLocationState } from './form-location-state';
import { useEditorChoices } from './useEditorChoices';
import { useStartingForm } from './useStartingForm';

/** CON-03 to CON-05: a new consignment of the type in the URL. The shell ensures that a client is selected, if there is one. */
export function CreateConsignmentPage() {
  const { clientId } = useClient();
  const { pathname, search, key } = useLocation();
  // copying the same consignment again starts a new form
  const visit = search.includes('like=') ? key : '';
  const type = typeOfPath(pathname);
  return clientId === undefined ? (
    <NoClientPage title={createConsignmentTexts.titles[type]} />
  ) : (
    <NewConsignmentLoader
      key={`${clientId} ${pathname} ${visit}`}
      clientId={clientId}
      type={type}
    />
  );
}

interface NewConsignmentLoaderProps {
  readonly clientId: number;
  readonly type: FormType;
}

/** Loads the initial form: a copied consignment, or a form passed from another screen. */
function NewConsignmentLoader({ clientId, type }: NewConsignmentLoaderProps) {
  const start = useStartingForm();
  if (start === undefined) return <EditorSkeleton title={createConsignmentTexts.titles[type]} />;
  return (
    <NewConsignment clientId={clientId} type={start?.form.consignmentType ?? type} start={start} />
  );
}

export interface NewConsignmentProps extends NewConsignmentLoaderProps {
  readonly start: StartingForm | null;
  readonly quoted?: PreviousChoice | null;
  readonly onCreated?: () => void;
}

/** Form of a new consignment with its initial values. */
export function NewConsignment({ type, quoted = null, ...props }: NewConsignmentProps) {
  const { clientId } = props;
  const title = createConsignmentTexts.titles[type];
  const { failure, choices } = useEditorChoices(clientId);
  const navigate = useNavigate();

  if (failure)
    return (
      <Page title={title}>
        <ErrorState
          message={messageOf(failure.error, 'The item types could not be loaded')}
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
        const state: FormLocationState = { form };
        void navigate(pathOfType[form.consignmentType], { state });
      }}
    />
  );
}
