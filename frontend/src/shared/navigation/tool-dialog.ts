import type { ComponentType } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { useUrlState } from './useUrlState';

/** Tools of the sidebar, and "Manifest all", that open over any screen (SHELL-47 to SHELL-55). */
export type ToolDialogName =
  | 'quick-quote'
  | 'manifest-all'
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

/** A tool. Each feature exports its own as `<feature>Dialogs`; `app/dialogs.tsx` registers them. */
export interface ToolDialog {
  readonly name: ToolDialogName;
  /** Requires any one of these. */
  readonly anyOf: readonly PermissionName[];
  /** Loads the dialog when it is first opened. */
  readonly load: () => Promise<ComponentType<ToolDialogProps>>;
}

const KEY = 'dialog';

/** Link to a tool in the sidebar. */
export const toolLink = (name: ToolDialogName): `?dialog=${ToolDialogName}` => `?${KEY}=${name}`;

/** URL with a tool open; the list below keeps its page and filters. */
export function withTool(params: URLSearchParams, link: string): string {
  const next = new URLSearchParams(params);
  next.set(KEY, new URLSearchParams(link).get(KEY) ?? '');
  return `?${next.toString()}`;
}

/** Stores the open tool in the URL, so that links and reloads restore it. */
export function useToolDialog() {
  const [params, setParams] = useUrlState();
  return {
    name: params.get(KEY),
    open: (name: ToolDialogName) => {
      setParams((current) => new URLSearchParams(withTool(current, toolLink(name))));
    },
    /** Closes this tool; one opened in its place, before a late response, stays. */
    close: (toolName: ToolDialogName) => {
      setParams((current) => {
        if (current.get(KEY) === toolName) current.delete(KEY);
        return current;
      });
    },
  };
}
