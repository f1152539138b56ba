import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import { useIsChanged } from '../live/changed-rows';
import type { GridRow } from './detail-rows';

interface CardListProps<Row extends GridRow> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly empty: ReactNode;
  readonly readModel?: LiveReadModel;
  readonly renderCard: (row: Row) => ReactNode;
}

const skeletons = [1, 2, 3, 4, 5];

/** The same rows on a phone: stacked cards, nothing to scroll sideways. */
export function CardList<Row extends GridRow>(props: CardListProps<Row>) {
  const { label, rows, empty, readModel, renderCard } = props;
  if (rows?.length === 0) return <Box sx={scrollerSx}>{empty}</Box>;

  return (
    <Box component="ul" aria-label={label} aria-busy={!rows} sx={scrollerSx}>
      {rows?.map((row) => (
        <Card key={row.id} id={row.id} readModel={readModel}>
          {renderCard(row)}
        </Card>
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

interface CardProps {
  readonly id: number;
  readonly readModel: LiveReadModel | undefined;
  readonly children: ReactNode;
}

function Card({ id, readModel, children }: CardProps) {
  const isChanged = useIsChanged(readModel, id);
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
      {children}
    </Box>
  );
}

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
