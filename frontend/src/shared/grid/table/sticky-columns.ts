import {
  type GridApi,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { type RefObject, useEffect, useRef } from 'react';

import { vars } from '../../theme/vars';
import { ACTION_CELL } from '../columns';
import { EXPAND_FIELD } from './expand-column';

const SHADE_PX = 12;
/** Height of the header in pixels. */
const HEADER_PX = 34;

export interface StickyColumn {
  readonly field: string;
  /** Pixels from its edge of the list to the column. */
  readonly offset: number;
  readonly width: number;
}

export interface StickyColumns {
  readonly start: readonly StickyColumn[];
  readonly end: readonly StickyColumn[];
}

const leading: ReadonlySet<string> = new Set([GRID_CHECKBOX_SELECTION_FIELD, EXPAND_FIELD]);

const isAction = ({ cellClassName }: GridColDef) =>
  typeof cellClassName === 'string' && cellClassName.split(' ').includes(ACTION_CELL);

/** Flexible columns have their minimum width if columns overflow. */
const widthOf = ({ width, minWidth }: GridColDef) => width ?? minWidth ?? 0;

/** Columns that stay in view while the others scroll: checkboxes and the first column, and the actions at the end. */
export function stickyColumns(columns: readonly GridColDef[]): StickyColumns {
  const first = columns.findIndex(({ field }) => !leading.has(field));
  const lastOther = columns.findLastIndex((column) => !isAction(column));
  return {
    start: withOffsets(columns.slice(0, first + 1)),
    end: withOffsets(columns.slice(lastOther + 1).toReversed()),
  };
}

function withOffsets(columns: readonly GridColDef[]): StickyColumn[] {
  let offset = 0;
  return columns.map((column) => {
    const sticky = { field: column.field, offset, width: widthOf(column) };
    offset += sticky.width;
    return sticky;
  });
}

const totalWidth = (columns: readonly StickyColumn[]) =>
  columns.reduce((sum, { width }) => sum + width, 0);

type ThemeOf = Parameters<typeof vars>[0];

/** Styles of the sticky columns, and of the shadows where others scroll behind them. */
export function stickySx({ start, end }: StickyColumns) {
  const stickyRule =
    (edge: 'left' | 'right') =>
    (column: StickyColumn): [selector: string, style: object] => [
      `& .MuiDataGrid-row:not(.AppDetailRow) > [data-field="${column.field}"], & .MuiDataGrid-columnHeader[data-field="${column.field}"]`,
      { position: 'sticky', [edge]: column.offset, zIndex: 3, backgroundColor: 'inherit' },
    ];
  const rules = new Map([...start.map(stickyRule('left')), ...end.map(stickyRule('right'))]);
  const shade = (theme: ThemeOf, direction: string) => ({
    content: '""',
    position: 'absolute',
    zIndex: 4,
    top: HEADER_PX,
    bottom: 0,
    width: SHADE_PX,
    pointerEvents: 'none',
    background: `linear-gradient(to ${direction}, ${vars(theme).divider}, transparent)`,
  });
  return {
    '& .MuiDataGrid-virtualScroller': {
      scrollPaddingInline: `${totalWidth(start)}px ${totalWidth(end)}px`,
      // keeps a focused row visible above the bulk bar
      scrollPaddingBottom: '72px',
    },
    ...Object.fromEntries(rules),
    '&[data-hidden~="start"]::before': (theme: ThemeOf) => ({
      ...shade(theme, 'right'),
      left: totalWidth(start),
    }),
    '&[data-hidden~="end"]::after': (theme: ThemeOf) => ({
      ...shade(theme, 'left'),
      right: totalWidth(end),
    }),
  };
}

/** Sets the overflowing sides as attributes of the list's frame, without re-rendering it. */
export function useHiddenSides(grid: RefObject<GridApi | null>): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const api = grid.current;
    if (!api) return undefined;
    const updateHiddenSides = () => {
      const { contentSize, viewportInnerSize } = api.getRootDimensions();
      const { left } = api.getScrollPosition();
      const hiddenWidth = contentSize.width - viewportInnerSize.width - left;
      const sides = [left > 1 && 'start', hiddenWidth > 1 && 'end'].filter(Boolean).join(' ');
      frame.current?.setAttribute('data-hidden', sides);
    };
    // scrolls a focused cell fully into view, not covered by sticky columns
    const show = ({ id, field }: { readonly id: GridRowId; readonly field: string }) => {
      api.getCellElement(id, field)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    updateHiddenSides();
    const stops = [
      api.subscribeEvent('scrollPositionChange', updateHiddenSides),
      api.subscribeEvent('viewportInnerSizeChange', updateHiddenSides),
      api.subscribeEvent('columnsChange', updateHiddenSides),
      api.subscribeEvent('cellFocusIn', show),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [grid]);
  return frame;
}
