import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import Tooltip from '@mui/material/Tooltip';

import { appTexts } from '@contracts/texts/app/common';

import { lazy } from '../../../shared/loading/lazy';
import type { AppRoute } from '../../../shared/navigation/app-route';
import { useSession } from '../../../shared/session/useSession';
import { Avatar } from '../../../shared/layout/Avatar';
import { ClientSelector } from './ClientSelector';
import { LivePill } from './LivePill';
import { NotificationBell } from './NotificationBell';
import { useAllViewers } from '../../../shared/live/live-state';

/** Controls at the right end of every page header. */
export function HeaderControls(props: {
  readonly client: AppRoute['client'];
  readonly onHelp: () => void;
}) {
  return (
    <>
      <PresenceAvatars />
      <LivePill />
      <Box
        aria-hidden
        sx={{ width: '1px', height: 18, bgcolor: 'divider', display: { xs: 'none', sm: 'block' } }}
      />
      <ClientSelector requirement={props.client} />
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
      sx={{ flex: 'none', display: { md: 'none' }, ml: -2 }}
    >
      <Menu size={16} aria-hidden />
    </IconButton>
  );
}

/** Loaded when first opened. */
const UserMenuPanel = lazy(() =>
  import('./UserMenuPanel').then(({ UserMenuPanel: Component }) => ({ default: Component })),
);

/** The user's initials, with a menu. */
function UserMenu({ onHelp }: { readonly onHelp: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const name = useSession().claims?.name ?? '';

  return (
    <>
      <ButtonBase
        aria-label={`${appTexts.userMenu} ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
        onKeyDown={({ key }) => {
          // handles the key while the menu is still loading
          if (key === 'Escape') setAnchor(null);
        }}
        sx={userButtonSx}
      >
        <Avatar name={name} />
      </ButtonBase>
      {wasOpened && (
        <Suspense fallback={null}>
          <UserMenuPanel
            anchor={anchor}
            onHelp={onHelp}
            onClose={() => {
              setAnchor(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A target of 44 px around the initials on a phone; they stay at the edge. */
const userButtonSx = {
  flex: 'none',
  borderRadius: '50%',
  width: { xs: 44, sm: 'auto' },
  height: { xs: 44, sm: 'auto' },
  mr: { xs: '-9px', sm: 0 },
} as const;

const MAX_AVATARS = 3;

/** Other users with the same record open. */
function PresenceAvatars() {
  const me = useSession().claims?.id;
  const others = useAllViewers().filter(({ id }) => id !== me);
  if (others.length === 0) return null;

  const names = others.map(({ name }) => name).join(', ');
  return (
    <Tooltip title={`${appTexts.alsoViewing} ${names}`}>
      <Box
        role="img"
        aria-label={`${appTexts.alsoViewing} ${names}`}
        sx={{ display: 'flex', gap: '3px' }}
      >
        {others.slice(0, MAX_AVATARS).map(({ id, name }) => (
          <Avatar key={id} name={name} seed={id} size={24} />
        ))}
      </Box>
    </Tooltip>
  );
}
