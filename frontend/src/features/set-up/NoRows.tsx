import { Store, Truck } from 'lucide-react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { AddLink, useCanAdd, type SetUpList } from './set-up-links';

const states = {
  carriers: {
    icon: Truck,
    title: texts.noCarriers,
    reason: texts.noCarriersReason,
    step: texts.noCarriersStep,
  },
  clients: {
    icon: Store,
    title: texts.noClients,
    reason: texts.noClientsReason,
    step: texts.noClientsStep,
  },
} as const;

/** Empty state with the first step, for users who may take it. */
export function NoRows({ list }: { readonly list: SetUpList }) {
  const { reason, step, ...state } = states[list];
  return (
    <EmptyState
      {...state}
      reason={useCanAdd(list) ? `${reason} ${step}` : reason}
      action={<AddLink list={list} />}
    />
  );
}
