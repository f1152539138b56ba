import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { type ListPosition, useListPosition } from '../listed-rows';

/** Moves to the neighbours of a consignment in the list below; at either end, and without a list, they do nothing. */
export interface ListNavigation {
  readonly listPosition: ListPosition | null;
  readonly next: () => void;
  readonly previous: () => void;
}

/** @param isOnTop whether no other dialog is over the drawer */
export function useListNavigation(id: number, isOnTop: () => boolean): ListNavigation {
  const listPosition = useListPosition(id);
  const { switchTo } = useRecordDialog('consignment');
  const go = (to: number | undefined) => () => {
    if (to !== undefined && isOnTop()) switchTo(to);
  };
  return { listPosition, next: go(listPosition?.next), previous: go(listPosition?.previous) };
}
