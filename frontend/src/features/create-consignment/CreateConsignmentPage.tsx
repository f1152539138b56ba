import { addressTexts } from '@contracts/texts/addresses';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { Page } from '../../shared/layout/Page';
import { useClient } from '../../shared/session/useClient';
import { useSession } from '../../shared/session/useSession';
import { ConsignmentEditor } from './ConsignmentEditor';
import { useFindDefaultAddressQuery, useListItemTypesQuery } from './create-consignment.api';
import { EditorSkeleton } from './EditorSkeleton';

const title = createConsignmentTexts.titles.DEFAULT;

/** CON: a new consignment from the client's default address. The shell has seen to it that a client is chosen. */
export function CreateConsignmentPage() {
  const { clientId } = useClient();
  return clientId === undefined ? null : <NewConsignment key={clientId} clientId={clientId} />;
}

function NewConsignment({ clientId }: { readonly clientId: number }) {
  const sender = useFindDefaultAddressQuery(clientId);
  const types = useListItemTypesQuery(clientId);
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const failed = [sender, types].find(({ isError }) => isError);

  if (failed)
    return (
      <Page title={title}>
        <ErrorState
          message={messageOf(failed.error, addressTexts.fetchFailed)}
          onRetry={() => void failed.refetch()}
        />
      </Page>
    );
  if (!sender.data || !types.data) return <EditorSkeleton title={title} />;
  return (
    <ConsignmentEditor
      title={title}
      clientId={clientId}
      sender={sender.data}
      types={types.data}
      unit={unit}
      edited={null}
      onSaved={() => undefined}
    />
  );
}
