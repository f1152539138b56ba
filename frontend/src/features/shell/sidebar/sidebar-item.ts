import type { LucideIcon } from 'lucide-react';

import type { PermissionName } from '@contracts/permissions/permissions';

export interface SidebarItem {
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

export interface SidebarItemGroup {
  readonly label?: string;
  readonly items: readonly SidebarItem[];
}

export interface Visibility {
  readonly registered: { readonly has: (path: string) => boolean };
  readonly hasPermission: (permission: PermissionName) => boolean;
}

/** Whether the user sees an entry: registered, permitted and for their audience. */
export function isVisible(item: SidebarItem, { registered, hasPermission }: Visibility): boolean {
  const isSuperAdmin = hasPermission('SUPER_ADMIN_CONTENT');
  if (!registered.has(item.to)) return false;
  if (item.audience === 'super-admin' && !isSuperAdmin) return false;
  if (item.audience === 'not-super-admin' && isSuperAdmin) return false;
  return item.anyOf?.some((permission) => hasPermission(permission)) ?? true;
}
