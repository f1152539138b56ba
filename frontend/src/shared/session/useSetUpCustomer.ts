import { useClientChoices } from './useClient';
import { useCustomer } from './useCustomer';

/** The customer of the page; users of a client see their part of their client's customer. */
export function useSetUpCustomer(): {
  readonly customerId: number | null;
  readonly mustPick: boolean;
} {
  const { customerId, mustPick } = useCustomer();
  const [first] = useClientChoices();
  return { customerId: mustPick ? null : (customerId ?? first?.customerId ?? null), mustPick };
}
