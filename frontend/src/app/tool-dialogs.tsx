import { lazy, Suspense, type ComponentType } from 'react';

import { addressBookDialogs } from '../features/address-book/address-book.dialogs';
import {
  toolLink,
  useToolDialog,
  type ToolDialog,
  type ToolDialogProps,
} from '../shared/navigation/tool-dialog';
import { usePermissionCheck } from '../shared/session/usePermission';

/** Every tool there is. The sidebar and the palette offer only what stands here. */
const tools: readonly ToolDialog[] = [...addressBookDialogs];

/** By link, as the sidebar knows them. */
export const toolsByLink: ReadonlyMap<string, ToolDialog> = new Map(
  tools.map((tool) => [toolLink(tool.name), tool]),
);

const components: ReadonlyMap<string, ComponentType<ToolDialogProps>> = new Map(
  tools.map(({ name, load }) => [name, lazy(async () => ({ default: await load() }))]),
);

/** The tool that the address names, for those who may use it. */
export function ToolDialogs() {
  const { name, close } = useToolDialog();
  const can = usePermissionCheck();
  const tool = tools.find((candidate) => candidate.name === name);
  const Component = tool && components.get(tool.name);

  if (!Component || !tool.anyOf.some((permission) => can(permission))) return null;
  return (
    <Suspense fallback={null}>
      <Component onClose={close} />
    </Suspense>
  );
}
