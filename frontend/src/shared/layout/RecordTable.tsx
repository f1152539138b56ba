import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  readonly name: string;
  readonly render: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row extends { readonly id: number }> {
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  /** Buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode;
}

/** Short list without paging or sorting; on a phone each row is a card. */
export function RecordTable<Row extends { readonly id: number }>(props: RecordTableProps<Row>) {
  const { label, columns, rows, actions } = props;
  return (
    <Box component="table" aria-label={label} sx={tableSx}>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {actions && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ name, render }) => (
              <td key={name} data-label={name}>
                {render(row)}
              </td>
            ))}
            {actions && <td className="actions">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const phoneSx = {
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
  '&, & tbody, & tr, & td': { display: 'block' },
  '& tr': { position: 'relative', py: 2, px: 3, pr: '76px' },
  '& tbody td': { p: 0, border: 0 },
  '& td[data-label]::before': {
    content: 'attr(data-label) ": "',
    color: 'app.textMuted',
  },
  '& tr + tr': { borderTop: 1, borderColor: 'divider' },
  '& td.actions': { position: 'absolute', top: 8, right: 8 },
} as const;

const tableSx = {
  width: 1,
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  '& th, & td': { px: 3, py: '7px', textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th, & thead td': {
    overflowWrap: 'normal',
    typography: 'label',
    color: 'text.secondary',
    bgcolor: 'app.sunken',
  },
  '& tbody td': { borderTop: 1, borderColor: 'divider' },
  '& td.actions': { textAlign: 'right', whiteSpace: 'nowrap' },
  '@media (max-width: 599px)': phoneSx,
} as const;
