import Drawer from '@mui/material/Drawer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { Sidebar, type SidebarProps } from './Sidebar';

export interface SidebarDrawerProps {
  readonly sidebar: SidebarProps;
  readonly onClose: () => void;
}

/**
 * Off-canvas sidebar of a narrow screen. Closes when another page opens, for example from the search, but not when only
 * the query changes.
 */
export function SidebarDrawer({ sidebar, onClose }: SidebarDrawerProps) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== openedAt) close();
  }, [pathname, openedAt]);
  return (
    <Drawer
      open
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': appTexts.mainNavigation } }}
    >
      <Sidebar {...sidebar} isCompact={false} onToggle={onClose} onLeave={onClose} />
    </Drawer>
  );
}
