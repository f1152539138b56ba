import Button from '@mui/material/Button';
import { Store } from 'lucide-react';

import { clientTexts } from '@contracts/texts/organisations';
import { ownClientTexts } from '@contracts/texts/own-organisations';

import { EmptyState } from '../../shared/feedback/EmptyState';
import type { ClientList } from './useClients';

export interface NoClientsProps {
  readonly list: ClientList;
  readonly onAdd: () => void;
}

/** CLIENT-13, with the reason: no customer is picked, a search hides them, or there are none yet. */
export function NoClients({ list, onAdd }: NoClientsProps) {
  const { query, change } = list.list;
  if (list.mustPick)
    return (
      <EmptyState icon={Store} title={clientTexts.empty} reason={ownClientTexts.pickCustomer} />
    );
  if (query.q !== '')
    return (
      <EmptyState
        icon={Store}
        title={clientTexts.empty}
        reason={ownClientTexts.hiddenBySearch}
        action={
          <Button
            onClick={() => {
              change({ q: '' });
            }}
          >
            {ownClientTexts.clearSearch}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={Store}
      title={clientTexts.empty}
      reason={ownClientTexts.firstUse}
      action={
        list.mayAdd && (
          <Button variant="contained" onClick={onAdd}>
            {clientTexts.createTitle}
          </Button>
        )
      }
    />
  );
}
