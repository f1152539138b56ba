import { appCustomItemTexts } from '@contracts/texts/app/settings';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { interpolate } from '../../../shared/text/format';
import { useDeleteCustomItemMutation } from '../client-records.api';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';

/** Confirms and deletes a custom item; existing consignments are unaffected. */
export function useDeleteCustomItem(clientId: number) {
  const [deleteItem] = useDeleteCustomItemMutation();
  const confirmDelete = useConfirmedDelete();

  return ({ id, version, name }: ItemTemplateView): Promise<boolean> =>
    confirmDelete({
      question: interpolate(appCustomItemTexts.deleteQuestion, { name }),
      run: () => deleteItem({ id, clientId, version }),
      done: customItemTexts.deleted,
      failed: customItemTexts.deleteFailed,
    });
}
