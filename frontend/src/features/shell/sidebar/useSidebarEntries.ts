import { useMemo } from 'react';

import { usePermissionCheck } from '../../../shared/session/usePermission';
import { createEntries, settingsEntry, sidebarGroups } from './sidebar-entries';
import { isVisible, type SidebarEntry, type SidebarGroup, type Visibility } from './sidebar-entry';

export interface VisibleEntries {
  readonly create: readonly SidebarEntry[];
  readonly groups: readonly SidebarGroup[];
  readonly settings: readonly SidebarEntry[];
}

/** Entries visible to this user. */
export function useSidebarEntries(registered: Visibility['registered']): VisibleEntries {
  const holds = usePermissionCheck();
  return useMemo(() => {
    const visible = (entries: readonly SidebarEntry[]) =>
      entries.filter((entry) => isVisible(entry, { registered, holds }));
    return {
      create: visible(createEntries),
      groups: sidebarGroups
        .map((group) => ({ ...group, entries: visible(group.entries) }))
        .filter(({ entries }) => entries.length > 0),
      settings: visible([settingsEntry]),
    };
  }, [registered, holds]);
}
