const columns =
  'minmax(116px, 1.6fr) 54px repeat(3, minmax(58px, .9fr)) minmax(72px, 1fr) 92px 84px 32px';

/** A row of the grid is a card of its own on a narrow screen, where no headings fit above it. */
const narrow = {
  '& .head': { display: 'none' },
  '& .row': {
    gridTemplateColumns: '1fr 1fr 1fr',
    gap: '6px',
    p: 2,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
  },
  '& .cell, & .cell.first, & .cell.last': {
    borderRadius: '7px',
    borderRightWidth: 1,
    width: '100%',
  },
  '& .cell:not(.first):not([aria-invalid])': { borderLeftColor: 'app.lineInput' },
  '& .field': { display: 'block' },
  '& .caption': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& .total': { textAlign: 'left', px: 0 },
} as const;

/** One outline around the cells of a row, thin rules inside: a row reads as one thing. */
export const itemGridSx = {
  containerType: 'inline-size',
  '& .head, & .row': { display: 'grid', gridTemplateColumns: columns, alignItems: 'center' },
  '& .head': {
    typography: 'body2',
    color: 'text.secondary',
    pb: '6px',
    '& span': { textAlign: 'right', pr: '10px', whiteSpace: 'nowrap' },
    '& span:first-of-type': { textAlign: 'left' },
    '& span:nth-of-type(n+7)': { pr: '6px' },
  },
  '& .row': { mb: '6px' },
  // The headings above the rows say it; the captions are for where there is no room for them.
  '& .field': { display: 'contents' },
  '& .caption': { display: 'none' },
  '& .cell': {
    height: 32,
    minWidth: 0,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'app.lineInput',
    borderRightWidth: 0,
    borderRadius: 0,
    px: '10px',
    textAlign: 'right',
    '&:focus': {
      position: 'relative',
      zIndex: 1,
      outline: '2px solid',
      outlineOffset: '-1px',
      outlineColor: 'primary.main',
    },
    '&[aria-invalid="true"]': {
      position: 'relative',
      zIndex: 1,
      border: 2,
      borderColor: 'app.tone.bad.glyph',
    },
  },
  '& .cell.first': {
    textAlign: 'left',
    px: '6px',
    borderRadius: '7px 0 0 7px',
  },
  // Inside a row the rules are thin: the outline alone says where one can type.
  '& .cell:not(.first):not([aria-invalid])': { borderLeftColor: 'app.lineStrong' },
  '& .cell.last': { borderRightWidth: 1, borderRadius: '0 7px 7px 0' },
  '& .total': { textAlign: 'right', pr: '6px', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .row .MuiIconButton-root': { justifySelf: 'end' },
  '& .messages': { mb: 2, typography: 'body2', color: 'app.tone.bad.fg' },
  '& .messages:empty': { display: 'none' },
  '@container (max-width: 620px)': narrow,
} as const;
