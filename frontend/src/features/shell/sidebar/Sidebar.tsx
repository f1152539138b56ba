import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { CircleQuestionMark, PanelLeft, Search } from 'lucide-react';
import { memo } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { keyText } from '../../../shared/commands/useShortcuts';
import { Logo } from '../../../shared/layout/Logo';
import { Kbd } from '../../../shared/text/Kbd';
import { vars } from '../../../shared/theme/vars';
import { CreateButton } from './CreateButton';
import { SidebarLink, sidebarItemSx } from './SidebarLink';
import { useWorkCounts } from '../useWorkCounts';
import type { VisibleItems } from './useSidebarItems';

export interface SidebarProps {
  readonly items: VisibleItems;
  /** Icons only. */
  readonly isCompact: boolean;
  readonly onToggle: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Preloads the screen of an entry, on hover or focus. */
  readonly onPreload: (path: string) => void;
  /** Closes the off-canvas sidebar. */
  readonly onLeave?: () => void;
}

/** Navigation: search, Create New, screens by group, settings and help. Navigating re-renders only its links. */
export const Sidebar = memo(function Sidebar(props: SidebarProps) {
  const { items, isCompact, onToggle, onLeave } = props;
  const leave = onLeave && { onClick: onLeave };

  return (
    <Box component="nav" aria-label={appTexts.mainNavigation} sx={sidebarSx(isCompact)}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36, px: '6px', gap: 1 }}>
        {!isCompact && <Logo />}
        <IconButton
          size="small"
          aria-label={appTexts.toggleSidebar}
          aria-expanded={!isCompact}
          aria-keyshortcuts="["
          onClick={onToggle}
          sx={{ ml: 'auto', mr: isCompact ? 'auto' : 0, color: 'app.textMuted' }}
        >
          <PanelLeft size={14} aria-hidden />
        </IconButton>
      </Box>
      <SearchButton {...props} />
      <CreateButton
        items={items.create}
        isCompact={isCompact}
        onPreload={props.onPreload}
        {...(onLeave && { onSelect: onLeave })}
      />
      <Box sx={screensSx}>
        <ItemGroups {...props} />
      </Box>
      {items.settings.map((item) => (
        <SidebarLink
          key={item.to}
          item={item}
          isCompact={isCompact}
          onPreload={props.onPreload}
          {...leave}
        />
      ))}
      <HelpButton {...props} />
    </Box>
  );
});

function HelpButton({ isCompact, onHelp }: SidebarProps) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onHelp}
      {...(isCompact && { 'aria-label': appTexts.help })}
      sx={sidebarItemSx}
    >
      <CircleQuestionMark size={16} strokeWidth={1.6} aria-hidden />
      {!isCompact && (
        <>
          {appTexts.help}
          <Box component="span" sx={{ ml: 'auto' }}>
            <Kbd>?</Kbd>
          </Box>
        </>
      )}
    </Box>
  );
}

function SearchButton({ isCompact, onSearch }: SidebarProps) {
  return (
    <Box
      component="button"
      type="button"
      {...(isCompact && { 'aria-label': appTexts.searchOrJump })}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      sx={searchSx}
    >
      <Search size={14} strokeWidth={1.6} aria-hidden />
      {!isCompact && (
        <>
          <span>{appTexts.searchOrJump}</span>
          <Box component="span" sx={{ ml: 'auto' }}>
            <Kbd>{keyText('$mod+k')}</Kbd>
          </Box>
        </>
      )}
    </Box>
  );
}

/** Separated, so that changed counts re-render only the entries. */
function ItemGroups({ items, isCompact, onPreload, onLeave }: SidebarProps) {
  const counts = useWorkCounts();
  return items.groups.map(({ label, items: links }) => (
    <Box key={label ?? 'work'} sx={groupGapSx}>
      {label && !isCompact && (
        <Box component="h2" sx={groupSx}>
          {label}
        </Box>
      )}
      {links.map((item) => (
        <SidebarLink
          key={item.to}
          item={item}
          isCompact={isCompact}
          count={counts.get(item.to)}
          onPreload={onPreload}
          {...(onLeave && { onClick: onLeave })}
        />
      ))}
    </Box>
  ));
}

const sidebarSx = (isCompact: boolean): SxProps<Theme> => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: isCompact ? 56 : 216,
  height: 1,
  p: '10px 10px 10px 12px',
  bgcolor: 'app.canvas',
});

/** Scrolls separately, so that settings and help stay in view; a shadow shows that more entries follow. */
const screensSx: SxProps<Theme> = {
  flex: 1,
  minHeight: 0,
  // keeps scrolled entries from touching Create New
  mt: '6px',
  // room for focus outlines
  mx: '-4px',
  px: '4px',
  pb: 1,
  overflowY: 'auto',
  background: (theme) => {
    const { canvas, lineStrong } = vars(theme).app;
    return [
      // scrolls with the entries, and covers the shadow at their end
      `linear-gradient(${canvas}, ${canvas}) bottom / 100% 12px no-repeat local`,
      `linear-gradient(transparent, ${lineStrong}) bottom / 100% 6px no-repeat scroll`,
    ].join(', ');
  },
};

const searchSx: SxProps<Theme> = [
  ...[sidebarItemSx].flat(),
  {
    flex: 'none',
    gap: 2,
    height: { xs: 44, md: 32 },
    m: '10px 0 8px',
    border: 1,
    borderColor: 'app.lineStrong',
    borderRadius: '7px',
    fontWeight: 400,
    color: 'app.textMuted',
    bgcolor: 'background.paper',
    boxShadow: (theme) => vars(theme).app.shadowSmall,
  },
];

const groupGapSx = { mt: '14px', '&:first-of-type': { mt: '8px' } } as const;

const groupSx = { m: 0, px: 2, pb: 1, typography: 'subtitle2', color: 'app.textMuted' } as const;
