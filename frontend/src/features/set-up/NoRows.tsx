import { Store, Truck } from 'lucide-react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { AddLink, type SetUpList } from './set-up-links';

/** Empty state with the first step. */
export const NoRows = ({ list }: { readonly list: SetUpList }) =>
  list === 'carriers' ? (
    <EmptyState
      icon={Truck}
      title={texts.noCarriers}
      reason={texts.noCarriersReason}
      action={<AddLink list={list} />}
    />
  ) : (
    <EmptyState
      icon={Store}
      title={texts.noClients}
      reason={texts.noClientsReason}
      action={<AddLink list={list} />}
    />
  );
