import { addressTexts } from '@contracts/texts/spec/addresses';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useToast } from '../../../shared/feedback/useToast';
import { useDeleteConsignmentsMutation, useRestoreConsignmentsMutation } from '../consignments.api';

/**
 * Deleting asks for confirmation and can be undone from its toast; restoring does not ask (GAP-33). Calls `onDone`
 * after each accepted change.
 */
export function useDeleteAndRestore(onDone: () => void) {
  const [deleteConsignments] = useDeleteConsignmentsMutation();
  const [restoreConsignments] = useRestoreConsignmentsMutation();
  const confirm = useConfirm();
  const toast = useToast();

  async function restore(ids: readonly number[]): Promise<boolean> {
    const { error } = await restoreConsignments(ids);
    if (error) {
      toast.failure(error, consignmentListTexts.restoreFailed);
      return false;
    }
    onDone();
    toast.success(consignmentListTexts.restored);
    return true;
  }

  async function remove(ids: readonly number[]): Promise<boolean> {
    const isSure = await confirm({
      title: consignmentListTexts.deleteConfirm,
      confirmLabel: addressTexts.deleteConfirmed,
      isDestructive: true,
    });
    if (!isSure) return false;

    const { error } = await deleteConsignments(ids);
    if (error) {
      toast.failure(error, consignmentListTexts.deleteFailed);
      return false;
    }
    onDone();
    toast.success(consignmentListTexts.deleted, {
      label: 'Undo',
      onClick: () => void restore(ids),
    });
    return true;
  }

  return { remove, restore };
}
