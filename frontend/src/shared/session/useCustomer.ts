import { useEffect, useEffectEvent } from 'react';

import { useIsSuperAdmin } from './usePermission';
import { useSession } from './useSession';
import { parseRecordId } from '../navigation/record-id';
import { useUrlState } from '../navigation/useUrlState';
import { useClientChoices } from './useClient';

const KEY = 'customer';

export interface CurrentCustomer {
  /** Null until a super admin has selected one, and for users of clients only. */
  readonly customerId: number | null;
  /** Super admins belong to no customer: lists stay empty until they select one (GAP-48). */
  readonly mustChoose: boolean;
  /** Whether it is in the URL, so that links and reloads show the same. */
  readonly isInUrl: boolean;
  readonly choose: (customerId: number | null) => void;
}

/** Customer of the screen; a super admin's selection stays in the URL, and in the tab for the other screens. */
export function useCustomer(): CurrentCustomer {
  const { claims } = useSession();
  const canChoose = useIsSuperAdmin();
  const [params, setParams] = useUrlState();
  const inUrl = parseRecordId(params.get(KEY));
  const chosen = inUrl ?? readChosenCustomer(claims?.id);
  const ownCustomerId = claims?.customerId ?? claims?.customerIds[0] ?? null;
  const customerId = canChoose ? chosen : ownCustomerId;

  return {
    customerId,
    mustChoose: canChoose && customerId === null,
    isInUrl: inUrl !== null,
    choose(next) {
      if (claims) writeChosenCustomer(claims.id, next);
      // parameters of the previous customer's list are dropped
      setParams(() => new URLSearchParams(next === null ? {} : { [KEY]: String(next) }));
    },
  };
}

/** Synchronises the URL and the tab's selection: a selection is written to the URL, one from a link to the tab. */
export function useCustomerInUrl(): void {
  const { claims } = useSession();
  const { customerId, isInUrl } = useCustomer();
  const [, setParams] = useUrlState();
  const synchronise = useEffectEvent(() => {
    if (customerId === null || !claims) return;
    writeChosenCustomer(claims.id, customerId);
    if (isInUrl) return;
    setParams(
      (params) => {
        params.set(KEY, String(customerId));
        return params;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    synchronise();
  }, [customerId, isInUrl]);
}

const storageKeyOf = (userId: number) => `linehaul.customer.${userId}`;

/** The customer this super admin selected last in this tab. */
function readChosenCustomer(userId: number | undefined): number | null {
  const stored = userId === undefined ? null : sessionStorage.getItem(storageKeyOf(userId));
  return stored === null ? null : Number(stored);
}

/** Stores the selection for the other pages; null clears it. */
function writeChosenCustomer(userId: number, customerId: number | null): void {
  if (customerId === null) sessionStorage.removeItem(storageKeyOf(userId));
  else sessionStorage.setItem(storageKeyOf(userId), String(customerId));
}

/** The customer of the set-up page; users of a client see only their own part of it. */
export function useSetUpCustomer(): {
  readonly customerId: number | null;
  readonly mustChoose: boolean;
} {
  const { customerId, mustChoose } = useCustomer();
  const [first] = useClientChoices();
  return { customerId: mustChoose ? null : (customerId ?? first?.customerId ?? null), mustChoose };
}
