import type { ClientRowView } from '@contracts/views/organisation.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useOwnedData } from '../../shared/grid/query-props';
import { useSingleSelection } from '../../shared/grid/useSingleSelection';
import { useClient } from '../../shared/session/useClient';
import { useCustomer } from '../../shared/session/useCustomer';
import { useIsSuperAdmin, usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useListClientsQuery } from './clients.api';
import { clientPermissions } from './client-permissions';

/** CLIENT-03, CLIENT-14. */
const BY_NAME = 'name,ASC';
const NEWEST_FIRST = 'createdAt,DESC';
const schema = {
  tabs: [''],
  defaults: { size: 10, sort: BY_NAME },
  sorts: ['id', 'name', 'parentName', 'createdAt'],
} as const;

const none: readonly ClientRowView[] = [];

/** State of the list: URL parameters, data, selection and permissions. */
export function useClients() {
  const list = useListQuery(schema);
  const { customerId, mustChoose } = useCustomer();
  const scope = useScope();
  const can = usePermissionCheck();
  const ownClientIds = useSession().claims?.clientIds ?? [];
  const { q, page, size, sort } = list.query;
  /** Sorting by name lists sub clients below their parents. */
  const isTree = sort === BY_NAME;

  const query = useListClientsQuery(
    { ...scope, page, size, sort: isTree ? 'tree,ASC' : sort, filter: q },
    { skip: mustChoose, refetchOnMountOrArgChange: true },
  );
  const data = useOwnedData(JSON.stringify(scope), query);
  const rows = mustChoose ? none : data?.clients;
  const actionsOf = (client: ClientRowView) => clientPermissions(client, { can, ownClientIds });
  const { selected, selection, clear } = useSingleSelection(rows, (client) =>
    Object.values(actionsOf(client)).includes(true),
  );

  return {
    list,
    listQuery: query,
    data,
    rows,
    customerId,
    mustChoose,
    selected,
    selection,
    clearSelection: clear,
    /** Indentation of a row's name, if its parent can be listed above it. */
    indentOf: ({ depth }: ClientRowView) => (isTree && q === '' ? depth : 0),
    canAdd: can('CREATE_CLIENT') && !mustChoose,
    actionsOf,
    /** CLIENT-30: shows a new client first. */
    showNewest: () => {
      list.change({ sort: NEWEST_FIRST, q: '' });
    },
  };
}

/** Scope of the list: the customer a super admin selected, the selected client, or all. */
function useScope() {
  const { customerId } = useCustomer();
  const isSuperAdmin = useIsSuperAdmin();
  const { clientId, choices } = useClient();
  const acting = clientId === undefined ? {} : { clientId };
  if (!isSuperAdmin || customerId === null) return acting;
  const isOfCustomer = choices.some(
    (choice) => choice.id === clientId && choice.customerId === customerId,
  );
  return { customerId, ...(isOfCustomer && acting) };
}

export type ClientList = ReturnType<typeof useClients>;
