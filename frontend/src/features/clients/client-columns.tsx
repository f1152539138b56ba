import Box from '@mui/material/Box';
import { CornerDownRight } from 'lucide-react';

import { clientTexts } from '@contracts/texts/spec/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { EMPTY_VALUE } from '../../shared/text/format';
import { canOpen, type ClientListActions } from './client-list-actions';

const { columns: texts } = clientTexts;
const INDENT_PX = 22;

/** CLIENT-02; `field` is the server's sort name. */
export const clientColumns = (
  actions: ClientListActions,
): readonly EntityColumn<ClientRowView>[] => [
  {
    field: 'name',
    headerName: texts.name,
    flex: 2,
    minWidth: 220,
    rowHeader: true,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <ClientName client={row} tabIndex={tabIndex} actions={actions} />
    ),
  },
  {
    field: 'parentName',
    headerName: texts.parentName,
    flex: 1,
    minWidth: 160,
    cellClassName: 'AppQuietCell',
    renderCell: ({ row }) => row.parentName ?? EMPTY_VALUE,
  },
];

export interface ClientNameProps {
  readonly client: ClientRowView;
  readonly actions: ClientListActions;
  readonly tabIndex?: 0 | -1;
}

/** A sub client is indented below its parent. */
export function ClientName({ client, actions, tabIndex = 0 }: ClientNameProps) {
  const indent = actions.list.indentOf(client);
  return (
    <Box component="span" sx={nameSx} style={{ paddingLeft: Math.max(0, indent - 1) * INDENT_PX }}>
      {indent > 0 && <CornerDownRight size={14} strokeWidth={1.6} aria-hidden />}
      {canOpen(actions.list.actionsOf(client)) ? (
        <RowName
          name={client.name}
          tabIndex={tabIndex}
          onClick={() => {
            actions.open(client);
          }}
        />
      ) : (
        <Box
          component="span"
          sx={{ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {client.name}
        </Box>
      )}
    </Box>
  );
}

const nameSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: 1,
  '& svg': { flex: 'none', color: 'app.textMuted' },
} as const;
