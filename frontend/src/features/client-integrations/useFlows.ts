import { useClient } from '../../shared/session/useClient';
import { usePermission } from '../../shared/session/usePermission';
import { useListFlowsQuery } from './integration-flows.api';

/** Polling interval, in case a live message is missed. */
const POLLING_MS = 30_000;

/** Flows of the selected client, or of all in scope. */
export function useFlows() {
  const { clientId, isReady, canChoose } = useClient();
  const query = useListFlowsQuery(clientId ?? null, {
    skip: !isReady,
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  const isAllowed = usePermission('CREATE_CLIENT_INTEGRATION', clientId);
  return {
    clientId,
    listQuery: query,
    canAdd: isAllowed && clientId !== undefined,
    /** A flow belongs to one client: it cannot be added to a list of several. */
    mustSelectClient: isAllowed && clientId === undefined && canChoose,
  };
}

export type Flows = ReturnType<typeof useFlows>;
