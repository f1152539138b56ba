import { Store } from 'lucide-react';

import { clientTexts } from '@contracts/texts/organisations';
import { ownClientTexts } from '@contracts/texts/own-organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-totals';
import { clientColumns } from './client-columns';
import { opens, type ClientOpening } from './client-opening';
import { ClientListCard } from './ClientListCard';

export interface ClientGridProps extends ClientOpening {
  readonly onAdd: () => void;
}

/** CLIENT-02, CLIENT-03: the clients, ten a page. */
export function ClientGrid({ list, open, onAdd }: ClientGridProps) {
  const { answer, mustPick } = list;
  const openIfAny = (client: ClientRowView) => {
    if (opens(list.verbsOf(client))) open(client);
  };
  return (
    <EntityGrid
      label={clientTexts.title}
      columns={clientColumns({ list, open })}
      rows={list.rows}
      {...gridTotals(mustPick ? undefined : answer.data)}
      query={list.list.query}
      onQueryChange={list.list.change}
      {...answerProps(answer, ownClientTexts.fetchFailed)}
      empty={
        <NoRecords
          icon={Store}
          title={clientTexts.empty}
          firstUse={mustPick ? ownClientTexts.pickCustomer : ownClientTexts.firstUse}
          add={list.mayAdd && { label: clientTexts.createTitle, run: onAdd }}
          isFiltered={!mustPick && list.list.query.q !== ''}
          hiddenBy={ownClientTexts.hiddenBySearch}
          onClear={() => {
            list.list.change({ q: '' });
          }}
        />
      }
      selection={list.selection}
      onRowOpen={openIfAny}
      rowCommands={[{ id: 'clients.edit', label: clientTexts.edit, keys: 'e', run: openIfAny }]}
      renderCard={(client) => <ClientListCard client={client} opening={{ list, open }} />}
    />
  );
}
