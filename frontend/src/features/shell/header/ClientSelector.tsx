import Box from '@mui/material/Box';
import { ChevronsUpDown, Store } from 'lucide-react';
import { Suspense } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { PopoverButton } from '../../../shared/layout/PopoverButton';
import { lazy } from '../../../shared/loading/lazy';
import type { AppRoute } from '../../../shared/navigation/app-route';
import { isClientMissing, useClient } from '../../../shared/session/useClient';

const ClientPicker = lazy(() =>
  import('./ClientPicker').then(({ ClientPicker: Component }) => ({ default: Component })),
);

/** SHELL-67 to SHELL-71: client selector; users of one client see its name only. */
export function ClientSelector({ requirement }: { readonly requirement: AppRoute['client'] }) {
  const client = useClient();
  const { canChoose, clientName } = client;
  const isMissing = isClientMissing(client, requirement);
  if (requirement === 'fixed') return null;
  if (!canChoose)
    return clientName ? <ClientName placement="header">{clientName}</ClientName> : null;

  return (
    <PopoverButton
      label={appTexts.client}
      buttonProps={{ startIcon: <Store size={14} aria-hidden />, sx: buttonSx }}
      button={
        <>
          <ClientName placement="button">
            {clientName ?? (isMissing ? appTexts.selectClient : appTexts.allClients)}
          </ClientName>
          <Box
            component={ChevronsUpDown}
            size={14}
            aria-hidden
            sx={{ flex: 'none', color: 'app.textMuted' }}
          />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Box sx={{ width: 300, height: 200 }} />}>
          <ClientPicker canSelectAll={requirement !== 'required'} onSelected={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
}

/** On a phone the name takes the available width. */
const buttonSx = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } };

interface ClientNameProps {
  readonly placement: 'button' | 'header';
  readonly children: string;
}

/** Truncates the name inside the button. */
const ClientName = ({ placement, children }: ClientNameProps) => (
  <Box
    component="span"
    sx={{
      flexShrink: 1,
      maxWidth: { xs: placement === 'button' ? 110 : 150, sm: 220 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 500,
    }}
  >
    {children}
  </Box>
);
