import { useClientChoices } from './useClient';
import { useCustomer } from './useCustomer';

/** The customer of the set-up page; users of a client see only their own part of it. */
export function useSetUpCustomer(): {
  readonly customerId: number | null;
  readonly mustPick: boolean;
} {
  const { customerId, mustPick } = useCustomer();
  const [first] = useClientChoices();
  return { customerId: mustPick ? null : (customerId ?? first?.customerId ?? null), mustPick };
}
