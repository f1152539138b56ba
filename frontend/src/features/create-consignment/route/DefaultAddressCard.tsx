import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';
import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { addressTexts } from '@contracts/texts/spec/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { usePermission } from '../../../shared/session/usePermission';
import { AddressCard } from './AddressCard';

export interface DefaultAddressCardProps {
  readonly label: string;
  readonly home: AddressView | null;
  /** Reloads it; undefined unless loading failed. */
  readonly reload: (() => void) | undefined;
  readonly error: string | undefined;
}

/** Default address as sender or receiver: changed in the settings (CON-24, CON-26, CON-27). */
export function DefaultAddressCard({ label, home, reload, error }: DefaultAddressCardProps) {
  const canSet = usePermission('SETTINGS_SCREEN');
  return (
    <Box sx={{ minWidth: 0, display: 'grid' }}>
      {home ? (
        <AddressCard
          label={label}
          address={home}
          isLocked
          actions={
            canSet && (
              <Link component={RouterLink} to="/settings" sx={linkSx}>
                Settings
              </Link>
            )
          }
        />
      ) : (
        <NoAddress reload={reload} />
      )}
      {home?.status === 'DRAFT' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {addressTexts.defaultIncomplete}
        </Alert>
      )}
      {error && (
        <Box role="alert" sx={{ mt: 1, color: 'app.tone.bad.fg' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

/** Shown without a default address; says if it could not be loaded. */
function NoAddress({ reload }: Pick<DefaultAddressCardProps, 'reload'>) {
  if (!reload) return <Alert severity="warning">{consignmentFormTexts.noDefaultAddress}</Alert>;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" variant="text" color="inherit" onClick={reload}>
          {appTexts.tryAgain}
        </Button>
      }
    >
      {appAddressTexts.defaultFailed}
    </Alert>
  );
}

/** A target of 44 px on a phone, in line with the label. */
const linkSx = {
  display: 'inline-flex',
  alignItems: 'center',
  py: { xs: 3, sm: 0 },
  my: { xs: -3, sm: 0 },
} as const;
