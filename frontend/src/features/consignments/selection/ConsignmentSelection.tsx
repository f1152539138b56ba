import { useToast } from '../../../shared/feedback/useToast';
import { manifestEligibility } from '../../../shared/manifesting/eligibility';
import type { useManifesting } from '../../../shared/manifesting/useManifesting';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { ConsignmentBulkBar } from './ConsignmentBulkBar';
import type { ConsignmentList } from '../useConsignmentList';
import { useSingleSelectionActions } from './useSingleSelectionActions';
import { useDeleteAndRestore } from './useDeleteAndRestore';
import { useRowActions } from '../useRowActions';

export interface ConsignmentSelectionProps {
  readonly consignments: ConsignmentList;
  readonly manifesting: ReturnType<typeof useManifesting>;
}

/** Bulk actions of the list. Manifest stays enabled and explains the errors (MAN, eligibility). */
export function ConsignmentSelection({ consignments, manifesting }: ConsignmentSelectionProps) {
  const {
    tab,
    rows = [],
    selected,
    highlight,
    clearSelection,
    deselect,
    stableRows,
  } = consignments;
  const { remove, restore } = useDeleteAndRestore(stableRows.settle);
  const { printLabels, canPrint } = useRowActions();
  const can = usePermissionCheck();
  const toast = useToast();
  const singleActions = useSingleSelectionActions(selected);
  const ids = selected.map(({ id }) => id);

  function manifest() {
    const { message } = manifestEligibility(selected);
    if (message === null) void manifesting.start(selected);
    else toast.error(message);
  }
  const deselectAfter = async (action: Promise<boolean>) => {
    if (await action) deselect(ids);
  };

  return (
    <ConsignmentBulkBar
      tab={tab}
      selected={selected}
      canChange={selected.every(({ clientId }) => can('UPDATE_CONSIGNMENT', clientId))}
      canPrint={canPrint}
      onManifest={manifest}
      onPrint={() => {
        printLabels(selected);
      }}
      onDelete={() => void deselectAfter(remove(selected))}
      onRestore={() => void deselectAfter(restore(ids))}
      singleActions={singleActions}
      listed={rows.length}
      onSelectAll={() => {
        consignments.select(new Set(rows.map(({ id }) => id)));
      }}
      onHighlight={highlight}
      onClose={clearSelection}
    />
  );
}
