import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { lazy } from '../../../shared/loading/lazy';
import { useSession } from '../../../shared/session/useSession';
import { Avatar } from './Avatar';

/** Loaded when first opened. */
const UserMenuPanel = lazy(() =>
  import('./UserMenuPanel').then(({ UserMenuPanel: Component }) => ({ default: Component })),
);

/** The user's initials, with a menu. */
export function UserMenu({ onHelp }: { readonly onHelp: () => void }) {
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
          // the menu may still be loading: the key is handled here then
          if (key === 'Escape') setAnchor(null);
        }}
        sx={{ borderRadius: '50%' }}
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
