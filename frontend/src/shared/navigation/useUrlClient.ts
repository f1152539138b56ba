import { useUrlState } from './useUrlState';

export interface UrlClient {
  readonly clientId: number;
  readonly clientName: string;
}

/** Client of the page: `?clientId=…&clientName=…`; null if the URL has none. */
export function useUrlClient(): UrlClient | null {
  const [params] = useUrlState();
  const id = params.get('clientId') ?? '';
  return /^[1-9]\d{0,9}$/.test(id)
    ? { clientId: Number(id), clientName: params.get('clientName') ?? '' }
    : null;
}
