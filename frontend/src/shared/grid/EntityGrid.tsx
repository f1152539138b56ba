import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useMemo } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ContextStrip } from '../feedback/ContextStrip';
import { ErrorState } from '../feedback/ErrorState';
import { CardList } from './CardList';
import { CardSort } from './CardSort';
import { DataTable } from './table/DataTable';
import type { GridRow } from './columns';
import type { EntityGridProps, GridError } from './entity-grid.types';
import { GridPager } from './GridPager';

/** The list component of the product: same layout, states and keys everywhere. */
export function EntityGrid<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { rows, total, totalIsAtLeast, query, error, sizes } = props;
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  useLastPage(props);
  const given = useOfferedBoxes(props);

  if (error && !(rows && error.isOfUpdate)) return <ErrorState {...error} />;

  const { renderCard, ...tableProps } = given;
  return (
    <Box
      sx={{ flex: 1, minHeight: { xs: 0, sm: '50vh' }, display: 'flex', flexDirection: 'column' }}
    >
      {error && <NotTheNewest {...error} />}
      {isSmall && renderCard ? (
        <>
          <CardSort {...props} onChange={props.onQueryChange} />
          <CardList {...props} renderCard={renderCard} />
        </>
      ) : (
        <DataTable {...tableProps} />
      )}
      <GridPager
        page={query.page}
        size={query.size}
        total={total}
        {...(totalIsAtLeast !== undefined && { totalIsAtLeast })}
        {...(sizes && { sizes })}
        sortedBy={sortedBy(props)}
        onChange={props.onQueryChange}
      />
    </Box>
  );
}

/** Rows without an action have no checkbox; without any such row there is no column of them. */
function useOfferedBoxes<Row extends GridRow>(props: EntityGridProps<Row>): EntityGridProps<Row> {
  const { selection, ...unselectable } = props;
  const offered = selection?.offered;
  const isSelectable = useMemo(() => offered && (({ id }: Row) => offered.has(id)), [offered]);
  if (!isSelectable) return props;
  return offered?.size === 0 ? unselectable : { ...props, isSelectable };
}

/** Leads from a page behind the last one, of an old link or a list that shrank, to the last page there is. */
function useLastPage<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { rows, total, totalIsAtLeast = false, query, isFetching = false } = props;
  const last = Math.max(0, Math.ceil(total / query.size) - 1);
  const isBehind = rows?.length === 0 && !isFetching && !totalIsAtLeast && query.page > last;
  const lead = useEffectEvent(() => {
    props.onQueryChange({ page: last });
  });
  useEffect(() => {
    if (isBehind) lead();
  }, [isBehind]);
}

/** Warning above rows that could not be refetched. */
const NotTheNewest = ({ message, reason, onRetry }: GridError) => (
  <ContextStrip
    tone="bad"
    lead={message}
    {...(reason && { detail: reason })}
    action={{ label: appTexts.tryAgain, onClick: onRetry }}
  />
);

/** Heading of the column the list is sorted by. */
function sortedBy<Row extends GridRow>({ columns, query }: EntityGridProps<Row>) {
  const [field] = query.sort.split(',');
  return columns.find((column) => column.field === field)?.headerName;
}
