import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { Suspense } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { lazy } from '../../../shared/loading/lazy';
import type { AppRoute } from '../../../shared/navigation/app-route';
import { ClientSelector } from './ClientSelector';
import { LivePill } from './LivePill';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';

/** Presence arrives with the socket, after the page. */
const PresenceAvatars = lazy(() =>
  import('./PresenceAvatars').then(({ PresenceAvatars: Component }) => ({ default: Component })),
);

/** Controls at the right end of every page header. */
export function HeaderControls(props: {
  readonly client: AppRoute['client'];
  readonly onHelp: () => void;
}) {
  return (
    <>
      <Suspense fallback={null}>
        <PresenceAvatars />
      </Suspense>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LivePill />
      </Box>
      <Box
        aria-hidden
        sx={{ width: '1px', height: 18, bgcolor: 'divider', display: { xs: 'none', sm: 'block' } }}
      />
      <ClientSelector need={props.client} />
      <NotificationBell />
      <UserMenu onHelp={props.onHelp} />
    </>
  );
}

/** Opens the off-canvas sidebar. */
export function MenuButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <IconButton
      aria-label={appTexts.openMenu}
      onClick={onClick}
      sx={{ display: { md: 'none' }, ml: -1 }}
    >
      <Menu size={16} aria-hidden />
    </IconButton>
  );
}
