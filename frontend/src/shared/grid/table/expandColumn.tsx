import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { ownTexts } from '@contracts/texts/own';

import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { isDetailRow, type GridRow, type ShownRow } from '../detail-rows';

export interface RowDetail<Row extends GridRow> {
  /** Names the record, for example 'MAN-118202'. */
  readonly label: (row: Row) => string;
  /** The specified header of the column; shown to screen readers only. */
  readonly header?: string;
  /** Whether there is anything to open; left out, there always is. */
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

/** The first column: a chevron, or the whole detail of the row above. */
export const expandColumn = <Row extends GridRow>(
  options: ExpandColumn<Row>,
): GridColDef<ShownRow<Row>> => ({
  field: '__expand__',
  headerName: options.detail.header ?? ownTexts.expand,
  width: 42,
  minWidth: 42,
  sortable: false,
  resizable: false,
  display: 'flex',
  renderHeader: () => <VisuallyHidden>{options.detail.header ?? ownTexts.expand}</VisuallyHidden>,
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
      aria-label={`${ownTexts.detailsOf} ${label}`}
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
    aria-label={`${ownTexts.detailsOf} ${label}`}
    onKeyDown={(event) => {
      // The grid would take arrow keys, space and Home away from what is inside.
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
