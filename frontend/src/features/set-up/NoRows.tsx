import { Store, Truck } from 'lucide-react';

import { appSetUpTexts as words } from '@contracts/texts/app/set-up';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { AddLink, type SetUpList } from './set-up-links';

/** Empty state with the first step. */
export const NoRows = ({ list }: { readonly list: SetUpList }) =>
  list === 'carriers' ? (
    <EmptyState
      icon={Truck}
      title={words.noCarriers}
      reason={words.noCarriersReason}
      action={<AddLink list={list} />}
    />
  ) : (
    <EmptyState
      icon={Store}
      title={words.noClients}
      reason={words.noClientsReason}
      action={<AddLink list={list} />}
    />
  );
