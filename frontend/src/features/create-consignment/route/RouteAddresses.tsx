import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import type { ConsignmentForm } from '../form/consignment-form';
import type { FormChange } from '../form/useConsignmentForm';
import { DefaultAddressCard } from './DefaultAddressCard';
import { SelectedAddress } from './SelectedAddress';

export interface RouteAddressesProps extends Pick<
  ConsignmentForm,
  'consignmentType' | 'sender' | 'receiver'
> {
  readonly clientId: number;
  readonly defaultAddress: AddressView | null;
  readonly reloadDefaultAddress: (() => void) | undefined;
  readonly isNew: boolean;
  readonly senderError: string | undefined;
  readonly receiverError: string | undefined;
  readonly change: (part: FormChange) => void;
}

/** Sender and receiver. Memoised: typing elsewhere does not re-render it. */
export const RouteAddresses = memo(function RouteAddresses(props: RouteAddressesProps) {
  return (
    <Box sx={routeSx}>
      <SenderField {...props} />
      <ArrowRight className="arrow" size={16} strokeWidth={1.6} aria-hidden />
      <ReceiverField {...props} />
    </Box>
  );
});

function SenderField({ consignmentType, sender, senderError, ...props }: RouteAddressesProps) {
  const { clientId, defaultAddress, reloadDefaultAddress, change } = props;
  if (consignmentType === 'DEFAULT')
    return (
      <DefaultAddressCard
        label="Sender"
        clientId={clientId}
        defaultAddress={defaultAddress}
        reload={reloadDefaultAddress}
        error={senderError}
      />
    );
  return (
    <SelectedAddress
      key={consignmentType}
      label="Sender"
      clientId={clientId}
      address={sender}
      error={senderError}
      onSelect={(selected) => {
        change({ sender: selected });
      }}
    />
  );
}

function ReceiverField({
  isNew,
  consignmentType,
  receiver,
  receiverError,
  ...props
}: RouteAddressesProps) {
  const { clientId, defaultAddress, reloadDefaultAddress, change } = props;
  if (consignmentType === 'RETURN')
    return (
      <DefaultAddressCard
        label="Delivery address"
        clientId={clientId}
        defaultAddress={defaultAddress}
        reload={reloadDefaultAddress}
        error={receiverError}
      />
    );
  return (
    <SelectedAddress
      key={consignmentType}
      label="Delivery address"
      clientId={clientId}
      address={receiver}
      error={receiverError}
      onSelect={(selected) => {
        change((form) => ({
          receiver: selected,
          ...(isNew && copiedInstructions(form, selected)),
        }));
      }}
    />
  );
}

/**
 * CON-31: a new consignment takes the instructions of its delivery address; but an edit of the address that is already
 * selected replaces none that were typed or cleared.
 */
function copiedInstructions(
  { receiver, specialInstructions: typed }: ConsignmentForm,
  { id, specialInstructions }: AddressView,
): Partial<ConsignmentForm> {
  const previous = receiver?.specialInstructions ?? '';
  const isTyped = receiver?.id === id && typed !== previous;
  return specialInstructions === null || isTyped ? {} : { specialInstructions };
}

const routeSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 16px minmax(0, 1fr)' },
  alignItems: 'stretch',
  gap: '6px',
  '& .arrow': { display: { xs: 'none', sm: 'block' }, alignSelf: 'center' },
} as const;
