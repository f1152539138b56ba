import LinearProgress from '@mui/material/LinearProgress';
import type { GridSlotProps, GridSlotsComponent } from '@mui/x-data-grid';
import { ArrowDown, ArrowUp } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';

import { GridCheckbox } from './GridCheckbox';
import { LiveRow } from './LiveRow';

const SortedUp = () => <ArrowUp size={12} aria-hidden />;
const SortedDown = () => <ArrowDown size={12} aria-hidden />;

// What an empty list says may hold a button, and a grid may not: `DataTable` draws it over the grid.
const EmptyRows = () => null;

const LoadingLine = () => <LinearProgress aria-label={ownTexts.loading} />;

export const gridSlots: Partial<GridSlotsComponent> = {
  baseCheckbox: GridCheckbox,
  baseLinearProgress: LoadingLine,
  columnSortedAscendingIcon: SortedUp,
  columnSortedDescendingIcon: SortedDown,
  noRowsOverlay: EmptyRows,
  row: LiveRow,
};

/** Skeleton rows with the real column widths at first, a thin line under the header afterwards. */
export const gridSlotProps: Partial<GridSlotProps> = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
};
