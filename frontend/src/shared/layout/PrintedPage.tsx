import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

/** Class of the one part of a page to print; dialogs are printed whole. */
export const PRINT_PART = 'AppPrintPart';

/** Class of elements that are not printed. */
export const NOT_PRINTED = 'AppNotPrinted';

/** Selector of a page without an open dialog. */
const pageWithoutDialog = 'body:not(:has([role="dialog"]))';

const styles = {
  '@media print': {
    [`.${NOT_PRINTED}`]: { display: 'none !important' },
    [`[role="dialog"] *, .${PRINT_PART}, .${PRINT_PART} *`]: {
      backgroundColor: '#fff !important',
      color: '#000 !important',
      borderColor: '#767676 !important',
      boxShadow: 'none !important',
    },
    [`${pageWithoutDialog} :not(:has(.${PRINT_PART}), .${PRINT_PART}, .${PRINT_PART} *)`]: {
      display: 'none !important',
    },
    // ancestors of the printed part: no frame, no scrolling, static position
    [`${pageWithoutDialog} :has(.${PRINT_PART})`]: {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      height: 'auto !important',
      minHeight: '0 !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      overflow: 'visible !important',
      transform: 'none !important',
      contain: 'none !important',
      containerType: 'normal !important',
      background: '#fff !important',
      boxShadow: 'none !important',
    },
  },
};

export interface PrintedPageProps {
  /** At the top of every page, for example the connote. */
  readonly heading: string;
}

/** Print styles: black on white, without the shell, with the record named at the top of every page. */
export const PrintedPage = ({ heading }: PrintedPageProps) => (
  <>
    <GlobalStyles styles={styles} />
    <Box aria-hidden sx={headingSx(heading)} />
  </>
);

/** Fixed elements are printed on every page. */
const headingSx = (heading: string) => ({
  display: 'none',
  '@media print': { display: 'block', position: 'fixed', top: 0, right: 0, fontSize: '8pt' },
  '&::before': { content: JSON.stringify(heading) },
});
