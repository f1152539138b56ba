import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { NativeSelectInput } from '../forms/NativeSelectInput';
import type { EntityColumn, GridRow } from './columns';
import type { GridQuery } from './grid-state';

export interface CardSortProps<Row extends GridRow> {
  readonly columns: readonly EntityColumn<Row>[];
  readonly query: Pick<GridQuery, 'sort'>;
  readonly onChange: (change: { sort: string }) => void;
}

/** Order of cards, which have no headings to press: the column and the direction. */
export function CardSort<Row extends GridRow>({ columns, query, onChange }: CardSortProps<Row>) {
  const id = useId();
  const [field = '', direction = 'DESC'] = query.sort.split(',');
  const sortable = columns.filter((column) => column.sortable !== false && column.headerName);
  if (sortable.length === 0) return null;
  const isKnown = sortable.some((column) => column.field === field);
  const isAscending = direction === 'ASC';
  const Arrow = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Box sx={{ display: 'flex', gap: 2, px: 3, py: 2 }}>
      <Box sx={{ flex: 1, '& > *': { width: 1 } }}>
        <NativeSelectInput
          id={id}
          aria-label={appTexts.sortedBy}
          value={field}
          options={[
            ...(isKnown ? [] : [{ value: field, label: appTexts.usualOrder }]),
            ...sortable.map((column) => ({
              value: column.field,
              label: `${appTexts.sortedBy} ${column.headerName ?? ''}`,
            })),
          ]}
          onChange={(next) => {
            onChange({ sort: `${next},${direction}` });
          }}
        />
      </Box>
      <IconButton
        aria-label={isAscending ? appTexts.ascending : appTexts.descending}
        onClick={() => {
          onChange({ sort: `${field},${isAscending ? 'DESC' : 'ASC'}` });
        }}
      >
        <Arrow size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
