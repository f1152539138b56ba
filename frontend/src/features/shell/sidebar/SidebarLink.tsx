import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link, NavLink } from 'react-router-dom';

import { withTool } from '../../../shared/navigation/tool-dialog';
import { focusRing, vars } from '../../../shared/theme/vars';
import type { SidebarItem } from './sidebar-item';
import { useUrlState } from '../../../shared/navigation/useUrlState';

export interface SidebarCount {
  readonly value: number;
  /** Red for failures, grey for open work. */
  readonly isFailure?: boolean;
  /** For screen readers: 'open consignments', 'failed manifests'. */
  readonly description: string;
}

export interface SidebarLinkProps {
  readonly item: SidebarItem;
  readonly isCompact: boolean;
  readonly count?: SidebarCount | undefined;
  readonly onPreload: (path: string) => void;
  readonly onClick?: () => void;
}

/** One entry; the current page is highlighted. */
export function SidebarLink({ item, isCompact, count, onPreload, onClick }: SidebarLinkProps) {
  const { icon: Icon, label, to } = item;
  const preload = () => {
    onPreload(to);
  };
  const target = useTarget(to);
  const link = (
    <Box
      {...target}
      onPointerEnter={preload}
      onFocus={preload}
      {...(isCompact && { 'aria-label': label })}
      {...(onClick && { onClick })}
      sx={sidebarItemSx}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      {!isCompact && label}
      {!isCompact && count && count.value > 0 && <Count {...count} />}
    </Box>
  );
  return isCompact ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Marks the current screen; a tool keeps the URL of the screen below it. */
function useTarget(to: string) {
  const [params] = useUrlState();
  return to.startsWith('?')
    ? ({ component: Link, to: withTool(params, to) } as const)
    : ({ component: NavLink, to } as const);
}

const Count = ({ value, isFailure, description }: SidebarCount) => (
  <Box component="span" aria-label={`${value} ${description}`} sx={isFailure ? failureSx : countSx}>
    {value.toLocaleString('en-AU')}
  </Box>
);

export const sidebarItemSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  // a target of 44 px off-canvas
  minHeight: { xs: 44, md: 29 },
  width: 1,
  px: 2,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 500,
  letterSpacing: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  color: 'text.secondary',
  '& > svg': { flex: 'none', color: 'app.textMuted' },
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: 0 }),
  '&.active': {
    color: 'text.primary',
    bgcolor: 'background.paper',
    boxShadow: (theme) => `0 0 0 1px ${vars(theme).app.line}, ${vars(theme).app.shadowSmall}`,
    '& > svg': { color: 'text.primary' },
  },
};

const countSx = { ml: 'auto', color: 'app.textMuted', typography: 'caption' } as const;

const failureSx = {
  ml: 'auto',
  px: '6px',
  borderRadius: '8px',
  fontSize: '0.71875rem',
  lineHeight: '1rem',
  fontWeight: 600,
  color: 'app.tone.bad.fg',
  bgcolor: 'app.tone.bad.bg',
} as const;
