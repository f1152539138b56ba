import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ListFilter } from 'lucide-react';
import { Suspense } from 'react';

import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { useCommand } from '../../commands/useCommand';
import { ListTools } from '../../layout/ListToolbar';
import { lazy } from '../../loading/lazy';
import { useSheet } from '../../navigation/useSheet';
import { interpolate } from '../../text/format';
import type { GridRow } from '../columns';
import type { EntityGridProps } from '../entity-grid.types';
import { sortFields } from './sort-fields';

const ListSheet = lazy(() =>
  import('./ListSheet').then(({ ListSheet: Component }) => ({ default: Component })),
);

/** Button and sheet to sort and filter the cards on a phone, since cards have no headings. */
export function PhoneListTools<Row extends GridRow>(props: EntityGridProps<Row>) {
  const { label, columns, query, filters, onQueryChange } = props;
  const sheet = useSheet(label);
  const fields = sortFields(columns);
  const title = filters ? texts.sortAndFilter : texts.sort;
  const isOffered = filters !== undefined || fields.length > 0;
  useCommand({
    id: 'list.sheet',
    label: title,
    group: 'List',
    keys: 'f',
    when: isOffered,
    run: sheet.open,
  });
  if (!isOffered) return null;

  return (
    <>
      <ListTools>
        <SheetButton title={title} count={filters?.count ?? 0} onClick={sheet.open} />
      </ListTools>
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <ListSheet
            title={title}
            fields={fields}
            sort={query.sort}
            onChange={(sort) => {
              onQueryChange({ sort });
            }}
            filters={filters}
            total={countOf(props)}
            isAtLeast={props.totalIsAtLeast ?? false}
            onShow={sheet.close}
            onClose={sheet.cancel}
          />
        </Suspense>
      )}
    </>
  );
}

/** Number of rows; null while unknown, since the query is loading or has failed. */
const countOf = <Row extends GridRow>({ rows, isFetching, error, total }: EntityGridProps<Row>) =>
  rows === undefined || isFetching || error ? null : total;

interface SheetButtonProps {
  readonly title: string;
  /** Number of active filters. */
  readonly count: number;
  readonly onClick: () => void;
}

function SheetButton({ title, count, onClick }: SheetButtonProps) {
  const on = interpolate(count === 1 ? texts.filterOn : texts.filtersOn, { n: count });
  return (
    <IconButton
      aria-label={count > 0 ? `${title}, ${on}` : title}
      aria-haspopup="dialog"
      aria-keyshortcuts="f"
      onClick={onClick}
      sx={buttonSx}
    >
      <ListFilter size={18} aria-hidden />
      {count > 0 && (
        <Box component="span" aria-hidden sx={badgeSx}>
          {count}
        </Box>
      )}
    </IconButton>
  );
}

const buttonSx = {
  position: 'relative',
  flex: 'none',
  border: 1,
  borderColor: 'app.lineStrong',
} as const;

const badgeSx = {
  position: 'absolute',
  top: -6,
  right: -6,
  minWidth: 18,
  height: 18,
  px: '4px',
  borderRadius: '9px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '18px',
} as const;
