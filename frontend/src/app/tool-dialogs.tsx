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
import { usePermissionCheck } from '../shared/session/usePermission';

/** Every tool there is. The sidebar and the palette offer only what stands here. */
const tools: readonly ToolDialog[] = [
  ...quickQuoteDialogs,
  ...addressBookDialogs,
  ...bulkImportDialogs,
  ...manifestsDialogs,
  ...reportingDialogs,
];

/** By link, as the sidebar knows them. */
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

/** The tool that the address names, for those who may use it. */
export function ToolDialogs() {
  const { name, close } = useToolDialog();
  const can = usePermissionCheck();
  const mayOpen = ({ anyOf }: ToolDialog) => anyOf.some((permission) => can(permission));

  return lazyTools
    .filter((tool) => tool.name === name && mayOpen(tool))
    .map(({ name: own, Dialog }) => (
      <Suspense key={own} fallback={null}>
        <Dialog onClose={close} />
      </Suspense>
    ));
}
