import { useStore } from 'react-redux';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import type { WithSession } from '../../shared/session/session.slice';
import { useClient } from '../../shared/session/useClient';
import { branchOf } from './client-permissions';
import { useDeleteClientMutation } from './clients.api';

/** Confirms and deletes a client with all its descendants (CLIENT-15, CLIENT-16, CLIENT-43). */
export function useDeleteClient() {
  const [deleteClient] = useDeleteClientMutation();
  const confirmDelete = useConfirmedDelete();
  const { clientId, choices, choose } = useClient();
  const store = useStore<WithSession>();

  return async ({ id, version, name }: ClientRowView): Promise<void> => {
    const branch = branchOf(id, choices);
    const isDeleted = await confirmDelete({
      question: texts.deleteQuestion,
      warning: `${name}\n${appClientTexts.deleteWarning}`,
      run: () => deleteClient({ id, version }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
    // a deleted client cannot stay selected
    const selected = store.getState().session.client ?? clientId;
    if (isDeleted && typeof selected === 'number' && branch.has(selected)) choose('all');
  };
}
