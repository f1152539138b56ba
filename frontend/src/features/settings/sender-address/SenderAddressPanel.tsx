import type { AddressView } from '@contracts/views/address.view';

import type { ClientPanelProps } from '../client-panel';
import { useFindDefaultAddressQuery } from '../client-settings.api';
import { AnswerOf } from '../frame/AnswerOf';
import { SenderAddressForm } from './SenderAddressForm';

/** SETTINGS-01: the default address of the client. */
export function SenderAddressPanel({ clientId }: ClientPanelProps) {
  const query = useFindDefaultAddressQuery(clientId);
  return (
    <AnswerOf query={query}>
      {(address) => (
        <SenderAddressForm key={versionOf(address)} address={address} clientId={clientId} />
      )}
    </AnswerOf>
  );
}

/** Saved, or changed by somebody else: the form starts from what is there now. */
const versionOf = (address: AddressView | null) => JSON.stringify(address);
