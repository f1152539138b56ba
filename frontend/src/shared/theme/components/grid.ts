import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars';

const cells = {
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 500 },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { padding: '0 8px' },
  // Padding that leaves space for whole headings on a laptop with the sidebar open.
  '@container (max-width: 1280px)': {
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { padding: '0 6px' },
  },
  // Numbers end as far from the edge as the first column begins.
  '& .MuiDataGrid-cell.AppEndNumber, & .MuiDataGrid-columnHeader.AppEndNumber': {
    paddingRight: 20,
  },
} as const;

/** Data grid in the style of the lists: lines instead of boxes, a sunken header, a sticky detail row. */
export const grid: Pick<Components<Theme>, 'MuiDataGrid'> = {
  MuiDataGrid: {
    defaultProps: {
      rowHeight: 37,
      columnHeaderHeight: 34,
      disableColumnMenu: true,
      disableRowSelectionOnClick: true,
      hideFooter: true,
    },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        fontSize: '0.8125rem',
        letterSpacing: 'inherit',
        // the grid has its own colours; the screen's may be light on dark
        '@media print': { '&, & .MuiDataGrid-columnHeader': { color: '#000' } },
        '--DataGrid-t-color-border-base': vars(theme).divider,
        '--DataGrid-rowBorderColor': vars(theme).divider,
        '& .MuiDataGrid-columnHeader': { color: vars(theme).app.textMuted, fontSize: '0.75rem' },
        // The whole header is clickable, so the arrow is small.
        '& .MuiDataGrid-iconButtonContainer': { marginLeft: 2 },
        '& .MuiDataGrid-sortButton': { width: 16, height: 16, padding: 0 },
        '& .MuiDataGrid-columnSeparator': { opacity: 0 },
        '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
        ...cells,
        // Filler cells have no text, and their padding alone would make every list scroll sideways.
        '& .MuiDataGrid-cellEmpty': { padding: 0 },
        '& .MuiDataGrid-columnHeader--last': { overflow: 'clip' },
        // Opaque, so that sticky cells cover those that scroll below
        '& .MuiDataGrid-row': { backgroundColor: vars(theme).background.paper },
        '& .MuiDataGrid-row:hover': { backgroundColor: vars(theme).app.hover },
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: vars(theme).app.accentSoft,
        },
        '& .MuiDataGrid-row.AppChangedRow': {
          boxShadow: `inset 2px 0 0 ${vars(theme).app.tone.done.glyph}`,
        },
        '& .MuiDataGrid-row.AppOddRow, & .MuiDataGrid-row.AppOddRow:hover': {
          backgroundColor: vars(theme).app.tone.warn.bg,
          boxShadow: `inset 2px 0 0 ${vars(theme).app.tone.warn.glyph}`,
        },
        '& .MuiDataGrid-cell.AppStrongCell': { fontWeight: 500 },
        '& .MuiDataGrid-cell.AppQuietCell': { color: vars(theme).text.secondary },
        '& .MuiDataGrid-row.AppExpandedRow, & .AppDetailRow, & .AppDetailRow:hover': {
          backgroundColor: vars(theme).app.sunken,
        },
        '& .AppDetailRow > .MuiDataGrid-cell': { borderTopColor: 'transparent' },
        // The panel sticks to the viewport, not to the scrolled columns.
        '& .AppDetailRow .MuiDataGrid-cell': { overflow: 'visible', padding: 0 },
        '& .AppDetailRow [data-field="__check__"] > *': { visibility: 'hidden' },
        '& .MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeaderCheckbox': {
          justifyContent: 'flex-start',
          paddingLeft: 16,
        },
        // Aligns the text of the first column with the page title.
        '& [aria-colindex="1"]:not(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox, [data-field="__expand__"])':
          { paddingLeft: 20 },
        '& .MuiDataGrid-cell.AppActionCell': { padding: 0 },
        '& .MuiDataGrid-cell.AppEndCell': { paddingRight: 12 },
        // Focus ring for the keyboard only.
        '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
          outline: 'none',
        },
        '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-columnHeader:has(:focus-visible)':
          { outline: `2px solid ${vars(theme).primary.main}`, outlineOffset: -2 },
      }),
    },
  },
};
