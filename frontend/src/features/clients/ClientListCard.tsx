import Box from '@mui/material/Box';

import { ownClientTexts } from '@contracts/texts/own-organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { CardSelect } from '../../shared/grid/CardSelect';
import { ClientName } from './client-columns';
import type { ClientOpening } from './client-opening';

export interface ClientListCardProps {
  readonly client: ClientRowView;
  readonly opening: ClientOpening;
}

/** A client on a phone. */
export function ClientListCard({ client, opening }: ClientListCardProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <CardSelect id={client.id} name={client.name} selection={opening.list.selection} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <ClientName client={client} opening={opening} />
        {client.parentName && (
          <Box
            sx={{ color: 'app.textMuted' }}
          >{`${ownClientTexts.below} ${client.parentName}`}</Box>
        )}
      </Box>
    </Box>
  );
}
