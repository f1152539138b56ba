import { useClient } from '../../shared/session/useClient';
import { usePermission } from '../../shared/session/usePermission';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { useListWebhooksQuery } from './webhooks.api';

const KEY = 'webhook';

/** Subscriptions of the selected client, or of all in scope; the selected one is in the URL. */
export function useWebhooks() {
  const { clientId, isReady } = useClient();
  const answer = useListWebhooksQuery(clientId ?? null, {
    skip: !isReady,
    refetchOnMountOrArgChange: true,
  });
  const [params, change] = useUrlState();
  const list = answer.data;
  const named = Number(params.get(KEY));
  return {
    clientId,
    answer,
    list,
    selected: list?.find(({ id }) => id === named) ?? list?.[0],
    canAdd: usePermission('CREATE_WEBHOOK', clientId),
    select: (id: number) => {
      change((now) => {
        now.set(KEY, String(id));
        now.delete('delivery');
        return now;
      });
    },
  };
}

export type Webhooks = ReturnType<typeof useWebhooks>;
