import { confirmLeaving } from '../../shared/navigation/GuardedNavigation';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { useClient } from '../../shared/session/useClient';
import { useClientUrlParams } from '../../shared/session/useClientUrlParams';
import { usePermission } from '../../shared/session/usePermission';
import { useListWebhooksQuery } from './webhooks.api';

/** Query parameter of the selected subscription. */
export const WEBHOOK_PARAM = 'webhook';

/** Query parameters that name a subscription or something in it. */
const recordParams = [WEBHOOK_PARAM, 'delivery'] as const;

/** Subscriptions of the selected client, or of all in scope; the selected one is in the URL. */
export function useWebhooks() {
  const { clientId, isReady } = useClient();
  const query = useListWebhooksQuery(clientId ?? null, {
    skip: !isReady,
    refetchOnMountOrArgChange: true,
  });
  useClientUrlParams(recordParams);
  const [params, change] = useUrlState();
  const list = query.data;
  const requestedId = parseRecordId(params.get(WEBHOOK_PARAM));
  const selected = requestedId === null ? list?.[0] : list?.find(({ id }) => id === requestedId);
  return {
    clientId,
    listQuery: query,
    list,
    /** Undefined if the one in the URL was deleted, belongs to another client or is not loaded yet. */
    selected,
    canAdd: usePermission('CREATE_WEBHOOK', clientId),
    /** Asks first if the settings of another one have unsaved input. */
    select: (id: number) => {
      if (id === selected?.id) return;
      void confirmLeaving(() => {
        change((now) => {
          now.set(WEBHOOK_PARAM, String(id));
          now.delete('delivery');
          return now;
        });
      });
    },
  };
}

export type Webhooks = ReturnType<typeof useWebhooks>;

/** Returns a function that shows the first subscription again. */
export function useDeselectWebhook(): () => void {
  const [, change] = useUrlState();
  return () => {
    change(
      (now) => {
        for (const name of recordParams) now.delete(name);
        return now;
      },
      { replace: true },
    );
  };
}
