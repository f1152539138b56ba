import type { LucideIcon } from 'lucide-react';

import type { PermissionName } from '@contracts/permissions/permissions';

export interface SidebarEntry {
  readonly label: string;
  /** A path, or `?dialog=…` for a tool that opens over the current screen. */
  readonly to: string;
  readonly icon: LucideIcon;
  /** Requires any one of these; undefined means everyone. */
  readonly anyOf?: readonly PermissionName[];
  /** Only for super admins, or only for everyone else. */
  readonly audience?: 'super-admin' | 'not-super-admin';
  /** tinykeys sequence. */
  readonly keys?: string;
}

export interface SidebarGroup {
  readonly label?: string;
  readonly entries: readonly SidebarEntry[];
}

export interface Visibility {
  readonly registered: { readonly has: (path: string) => boolean };
  readonly holds: (permission: PermissionName) => boolean;
}

/** Whether the user sees an entry: registered, permitted and for their audience. */
export function isVisible(entry: SidebarEntry, { registered, holds }: Visibility): boolean {
  const isSuperAdmin = holds('SUPER_ADMIN_CONTENT');
  if (!registered.has(entry.to)) return false;
  if (entry.audience === 'super-admin' && !isSuperAdmin) return false;
  if (entry.audience === 'not-super-admin' && isSuperAdmin) return false;
  return entry.anyOf?.some((permission) => holds(permission)) ?? true;
}
