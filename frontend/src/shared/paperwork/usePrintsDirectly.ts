import { useCallback } from 'react';

import { useClient } from '../session/useClient';
import { useSession } from '../session/useSession';

/** Spec part 1, section 6: the client's print service is on, and the user's account has none below it. */
export function usePrintsDirectly() {
  const { clientSettings } = useSession();
  const { hasChildClients } = useClient();

  return useCallback(
    (clientId: number | undefined): boolean =>
      !hasChildClients &&
      clientSettings.some((settings) => settings.clientId === clientId && settings.printNodeApi),
    [hasChildClients, clientSettings],
  );
}
