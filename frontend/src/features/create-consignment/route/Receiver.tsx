import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownTexts } from '@contracts/texts/own';
import type { AddressView } from '@contracts/views/address.view';

import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { AddressCard } from './AddressCard';
import { AddressPicker } from './AddressPicker';

export interface ReceiverProps {
  readonly clientId: number;
  readonly state: ConsignmentFormState;
  readonly error: string | undefined;
}

const LABEL = 'Delivery address';

/** Where the goods go: the picked address, or the picker. */
export function Receiver({ clientId, state, error }: ReceiverProps) {
  const { receiver, specialInstructions } = state.form;
  const [mode, setMode] = useState<'shown' | 'changing' | 'picked'>('shown');
  const close = () => {
    setMode('picked');
  };

  if (receiver === null || mode === 'changing')
    return (
      <Box sx={{ minWidth: 0 }}>
        <AddressPicker
          label={LABEL}
          clientId={clientId}
          error={error}
          autoFocus={mode === 'changing'}
          onPick={(address) => {
            close();
            // CON-31: a new delivery address brings its own instructions
            state.change({
              receiver: address,
              specialInstructions: address.specialInstructions ?? specialInstructions,
            });
          }}
        />
        {receiver && <LinkButton label={ownTexts.cancel} onClick={close} />}
      </Box>
    );

  return (
    <PickedAddress
      address={receiver}
      isFresh={mode === 'picked'}
      onChange={() => {
        setMode('changing');
      }}
    />
  );
}

interface PickedAddressProps {
  readonly address: AddressView;
  /** It was picked just now: whoever did so with the keyboard goes on from here. */
  readonly isFresh: boolean;
  readonly onChange: () => void;
}

const PickedAddress = ({ address, isFresh, onChange }: PickedAddressProps) => (
  <Box sx={{ minWidth: 0, display: 'grid' }}>
    <AddressCard
      label={LABEL}
      address={address}
      actions={<LinkButton label="Change" autoFocus={isFresh} onClick={onChange} />}
    />
    {address.status === 'DRAFT' && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {addressTexts.incomplete}
      </Alert>
    )}
  </Box>
);

interface LinkButtonProps {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly onClick: () => void;
}

const LinkButton = ({ label, ...button }: LinkButtonProps) => (
  <Button size="small" variant="text" color="primary" {...button}>
    {label}
  </Button>
);
