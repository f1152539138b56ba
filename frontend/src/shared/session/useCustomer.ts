import { useSearchParams } from 'react-router-dom';

import { useIsSuperAdmin } from './usePermission';
import { useSession } from './useSession';

const KEY = 'customer';

export interface CurrentCustomer {
  /** Null until a super admin has picked one, and for somebody who belongs to clients only. */
  readonly customerId: number | null;
  /** A super admin belongs to no customer: lists stay empty until one is picked (GAP-48). */
  readonly mustPick: boolean;
  readonly pick: (customerId: number | null) => void;
}

/** Whose records a screen of a customer shows; what a super admin picked stands in the address. */
export function useCustomer(): CurrentCustomer {
  const { claims } = useSession();
  const canPick = useIsSuperAdmin();
  const [params, setParams] = useSearchParams();
  const picked = /^\d+$/.exec(params.get(KEY) ?? '');
  const own = claims?.customerId ?? claims?.customerIds[0] ?? null;
  const customerId = canPick ? picked && Number(picked[0]) : own;

  return {
    customerId,
    mustPick: canPick && customerId === null,
    pick(next) {
      // what the address says of the other customer's list goes with it
      setParams(next === null ? {} : { [KEY]: String(next) });
    },
  };
}
