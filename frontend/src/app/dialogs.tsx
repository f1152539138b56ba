import { Suspense, type ComponentType } from 'react';

import { addressBookDialogs } from '../features/address-book/address-book.dialogs';
import { bulkImportDialogs } from '../features/bulk-imports/bulk-imports.dialogs';
import { manifestsDialogs } from '../features/manifests/manifests.dialogs';
import { quickQuoteDialogs } from '../features/quick-quote/quick-quote.dialogs';
import { reportingDialogs } from '../features/reporting/reporting.dialogs';
import { lazy } from '../shared/loading/lazy';
import {
  toolLink,
  useToolDialog,
  type ToolDialog,
  type ToolDialogProps,
} from '../shared/navigation/tool-dialog';
import { parseRecordId } from '../shared/navigation/record-id';
import { useRecordDialog, type RecordDialogKind } from '../shared/navigation/useRecordDialog';
import { useClient } from '../shared/session/useClient';
import { usePermissionCheck } from '../shared/session/usePermission';

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

const isId = (text: string) => parseRecordId(text) !== null;
const isSubject = (text: string) => /^[a-z-]+-\d+$/.test(text);
/** Whether a value in the URL can name the record of a dialog; with any other value it does not open. */
const namesRecord: Readonly<Record<RecordDialogKind, (value: string) => boolean>> = {
  consignment: isId,
  tracking: isId,
  history: isSubject,
  rules: isSubject,
};

/** Dialogs about one record, over any page; the code of each loads when its parameter first appears in the URL. */
export function RecordDialogs() {
  return (
    <>
      <RecordDialog kind="consignment" />
      <RecordDialog kind="tracking" />
      <RecordDialog kind="history" />
      <RecordDialog kind="rules" />
    </>
  );
}

function RecordDialog({ kind }: { readonly kind: RecordDialogKind }) {
  const { value } = useRecordDialog(kind);
  const Dialog = dialogs[kind];
  if (value === null || !namesRecord[kind](value)) return null;
  return (
    <Suspense fallback={null}>
      <Dialog key={value} />
    </Suspense>
  );
}

/** All tools. The sidebar and the palette offer only these. */
const tools: readonly ToolDialog[] = [
  ...quickQuoteDialogs,
  ...addressBookDialogs,
  ...bulkImportDialogs,
  ...manifestsDialogs,
  ...reportingDialogs,
];

/** Tools by link, as used in the sidebar. */
export const toolsByLink: ReadonlyMap<string, ToolDialog> = new Map(
  tools.map((tool) => [toolLink(tool.name), tool]),
);

interface LoadedTool extends ToolDialog {
  readonly Dialog: ComponentType<ToolDialogProps>;
}

const lazyTools: readonly LoadedTool[] = tools.map((tool) => ({
  ...tool,
  Dialog: lazy(async () => ({ default: await tool.load() })),
}));

/** Only needed when the clients cannot be loaded. */
const ToolFailure = lazy(async () => ({
  default: (await import('./ToolFailure')).ToolFailure,
}));

/** Renders the tool in the URL, for users with access, once their client is known. */
export function ToolDialogs() {
  const { name, close } = useToolDialog();
  const can = usePermissionCheck();
  const { isReady, failure } = useClient();
  const canOpen = ({ anyOf }: ToolDialog) => anyOf.some((permission) => can(permission));
  // a form would start with another client's data
  if (!isReady && !failure) return null;

  return lazyTools
    .filter((tool) => tool.name === name && canOpen(tool))
    .map(({ name: toolName, Dialog }) => {
      const onClose = () => {
        close(toolName);
      };
      return (
        <Suspense key={toolName} fallback={null}>
          {failure ? (
            <ToolFailure failure={failure} onClose={onClose} />
          ) : (
            <Dialog onClose={onClose} />
          )}
        </Suspense>
      );
    });
}
