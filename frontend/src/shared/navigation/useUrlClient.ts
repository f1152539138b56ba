import { useClientChoices } from '../session/useClient';
import { useUrlState } from './useUrlState';

export interface UrlClient {
  readonly clientId: number;
  readonly clientName: string;
}

/** Client of the page: `?clientId=…&clientName=…`; null if the URL has none. */
export function useUrlClient(): UrlClient | null {
  const [params] = useUrlState();
  const choices = useClientChoices();
  const id = params.get('clientId') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const clientId = Number(id);
  // the URL may carry any name
  const known = choices.find((choice) => choice.id === clientId);
  return {
    clientId,
    clientName: known?.name ?? params.get('clientName') ?? '',
  };
}
