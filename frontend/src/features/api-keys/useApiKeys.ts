import type { ApiKeyView } from '@contracts/views/user.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useWholeList } from '../../shared/grid/useWholeList';
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

/** The keys of one client as the address bar and the server have them, which one is selected, and what may be done. */
export function useApiKeys({ clientId }: ClientOfAddress) {
  const list = useListQuery(schema);
  const answer = useListApiKeysQuery(clientId, { refetchOnMountOrArgChange: true });

  return {
    list,
    answer,
    ...useWholeList(list, answer.data, local),
    mayAdd: usePermission('CREATE_USER', clientId),
    mayDelete: usePermission('DELETE_USER', clientId),
  };
}

export type ApiKeyList = ReturnType<typeof useApiKeys>;
