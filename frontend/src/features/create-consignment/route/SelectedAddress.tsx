import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appTexts } from '@contracts/texts/app/common';
import type { AddressView } from '@contracts/views/address.view';

import { AddressCard } from './AddressCard';
import { AddressPicker } from './AddressPicker';
import { EditAddress, NewAddress } from './address-editing';
import { LinkButton } from './LinkButton';

export interface SelectedAddressProps {
  readonly label: string;
  readonly clientId: number;
  readonly address: AddressView | null;
  readonly error: string | undefined;
  readonly onSelect: (address: AddressView) => void;
}

/** One address of the route: the selected one, or the picker. */
export function SelectedAddress(props: SelectedAddressProps) {
  const { label, clientId, address, error, onSelect } = props;
  const [mode, setMode] = useState<'shown' | 'changing' | 'changed'>('shown');
  const close = () => {
    setMode('changed');
  };
  const select = (selected: AddressView) => {
    close();
    onSelect(selected);
  };

  if (address === null || mode === 'changing')
    return (
      <Box sx={{ minWidth: 0, '& .MuiButton-root': { ml: '-8px', mr: 2 } }}>
        <AddressPicker
          label={label}
          clientId={clientId}
          error={error}
          autoFocus={mode === 'changing'}
          onSelect={select}
        />
        <NewAddress clientId={clientId} onSaved={select} />
        {address && <LinkButton label={appTexts.cancel} onClick={close} />}
      </Box>
    );

  return (
    <Box sx={{ minWidth: 0, display: 'grid' }}>
      <AddressCard
        label={label}
        address={address}
        actions={
          <>
            <LinkButton
              label="Change"
              // Keeps the focus for keyboard users.
              autoFocus={mode === 'changed'}
              onClick={() => {
                setMode('changing');
              }}
            />
            <EditAddress address={address} onSaved={onSelect} />
          </>
        }
      />
      {address.status === 'DRAFT' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {addressTexts.incomplete}
        </Alert>
      )}
    </Box>
  );
}
