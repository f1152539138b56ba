import type { ApiKeyView } from '@contracts/views/user.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useLocalList } from '../../shared/grid/local-list';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import { useNow } from '../../shared/live/useNow';
import { usePermission } from '../../shared/session/usePermission';
import { useListApiKeysQuery } from './api-keys.api';

/** KEYS-06; the server sorts by newest first. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'id,DESC' } } as const;

const local = {
  text: ({ name, email }: ApiKeyView) => `${name} ${email}`,
  keys: {
    name: ({ name }: ApiKeyView) => name,
    email: ({ email }: ApiKeyView) => email,
    expiresAt: ({ expiresAt }: ApiKeyView) => expiresAt,
    lastUsedAt: ({ lastUsedAt }: ApiKeyView) => lastUsedAt ?? '',
  },
};

/** State of a client's keys: URL parameters, data, selection and permissions. */
export function useApiKeys({ clientId }: UrlClient) {
  const list = useListQuery(schema);
  const canAdd = usePermission('CREATE_USER', clientId);
  const canDelete = usePermission('DELETE_USER', clientId);
  const query = useListApiKeysQuery(clientId, { refetchOnMountOrArgChange: true });

  const rows = useLocalList(list, query.data, local);
  const { selected } = rows;
  const now = useNow();

  return {
    list,
    listQuery: query,
    ...rows,
    /** Whether the selected key was replaced and still works. */
    isEnding: selected?.isReplaced === true && selected.expiresAt > now,
    canAdd,
    canDelete,
    canRotate: canAdd && canDelete,
  };
}

export type ApiKeyList = ReturnType<typeof useApiKeys>;
