import { Store, Truck } from 'lucide-react';

import { appSetUpTexts as words } from '@contracts/texts/app/set-up';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { AddLink, type SetUpList } from './SetUpLinks';

/** Empty state with the first step. */
export const NoRows = ({ of }: { readonly of: SetUpList }) =>
  of === 'carriers' ? (
    <EmptyState
      icon={Truck}
      title={words.noCarriers}
      reason={words.noCarriersReason}
      action={<AddLink of={of} />}
    />
  ) : (
    <EmptyState
      icon={Store}
      title={words.noClients}
      reason={words.noClientsReason}
      action={<AddLink of={of} />}
    />
  );
