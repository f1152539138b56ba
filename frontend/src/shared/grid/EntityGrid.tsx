import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, memo, useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { ContextStrip } from '../feedback/ContextStrip';
import { ErrorState } from '../feedback/ErrorState';
import { CompactSelect } from '../forms/CompactSelect';
import { useIsPhone } from '../layout/useIsPhone';
import { interpolate } from '../text/format';
import { CardList } from './CardList';
import type { GridRow } from './columns';
import type { EntityGridProps, GridError } from './entity-grid.types';
import { pageSizes } from './grid-state';
import { PhoneListTools } from './sheet/PhoneListTools';
import { DataTable } from './table/DataTable';

/** The list component used by every screen: same layout, states and keys. */
export function EntityGrid<Row extends GridRow>(props: EntityGridProps<Row>) {
  const hasCards = useIsPhone() && props.renderCard !== undefined;
  return (
    <>
      {hasCards && <PhoneListTools {...props} />}
      <GridBody {...props} />
    </>
  );
}

function GridBody<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { rows, total, totalIsAtLeast, query, error, sizes } = props;
  const isPhone = useIsPhone();
  useLastPage(props);
  const gridProps = useSelectableRows(props);

  if (error && !(rows && error.isRefetchError)) return <ErrorState {...error} />;

  const { renderCard, ...tableProps } = gridProps;
  return (
    <Box
      sx={{ flex: 1, minHeight: { xs: 0, sm: '50vh' }, display: 'flex', flexDirection: 'column' }}
    >
      {error && <StaleRowsWarning {...error} />}
      {isPhone && renderCard ? (
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

/** Rows without an action have no checkbox; if no row has one, there is no checkbox column. */
function useSelectableRows<Row extends GridRow>(props: EntityGridProps<Row>): EntityGridProps<Row> {
  const { selection, ...unselectable } = props;
  const selectableIds = selection?.selectableIds;
  const isSelectable = useMemo(
    () => selectableIds && (({ id }: Row) => selectableIds.has(id)),
    [selectableIds],
  );
  if (!isSelectable) return props;
  return selectableIds?.size === 0 ? unselectable : { ...props, isSelectable };
}

/** Redirects to the last page from one beyond it, for example from an old link. */
function useLastPage<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { rows, total, totalIsAtLeast = false, query, isFetching = false } = props;
  const last = Math.max(0, Math.ceil(total / query.size) - 1);
  const isPastEnd = rows?.length === 0 && !isFetching && !totalIsAtLeast && query.page > last;
  const goToLastPage = useEffectEvent(() => {
    props.onQueryChange({ page: last });
  });
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
}

/** Warning above rows that could not be refetched. */
const StaleRowsWarning = ({ message, reason, onRetry }: GridError) => (
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

interface GridPagerProps {
  /** From zero. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Counting stopped early: there are at least `total` rows (GAP-72). */
  readonly totalIsAtLeast?: boolean;
  readonly sizes?: readonly number[];
  /** Heading of the column the list is sorted by. */
  readonly sortedBy: string | undefined;
  readonly onChange: (change: { page?: number; size?: number }) => void;
}

/** Footer of a list: order, rows per page, 'Page x of y', previous and next. Not re-rendered by row updates. */
const GridPager = memo(function GridPager(props: GridPagerProps) {
  const { page, size, total, totalIsAtLeast = false, sizes = pageSizes, onChange } = props;
  const label = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const text = interpolate(shellTexts.page, {
    page: page + 1,
    pages: `${pages}${totalIsAtLeast ? '+' : ''}`,
  });

  return (
    <Box component="footer" sx={pagerSx}>
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
        {props.sortedBy !== undefined && <SortedBy title={props.sortedBy} />}
      </Box>
      <Box id={label} sx={{ display: { xs: 'none', sm: 'block' } }}>
        {appTexts.rowsPerPage}
      </Box>
      <CompactSelect
        aria-labelledby={label}
        value={String(size)}
        options={sizes.map((option) => ({ value: String(option), label: String(option) }))}
        onChange={(value) => {
          onChange({ size: Number(value) });
        }}
      />
      <span aria-live="polite">{text}</span>
      <Box sx={{ display: 'flex', gap: 1, ml: { xs: 'auto', sm: 0 } }}>
        <PageButton label={appTexts.previousPage} to={page - 1} pages={pages} onChange={onChange}>
          <ChevronLeft size={14} aria-hidden />
        </PageButton>
        <PageButton label={appTexts.nextPage} to={page + 1} pages={pages} onChange={onChange}>
          <ChevronRight size={14} aria-hidden />
        </PageButton>
      </Box>
    </Box>
  );
});

const SortedBy = ({ title }: { readonly title: string }) => (
  <>
    {appTexts.sortedBy}{' '}
    <Box component="b" sx={{ fontWeight: 500, color: 'text.secondary' }}>
      {title}
    </Box>
  </>
);

interface PageButtonProps {
  readonly label: string;
  readonly to: number;
  readonly pages: number;
  readonly onChange: GridPagerProps['onChange'];
  readonly children: ReactNode;
}

const PageButton = ({ label, to, pages, onChange, children }: PageButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    disabled={to < 0 || to >= pages}
    onClick={() => {
      onChange({ page: to });
    }}
    sx={{
      border: 1,
      borderColor: 'app.lineStrong',
      boxShadow: (theme) => (theme.vars ?? theme).palette.app.shadowSmall,
      '&.Mui-disabled': { opacity: 0.55 },
    }}
  >
    {children}
  </IconButton>
);

const pagerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  flex: 'none',
  height: { xs: 56, sm: 42 },
  px: { xs: 3, sm: 5 },
  borderTop: 1,
  borderColor: 'divider',
  color: 'app.textMuted',
  bgcolor: 'background.paper',
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;
