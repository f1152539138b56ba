import { Suspense, type ComponentType } from 'react';

import { lazy } from '../shared/loading/lazy';
import { useRecordDialog, type RecordDialogKind } from '../shared/navigation/useRecordDialog';

const dialogs: Readonly<Record<RecordDialogKind, ComponentType>> = {
  consignment: lazy(() =>
    import('../features/consignments/information/ConsignmentDrawer').then(
      ({ ConsignmentDrawer }) => ({
        default: ConsignmentDrawer,
      }),
    ),
  ),
  tracking: lazy(() =>
    import('../features/tracking/TrackingDialog').then(({ TrackingDialog }) => ({
      default: TrackingDialog,
    })),
  ),
  history: lazy(() =>
    import('../features/history/HistoryDrawer').then(({ HistoryDrawer }) => ({
      default: HistoryDrawer,
    })),
  ),
  rules: lazy(() =>
    import('../features/rules-fees/RulesFeesDialog').then(({ RulesFeesDialog }) => ({
      default: RulesFeesDialog,
    })),
  ),
};

const ID = /^[1-9]\d{0,9}$/;
/** Valid ids in the URL for each kind of dialog; anything else opens none. */
const names: Readonly<Record<RecordDialogKind, RegExp>> = {
  consignment: ID,
  tracking: ID,
  history: /^[a-z]+-\d+$/,
  rules: /^[a-z-]+-\d+$/,
};

/** Dialogs about one record, over any page; the code of each loads when its parameter first appears in the URL. */
export function RecordDialogs() {
  return (
    <>
      <RecordDialogOf kind="consignment" />
      <RecordDialogOf kind="tracking" />
      <RecordDialogOf kind="history" />
      <RecordDialogOf kind="rules" />
    </>
  );
}

function RecordDialogOf({ kind }: { readonly kind: RecordDialogKind }) {
  const { value } = useRecordDialog(kind);
  const Dialog = dialogs[kind];
  if (value === null || !names[kind].test(value)) return null;
  return (
    <Suspense fallback={null}>
      <Dialog key={value} />
    </Suspense>
  );
}
