import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { addressTexts } from '@contracts/texts/spec/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { LoadFailedAlert } from '../../../shared/feedback/LoadFailedAlert';
import { AddressCard } from './AddressCard';
import { type DefaultAddressScreen, useDefaultAddressScreen } from './useDefaultAddressScreen';

export interface DefaultAddressCardProps {
  readonly label: string;
  readonly clientId: number;
  readonly defaultAddress: AddressView | null;
  /** Reloads it; undefined unless loading failed. */
  readonly reload: (() => void) | undefined;
  readonly error: string | undefined;
}

/** Default address as sender or receiver: changed on another screen (CON-24, CON-26, CON-27). */
export function DefaultAddressCard(props: DefaultAddressCardProps) {
  const { label, clientId, defaultAddress, reload, error } = props;
  const screen = useDefaultAddressScreen(clientId, defaultAddress);
  return (
    <Box sx={{ minWidth: 0, display: 'grid' }}>
      {defaultAddress ? (
        <AddressCard
          label={label}
          address={defaultAddress}
          isLocked
          actions={
            screen && (
              <Link component={RouterLink} to={screen.to} sx={linkSx}>
                {screen.label}
              </Link>
            )
          }
        />
      ) : (
        <NoAddress reload={reload} screen={screen} />
      )}
      {defaultAddress?.status === 'DRAFT' && (
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

interface NoAddressProps extends Pick<DefaultAddressCardProps, 'reload'> {
  readonly screen: DefaultAddressScreen | null;
}

/** Shown without a default address, with a link to set one; says if it could not be loaded. */
function NoAddress({ reload, screen }: NoAddressProps) {
  if (!reload)
    return (
      <Alert severity="warning">
        {consignmentFormTexts.noDefaultAddress}{' '}
        {screen && (
          <Link component={RouterLink} to={screen.to}>
            {consignmentFormTexts.setDefaultAddress}
          </Link>
        )}
      </Alert>
    );
  return <LoadFailedAlert message={appAddressTexts.defaultFailed} onRetry={reload} />;
}

/** A target of 44 px on a phone, in line with the label. */
const linkSx = {
  display: 'inline-flex',
  alignItems: 'center',
  py: { xs: 3, sm: 0 },
  my: { xs: -3, sm: 0 },
} as const;
