import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

import { ownTexts } from '@contracts/texts/own';

import { ContextStrip } from '../feedback/ContextStrip';
import { ErrorState } from '../feedback/ErrorState';
import { CardList } from './CardList';
import { DataTable } from './table/DataTable';
import type { GridRow } from './detail-rows';
import type { EntityGridProps, GridError } from './entity-grid.types';
import { GridPager } from './GridPager';

/** The one list of the product: same anatomy, states and keys everywhere. */
export function EntityGrid<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { rows, total, totalIsAtLeast, query, error, sizes } = props;
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));

  if (error && !(rows && error.isOfUpdate)) return <ErrorState {...error} />;

  const { renderCard, ...tableProps } = props;
  return (
    <Box
      sx={{ flex: 1, minHeight: { xs: 0, sm: '50vh' }, display: 'flex', flexDirection: 'column' }}
    >
      {error && <NotTheNewest {...error} />}
      {isSmall && renderCard ? (
        <CardList {...props} renderCard={renderCard} />
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

/** Above rows that could not be read again. */
const NotTheNewest = ({ message, reason, onRetry }: GridError) => (
  <ContextStrip
    tone="bad"
    lead={message}
    {...(reason && { detail: reason })}
    action={{ label: ownTexts.tryAgain, onClick: onRetry }}
  />
);

/** The title of the column that the list is ordered by. */
function sortedBy<Row extends GridRow>({ columns, query }: EntityGridProps<Row>) {
  const [field] = query.sort.split(',');
  return columns.find((column) => column.field === field)?.headerName;
}
