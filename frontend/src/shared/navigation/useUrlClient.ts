import { useClientChoices } from '../session/useClient';
import { parseRecordId } from './record-id';
import { useUrlState } from './useUrlState';

export interface UrlClient {
  readonly clientId: number;
  readonly clientName: string;
}

/** Client of the page: `?clientId=…&clientName=…`; null if the URL has none. */
export function useUrlClient(): UrlClient | null {
  const [params] = useUrlState();
  const choices = useClientChoices();
  const clientId = parseRecordId(params.get('clientId'));
  if (clientId === null) return null;
  // the URL may carry any name
  const client = choices.find((choice) => choice.id === clientId);
  return {
    clientId,
    clientName: client?.name ?? params.get('clientName') ?? '',
  };
}
