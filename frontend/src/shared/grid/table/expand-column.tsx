import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { type DisplayRow, type GridRow, isDetailRow } from '../columns';

export interface RowDetail<Row extends GridRow> {
  /** Accessible name of the record, for example 'MAN-118202'. */
  readonly label: (row: Row) => string;
  /** The specified header of the column; visible to screen readers only. */
  readonly header?: string;
  /** Whether there is anything to expand; defaults to true. */
  readonly has?: (row: Row) => boolean;
  readonly render: (row: Row) => ReactNode;
}

interface ExpandColumn<Row extends GridRow> {
  readonly detail: RowDetail<Row>;
  readonly expanded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  /** Columns the detail spans. */
  readonly span: number;
  /** Pixels from the left edge of the grid to the panel. */
  readonly indent: number;
}

export const EXPAND_FIELD = '__expand__';

/** First column: a chevron, or the detail of the row above. */
export const expandColumn = <Row extends GridRow>(
  options: ExpandColumn<Row>,
): GridColDef<DisplayRow<Row>> => ({
  field: EXPAND_FIELD,
  headerName: options.detail.header ?? appTexts.expand,
  width: 42,
  minWidth: 42,
  sortable: false,
  resizable: false,
  display: 'flex',
  renderHeader: () => <VisuallyHidden>{options.detail.header ?? appTexts.expand}</VisuallyHidden>,
  colSpan: (_value, row) => (isDetailRow(row) ? options.span : undefined),
  renderCell: ({ row, tabIndex }) =>
    isDetailRow(row) ? (
      <DetailPanel label={options.detail.label(row.detailOf)} indent={options.indent}>
        {options.detail.render(row.detailOf)}
      </DetailPanel>
    ) : options.detail.has?.(row) === false ? null : (
      <ExpandButton
        tabIndex={tabIndex}
        isOpen={options.expanded.has(row.id)}
        label={options.detail.label(row)}
        onClick={() => {
          options.toggle(row.id);
        }}
      />
    ),
});

interface ExpandButtonProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly tabIndex: number;
  readonly onClick: () => void;
}

function ExpandButton({ isOpen, label, tabIndex, onClick }: ExpandButtonProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={`${appTexts.detailsOf} ${label}`}
      onClick={onClick}
      sx={{ ml: 1, color: 'app.textMuted' }}
    >
      <Chevron size={14} aria-hidden />
    </IconButton>
  );
}

interface DetailPanelProps {
  readonly label: string;
  readonly indent: number;
  readonly children: ReactNode;
}

const DetailPanel = ({ label, indent, children }: DetailPanelProps) => (
  <Box
    role="region"
    aria-label={`${appTexts.detailsOf} ${label}`}
    onKeyDown={(event) => {
      // Keeps the grid from handling arrow keys, space and Home inside the detail.
      if (event.key !== 'Escape') event.stopPropagation();
    }}
    sx={{
      position: 'sticky',
      left: indent,
      width: `calc(100cqi - ${indent + 20}px)`,
      pt: '2px',
      pb: '18px',
      whiteSpace: 'normal',
      lineHeight: 1.5,
      cursor: 'auto',
    }}
  >
    {children}
  </Box>
);

/** State of expanded rows. */
export interface Expansion {
  readonly expanded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

export function useExpandedRows(): Expansion {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { expanded, toggle };
}
