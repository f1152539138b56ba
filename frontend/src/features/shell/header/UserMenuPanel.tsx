import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Keyboard, LogOut } from 'lucide-react';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { logout } from '../../../shared/session/logout';
import { useClient } from '../../../shared/session/useClient';
import { useSession } from '../../../shared/session/useSession';
import { AppearanceMenu } from './AppearanceMenu';

export interface UserMenuPanelProps {
  /** Anchor button; null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** SHELL-31, SHELL-32: the user's name, appearance, and logout. */
export const UserMenuPanel = ({ anchor, onClose, onHelp }: UserMenuPanelProps) => (
  <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} sx={{ '& ul': { width: 240 } }}>
    <SignedInUser />
    <Divider />
    <AppearanceMenu />
    <Divider />
    <MenuItem
      onClick={() => {
        onClose();
        onHelp();
      }}
    >
      <Keyboard size={14} aria-hidden />
      {appTexts.help}
    </MenuItem>
    <MenuItem onClick={logout}>
      <LogOut size={14} aria-hidden />
      {authTexts.logout}
    </MenuItem>
  </Menu>
);

const roleText = (role: string) => role.replaceAll('_', ' ').toLowerCase();

function SignedInUser() {
  const { claims } = useSession();
  const { clientName } = useClient();

  return (
    <ListSubheader
      component="li"
      role="presentation"
      sx={{ lineHeight: 'inherit', py: 1, bgcolor: 'transparent' }}
    >
      <Typography sx={{ fontWeight: 500, color: 'text.primary' }}>{claims?.name}</Typography>
      <Box sx={{ typography: 'body2', color: 'app.textMuted' }}>
        <div>{claims?.email}</div>
        <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {claims?.roles.map(roleText).join(', ')}
        </Box>
        {clientName && <div>{clientName}</div>}
      </Box>
    </ListSubheader>
  );
}
