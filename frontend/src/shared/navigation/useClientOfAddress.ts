import { useSearchParams } from 'react-router-dom';

export interface ClientOfAddress {
  readonly clientId: number;
  readonly clientName: string;
}

/** The client whose page this is: `?clientId=…&clientName=…`; null where the address names none. */
export function useClientOfAddress(): ClientOfAddress | null {
  const [params] = useSearchParams();
  const id = params.get('clientId') ?? '';
  return /^[1-9]\d{0,9}$/.test(id)
    ? { clientId: Number(id), clientName: params.get('clientName') ?? '' }
    : null;
}
