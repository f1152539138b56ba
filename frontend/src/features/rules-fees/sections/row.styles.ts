import type { SxProps, Theme } from '@mui/material/styles';

/** Width of the sections below which a row has no room for columns, for example on a phone or beside Try it. */
const NARROW = '@container (max-width: 719px)';

/** Columns of a row: field, value, comparison, compared value, Take. */
const columns = 'minmax(150px, 1fr) 148px 168px 116px 128px';

/** A field with its comparison; differing values are tinted. */
export const rowSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 4,
  minHeight: 44,
  mx: { xs: -3, sm: -6 },
  px: { xs: 3, sm: 6 },
  py: '5px',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
  '&[data-differs="true"]': { bgcolor: 'app.sunken' },
  '& .MuiInputBase-root': { width: 1 },
  '& > .take': { justifySelf: 'end' },
  [NARROW]: {
    gridTemplateColumns: '1fr 148px',
    rowGap: '4px',
    '& > .take': { justifySelf: 'end' },
    '& > .has': { display: 'none' },
    '&[data-differs="true"] > .has': { display: 'block' },
    '&[data-differs="false"] > .against': { gridColumn: '1 / -1', textAlign: 'right' },
    '&[data-differs="true"] > .against': { justifySelf: 'end', order: 1 },
    '&[data-differs="true"] > .has, &[data-differs="true"] > .take': { order: 2 },
  },
};

/** Headings over the columns; a narrow row shows its own labels. */
export const headSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 4,
  minHeight: 36,
  typography: 'label',
  color: 'text.secondary',
  '& > :last-child': { gridColumn: '4 / -1' },
  [NARROW]: {
    gridTemplateColumns: '1fr',
    '& span:not(.MuiFormControlLabel-root *)': { display: 'none' },
    '& > :last-child': { gridColumn: 'auto' },
  },
};
