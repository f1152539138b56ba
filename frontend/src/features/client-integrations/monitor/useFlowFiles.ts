import { flowFileStates, type FlowFileState } from '@contracts/rules/integration-flow';

import { useClient } from '../../../shared/session/useClient';
import { parseRecordId } from '../../../shared/navigation/record-id';
import { useClientUrlParams } from '../../../shared/session/useClientUrlParams';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { useListFlowFilesQuery } from '../integration-flows.api';

/** Polling interval, in case a live message is missed. */
const POLLING_MS = 30_000;

/** Query parameters that name something of a client. */
const recordParams = ['flow', 'file', 'before'] as const;

/** Files of flows, by the URL's flow, state, search, page and open file. */
export function useFlowFiles() {
  const { clientId, isReady } = useClient();
  useClientUrlParams(recordParams);
  const [params, change] = useUrlState();
  const stateParam = params.get('state');
  const request = {
    clientId,
    flowId: parseRecordId(params.get('flow')),
    state: flowFileStates.find((state): state is FlowFileState => state === stateParam) ?? null,
    search: params.get('q') ?? '',
    cursor: parseRecordId(params.get('before')),
  };
  const query = useListFlowFilesQuery(request, {
    skip: !isReady,
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  const set = (name: string, value: string, isFilter = true) => {
    change((now) => {
      if (value === '') now.delete(name);
      else now.set(name, value);
      if (isFilter) now.delete('before');
      return now;
    });
  };
  return {
    ...request,
    listQuery: query,
    isFiltered: request.flowId !== null || request.state !== null || request.search !== '',
    openId: parseRecordId(params.get('file')),
    filterByFlow: (flow: string) => {
      set('flow', flow);
    },
    filterByState: (state: string) => {
      set('state', state);
    },
    searchFor: (search: string) => {
      set('q', search);
    },
    showBefore: (cursor: number | null) => {
      set('before', cursor === null ? '' : String(cursor), false);
    },
    open: (id: number | null) => {
      set('file', id === null ? '' : String(id), false);
    },
  };
}

export type FlowFiles = ReturnType<typeof useFlowFiles>;
