import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Menu, ScanBarcode } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';

import { appBottomBarTexts as texts } from '@contracts/texts/app/bottom-bar';
import { appScanTexts } from '@contracts/texts/app/scan';

import { pushedSheet, withSheet } from '../../shared/navigation/useSheet';
import { focusRing } from '../../shared/theme/vars';
import type { VisibleItems } from './sidebar/useSidebarItems';
import { useHiddenOnScroll } from './useHiddenOnScroll';

export interface BottomBarProps {
  readonly items: VisibleItems;
  readonly onPreload: (path: string) => void;
  /** Opens the sidebar with everything else. */
  readonly onMore: () => void;
}

/** Pages that scan labels with a phone's camera; the first one that the user can open is used. */
const scanPaths = ['/consignment/list', '/track-and-trace'];

/**
 * Navigation on phones, within reach of the thumb. It is part of the layout, not above it, so that nothing is hidden
 * behind it; dialogs and the on-screen keyboard cover it.
 */
export function BottomBar({ items, onPreload, onMore }: BottomBarProps) {
  const isHidden = useHiddenOnScroll();
  const visible = items.groups.flatMap((group) => group.items);
  const screens = (...paths: string[]) =>
    visible
      .filter(({ to }) => paths.includes(to))
      .map(({ to, label, icon: Icon }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          sx={itemSx}
          onPointerDown={() => {
            onPreload(to);
          }}
        >
          <Icon size={18} strokeWidth={1.6} aria-hidden />
          <span>{label}</span>
        </Box>
      ));
  // the list is also open to users who only create
  const canScan = visible.some(({ to }) => to === '/track-and-trace');
  const scanPath = canScan && scanPaths.find((path) => visible.some(({ to }) => to === path));

  return (
    <Box component="nav" aria-label={texts.name} data-hidden={isHidden} sx={barSx}>
      {screens('/dashboard', '/consignment/list')}
      {scanPath && <ScanLink path={scanPath} />}
      {screens('/manifest/list')}
      <Box component="button" type="button" aria-haspopup="dialog" onClick={onMore} sx={itemSx}>
        <Menu size={18} strokeWidth={1.6} aria-hidden />
        <span>{texts.more}</span>
      </Box>
    </Box>
  );
}

/** Opens the camera; a list that is open keeps its tab and filters. */
function ScanLink({ path }: { readonly path: string }) {
  const { pathname, search } = useLocation();
  return (
    <Box
      component={Link}
      to={`${path}${withSheet(pathname === path ? search : '', 'scan')}`}
      state={pathname === path ? pushedSheet : null}
      sx={itemSx}
    >
      <b>
        <ScanBarcode size={18} strokeWidth={1.6} aria-hidden />
      </b>
      <span>{appScanTexts.scan}</span>
    </Box>
  );
}

const HEIGHT = 56;
const inset = 'env(safe-area-inset-bottom, 0px)';

const barSx: SxProps<Theme> = {
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: `calc(${HEIGHT + 1}px + ${inset})`,
  pb: inset,
  overflow: 'hidden',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
  // its links can still be reached with the Tab key, which brings it back
  '&[data-hidden="true"]:not(:has(:focus-visible))': { height: 0, pb: 0, borderTop: 0 },
};

const itemSx: SxProps<Theme> = {
  flex: '1 1 auto',
  minWidth: 44,
  height: HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  px: '2px',
  border: 0,
  bgcolor: 'transparent',
  fontFamily: 'inherit',
  fontSize: '0.71875rem',
  lineHeight: '1rem',
  fontWeight: 500,
  letterSpacing: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: 'app.textMuted',
  '&.active': { color: 'text.primary', fontWeight: 600 },
  '&:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: -3 }),
  '& b': {
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 26,
    mt: '-8px',
    borderRadius: '14px',
    color: 'app.onInk',
    bgcolor: 'app.ink',
  },
};
