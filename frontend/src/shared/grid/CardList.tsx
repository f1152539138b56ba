import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, useDeferredValue, type ReactNode } from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import { useIsChanged } from '../live/changed-rows';
import type { GridRow } from './columns';

interface CardListProps<Row extends GridRow> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly empty: ReactNode;
  readonly readModel?: LiveReadModel;
  readonly renderCard: (row: Row) => ReactNode;
}

const skeletons = [1, 2, 3, 4, 5];

/** The rows as cards, for phones; live updates render in slices as in the table. */
export function CardList<Row extends GridRow>(props: CardListProps<Row>) {
  const { label, rows, empty, readModel, renderCard } = props;
  const shown = useDeferredValue(rows);
  if (rows?.length === 0) return <Box sx={scrollerSx}>{empty}</Box>;

  return (
    <Box component="ul" aria-label={label} aria-busy={!rows} sx={scrollerSx}>
      {shown?.map((row) => (
        <Card key={row.id} row={row} readModel={readModel} renderCard={renderCard} />
      )) ??
        skeletons.map((line) => (
          <Box component="li" key={line} sx={{ px: 3, py: '14px' }}>
            <Skeleton variant="rounded" width="60%" height={10} />
            <Skeleton variant="rounded" width="85%" height={10} sx={{ mt: 2 }} />
          </Box>
        ))}
    </Box>
  );
}

interface CardProps<Row extends GridRow> {
  readonly row: Row;
  readonly readModel: LiveReadModel | undefined;
  readonly renderCard: (row: Row) => ReactNode;
}

function RowCard<Row extends GridRow>({ row, readModel, renderCard }: CardProps<Row>) {
  const isChanged = useIsChanged(readModel, row.id);
  return (
    <Box
      component="li"
      sx={{
        px: 3,
        py: '10px',
        borderBottom: 1,
        borderColor: 'divider',
        ...(isChanged && {
          boxShadow: (theme) =>
            `inset 2px 0 0 ${(theme.vars ?? theme).palette.app.tone.done.glyph}`,
        }),
      }}
    >
      {renderCard(row)}
    </Box>
  );
}

// `memo` drops the generic parameter of RowCard
const Card = memo(RowCard) as typeof RowCard;

const scrollerSx = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
} as const;
