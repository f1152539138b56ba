import { useRef } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appListTexts } from '@contracts/texts/app/consignment-list';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useToast } from '../../../shared/feedback/useToast';
import { interpolate } from '../../../shared/text/format';
import { summariseNames } from '../../../shared/text/summarise-names';
import { useDeleteConsignmentsMutation, useRestoreConsignmentsMutation } from '../consignments.api';

/** Consignment to delete, as named in the confirmation. */
interface Deletable {
  readonly id: number;
  readonly connoteNumber: string;
  readonly offer: { readonly receiverCompany: string | null };
}

/**
 * Deleting asks for confirmation and can be undone from its toast; restoring needs no confirmation (GAP-33). Calls
 * `onDone` after each accepted change.
 */
export function useDeleteAndRestore(onDone: () => void) {
  const [deleteConsignments] = useDeleteConsignmentsMutation();
  const [restoreConsignments] = useRestoreConsignmentsMutation();
  const confirm = useConfirm();
  const toast = useToast();

  const restoring = useRef(new Set<string>());
  async function restore(ids: readonly number[]): Promise<boolean> {
    const key = ids.join();
    // the second request of a double click would be rejected
    if (restoring.current.has(key)) return false;
    restoring.current.add(key);
    const { error } = await restoreConsignments(ids);
    restoring.current.delete(key);
    if (error) {
      toast.failure(error, consignmentListTexts.restoreFailed);
      return false;
    }
    onDone();
    toast.success(consignmentListTexts.restored);
    return true;
  }

  async function remove(consignments: readonly Deletable[]): Promise<boolean> {
    const isConfirmed = await confirm({
      title: consignmentListTexts.deleteConfirm,
      body: summariseNames(consignments.map(nameOf)),
      confirmLabel: addressTexts.deleteConfirmed,
      isDestructive: true,
    });
    if (!isConfirmed) return false;

    const ids = consignments.map(({ id }) => id);
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

/** 'GBK0000204 to Capital Fitouts'. */
const nameOf = ({ connoteNumber, offer: { receiverCompany } }: Deletable): string =>
  receiverCompany === null
    ? connoteNumber
    : interpolate(appListTexts.connoteTo, { connote: connoteNumber, receiver: receiverCompany });
