import { appCustomItemTexts } from '@contracts/texts/app/settings';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { interpolate } from '../../../shared/text/format';
import { useDeleteCustomItemMutation } from '../client-records.api';
import { useDeletion } from '../../../shared/forms/useDeletion';

/** Confirms and deletes a custom item; existing consignments are unaffected. */
export function useDeleteCustomItem(clientId: number) {
  const [deleteItem] = useDeleteCustomItemMutation();
  const remove = useDeletion();

  return ({ id, version, name }: ItemTemplateView): Promise<boolean> =>
    remove({
      question: interpolate(appCustomItemTexts.deleteQuestion, { name }),
      run: () => deleteItem({ id, clientId, version }),
      done: customItemTexts.deleted,
      failed: customItemTexts.deleteFailed,
    });
}
