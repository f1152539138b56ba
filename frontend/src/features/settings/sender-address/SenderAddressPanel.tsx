import type { ClientPanelProps } from '../client-panel';
import { useFindDefaultAddressQuery } from '../client-settings.api';
import { QueryResult } from '../frame/QueryResult';
import { SenderAddressForm } from './SenderAddressForm';

/** SETTINGS-01: default address of the client. */
export function SenderAddressPanel({ clientId }: ClientPanelProps) {
  const query = useFindDefaultAddressQuery(clientId);
  return (
    <QueryResult query={query}>
      {(address) => <SenderAddressForm address={address} clientId={clientId} />}
    </QueryResult>
  );
}
