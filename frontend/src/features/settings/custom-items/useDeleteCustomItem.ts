import { ownCustomItemTexts } from '@contracts/texts/own-settings';
import { customItemTexts } from '@contracts/texts/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { fillText } from '../../../shared/text/fill-text';
import { useDeleteCustomItemMutation } from '../client-records.api';
import { useDeletion } from '../../../shared/forms/useDeletion';

/** Consignments keep what they were made with. */
export function useDeleteCustomItem(clientId: number) {
  const [deleteItem] = useDeleteCustomItemMutation();
  const remove = useDeletion();

  return ({ id, name }: ItemTemplateView): Promise<boolean> =>
    remove({
      question: fillText(ownCustomItemTexts.deleteQuestion, { name }),
      run: () => deleteItem({ id, clientId }),
      done: customItemTexts.deleted,
      failed: customItemTexts.deleteFailed,
    });
}
