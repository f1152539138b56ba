import type { ApiKeyView } from '@contracts/views/user.view';

import { localPage } from '../../shared/grid/local-list';
import { useListQuery } from '../../shared/grid/useListQuery';
import { useSingleSelection } from '../../shared/grid/useSingleSelection';
import type { ClientOfAddress } from '../../shared/navigation/useClientOfAddress';
import { usePermission } from '../../shared/session/usePermission';
import { useListApiKeysQuery } from './api-keys.api';

/** KEYS-06; the server lists the newest first. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'id,DESC' } } as const;

const local = {
  text: ({ name, email }: ApiKeyView) => `${name} ${email}`,
  keys: {
    name: ({ name }: ApiKeyView) => name,
    email: ({ email }: ApiKeyView) => email,
  },
};

/** A client has a handful of keys: they come whole, and are searched, sorted and cut into pages here. */
export function useApiKeys({ clientId }: ClientOfAddress) {
  const list = useListQuery(schema);
  const answer = useListApiKeysQuery(clientId, { refetchOnMountOrArgChange: true });
  const page = answer.data && localPage(answer.data, list.query, local);

  return {
    list,
    answer,
    rows: page?.rows,
    total: page?.total ?? 0,
    ...useSingleSelection(page?.rows),
    isFiltered: list.query.q !== '',
    mayAdd: usePermission('CREATE_USER', clientId),
    mayDelete: usePermission('DELETE_USER', clientId),
  };
}

export type ApiKeyList = ReturnType<typeof useApiKeys>;
