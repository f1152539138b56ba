import type { ClientRowView } from '@contracts/views/organisation.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useSingleSelection } from '../../shared/grid/useSingleSelection';
import { useClient } from '../../shared/session/useClient';
import { useCustomer } from '../../shared/session/useCustomer';
import { useIsSuperAdmin, usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useListClientsQuery } from './clients.api';
import { verbsOf } from './client-verbs';

/** CLIENT-03, CLIENT-14. */
const BY_NAME = 'name,ASC';
const NEWEST_FIRST = 'createdAt,DESC';
const schema = { tabs: [''], defaults: { size: 10, sort: BY_NAME } } as const;

const none: readonly ClientRowView[] = [];

/** The list as the address bar and the server have it, with what is selected and what may be done. */
export function useClients() {
  const list = useListQuery(schema);
  const { customerId, mustPick } = useCustomer();
  const scope = useScope();
  const can = usePermissionCheck();
  const ownClientIds = useSession().claims?.clientIds ?? [];
  const { q, page, size, sort } = list.query;
  /** By name means with the sub clients below their parents. */
  const isTree = sort === BY_NAME;

  const answer = useListClientsQuery(
    { ...scope, page, size, sort: isTree ? 'tree,ASC' : sort, filter: q },
    { skip: mustPick, refetchOnMountOrArgChange: true },
  );
  const rows = mustPick ? none : answer.data?.clients;
  const { selected, selection, clear } = useSingleSelection(rows);

  return {
    list,
    answer,
    rows,
    customerId,
    mustPick,
    selected,
    selection,
    clearSelection: clear,
    /** How far a row's name is set in: only where its parent can stand above it. */
    indentOf: ({ depth }: ClientRowView) => (isTree && q === '' ? depth : 0),
    mayAdd: can('CREATE_CLIENT') && !mustPick,
    verbsOf: (client: ClientRowView) => verbsOf(client, { can, ownClientIds }),
    /** CLIENT-30: a new client stands at the top. */
    showNewest: () => {
      list.change({ sort: NEWEST_FIRST, q: '' });
    },
  };
}

/** Whose clients: those of the customer a super admin has picked, of the client acted for, or all one may see. */
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
