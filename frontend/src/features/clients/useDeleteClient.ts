import { clientTexts as texts } from '@contracts/texts/organisations';
import { ownClientTexts } from '@contracts/texts/own-organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { useDeletion } from '../../shared/forms/useDeletion';
import { useClient } from '../../shared/session/useClient';
import { branchOf } from './client-tree';
import { useDeleteClientMutation } from './clients.api';

/** Asks, then deletes the client with everything below it (CLIENT-15, CLIENT-16, CLIENT-43). */
export function useDeleteClient() {
  const [deleteClient] = useDeleteClientMutation();
  const deletion = useDeletion();
  const { clientId, choices, choose } = useClient();

  return async ({ id }: ClientRowView): Promise<void> => {
    const branch = branchOf(id, choices);
    const isGone = await deletion({
      question: texts.deleteQuestion,
      warning: ownClientTexts.deleteWarning,
      run: () => deleteClient(id),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
    // nobody goes on acting for a client that is gone
    if (isGone && clientId !== undefined && branch.has(clientId)) choose('all');
  };
}
