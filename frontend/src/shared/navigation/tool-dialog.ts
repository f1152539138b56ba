import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';

/** The tools of the sidebar that open over whichever screen (SHELL-47 to SHELL-55). */
export type ToolDialogName =
  | 'quick-quote'
  | 'import-addresses'
  | 'import-consignments'
  | 'load-carrier-zones'
  | 'import-rate-cards'
  | 'client-reporting'
  | 'financial-reporting'
  | 'resend-data';

export interface ToolDialogProps {
  readonly onClose: () => void;
}

/** One tool. A feature exports its own as `<feature>Dialogs`; `app/tool-dialogs.tsx` registers them. */
export interface ToolDialog {
  readonly name: ToolDialogName;
  /** Any one of these. */
  readonly anyOf: readonly PermissionName[];
  /** Loads the dialog; its chunk comes when it is first opened. */
  readonly load: () => Promise<ComponentType<ToolDialogProps>>;
}

const KEY = 'dialog';

/** How the sidebar names a tool among its links. */
export const toolLink = (name: ToolDialogName): `?dialog=${ToolDialogName}` => `?${KEY}=${name}`;

/** The address with a tool open over it; the list below keeps its page and filters. */
export function withTool(params: URLSearchParams, link: string): string {
  const next = new URLSearchParams(params);
  next.set(KEY, new URLSearchParams(link).get(KEY) ?? '');
  return `?${next.toString()}`;
}

/** The tool that is open stands in the address, so that a link or a reload brings it back. */
export function useToolDialog() {
  const [params, setParams] = useSearchParams();
  return {
    name: params.get(KEY),
    open: (name: ToolDialogName) => {
      setParams((current) => new URLSearchParams(withTool(current, toolLink(name))));
    },
    close: () => {
      setParams((current) => {
        current.delete(KEY);
        return current;
      });
    },
  };
}
