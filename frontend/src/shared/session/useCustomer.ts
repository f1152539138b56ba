import { useIsSuperAdmin } from './usePermission';
import { useSession } from './useSession';
import { useUrlState } from '../navigation/useUrlState';

const KEY = 'customer';

export interface CurrentCustomer {
  /** Null until a super admin has selected one, and for users of clients only. */
  readonly customerId: number | null;
  /** Super admins belong to no customer: lists stay empty until they select one (GAP-48). */
  readonly mustPick: boolean;
  readonly pick: (customerId: number | null) => void;
}

/** Customer of the screen; a super admin's selection is stored in the URL. */
export function useCustomer(): CurrentCustomer {
  const { claims } = useSession();
  const canPick = useIsSuperAdmin();
  const [params, setParams] = useUrlState();
  const picked = /^\d+$/.exec(params.get(KEY) ?? '');
  const own = claims?.customerId ?? claims?.customerIds[0] ?? null;
  const customerId = canPick ? picked && Number(picked[0]) : own;

  return {
    customerId,
    mustPick: canPick && customerId === null,
    pick(next) {
      // parameters of the previous customer's list are dropped
      setParams(() => new URLSearchParams(next === null ? {} : { [KEY]: String(next) }));
    },
  };
}
