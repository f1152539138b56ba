import { Store } from 'lucide-react';

import { clientTexts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-state';
import { clientColumns } from './client-columns';
import { canOpen, type ClientListActions } from './client-list-actions';
import { ClientListCard } from './ClientListCard';

export interface ClientGridProps extends ClientListActions {
  readonly onAdd: () => void;
}

/** CLIENT-02, CLIENT-03: table of the clients, ten per page. */
export function ClientGrid({ list, open, onAdd }: ClientGridProps) {
  const { listQuery, data, mustChoose } = list;
  const openIfPermitted = (client: ClientRowView) => {
    if (canOpen(list.actionsOf(client))) open(client);
  };
  return (
    <EntityGrid
      label={clientTexts.title}
      columns={clientColumns({ list, open })}
      rows={list.rows}
      {...gridTotals(mustChoose ? undefined : data)}
      query={list.list.query}
      onQueryChange={list.list.change}
      {...queryProps(listQuery, appClientTexts.fetchFailed)}
      empty={
        <NoRecords
          icon={Store}
          title={clientTexts.empty}
          firstUse={mustChoose ? appClientTexts.selectCustomer : appClientTexts.firstUse}
          add={list.canAdd && { label: clientTexts.createTitle, run: onAdd }}
          isFiltered={!mustChoose && list.list.query.q !== ''}
          hiddenBy={appClientTexts.hiddenBySearch}
          onClear={() => {
            list.list.change({ q: '' });
          }}
        />
      }
      selection={list.selection}
      onRowOpen={openIfPermitted}
      rowCommands={[
        { id: 'clients.edit', label: clientTexts.edit, keys: 'e', run: openIfPermitted },
      ]}
      renderCard={(client) => <ClientListCard client={client} actions={{ list, open }} />}
    />
  );
}
