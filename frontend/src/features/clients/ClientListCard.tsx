import Box from '@mui/material/Box';

import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { CardSelect } from '../../shared/grid/CardSelect';
import { ClientName } from './client-columns';
import type { ClientListActions } from './client-list-actions';

export interface ClientListCardProps {
  readonly client: ClientRowView;
  readonly actions: ClientListActions;
}

/** Card of a client, for phones. */
export function ClientListCard({ client, actions }: ClientListCardProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <CardSelect id={client.id} name={client.name} selection={actions.list.selection} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <ClientName client={client} actions={actions} />
        {client.parentName && (
          <Box
            sx={{ color: 'app.textMuted' }}
          >{`${appClientTexts.below} ${client.parentName}`}</Box>
        )}
      </Box>
    </Box>
  );
}
