import { useMemo } from 'react';

import { usePermissionCheck } from '../../../shared/session/usePermission';
import { createItems, settingsItem, sidebarGroups } from './sidebar-items';
import {
  isVisible,
  type SidebarItem,
  type SidebarItemGroup,
  type Visibility,
} from './sidebar-item';

export interface VisibleItems {
  readonly create: readonly SidebarItem[];
  readonly groups: readonly SidebarItemGroup[];
  readonly settings: readonly SidebarItem[];
}

/** Entries visible to this user. */
export function useSidebarItems(registered: Visibility['registered']): VisibleItems {
  const hasPermission = usePermissionCheck();
  return useMemo(() => {
    const visible = (items: readonly SidebarItem[]) =>
      items.filter((item) => isVisible(item, { registered, hasPermission }));
    return {
      create: visible(createItems),
      groups: sidebarGroups
        .map((group) => ({ ...group, items: visible(group.items) }))
        .filter(({ items }) => items.length > 0),
      settings: visible([settingsItem]),
    };
  }, [registered, hasPermission]);
}
