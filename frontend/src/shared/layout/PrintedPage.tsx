export interface PrintedPageProps {
  /** At the head of every page, for example the connote. */
  readonly heading: string;
}

/** What is printed of a page on which no dialog is open; see `PRINT_PART`. */
const undisturbed = 'body:not(:has([role="dialog"]))';

/** The class of the one part of a page that goes on paper; dialogs go as they are. */
export const PRINT_PART = 'AppPrintPart';

/** The class of what is of no use on paper. */
export const NOT_PRINTED = 'AppNotPrinted';

const rules = `
  .${NOT_PRINTED} { display: none !important; }
  [role="dialog"] *, .${PRINT_PART}, .${PRINT_PART} * {
    background-color: #fff !important;
    color: #000 !important;
    border-color: #767676 !important;
    box-shadow: none !important;
  }
  ${undisturbed} :not(:has(.${PRINT_PART}), .${PRINT_PART}, .${PRINT_PART} *) {
    display: none !important;
  }
  ${undisturbed} :has(.${PRINT_PART}) {
    position: static !important;
    display: block !important;
    width: auto !important;
    height: auto !important;
    min-height: 0 !important;
    max-height: none !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    overflow: visible !important;
    transform: none !important;
    contain: none !important;
    container-type: normal !important;
    background: #fff !important;
    box-shadow: none !important;
  }`;

const quoted = (text: string): string => `"${text.replace(/["\\\n<]/g, ' ')}"`;

/** On paper: black on white, without the frame around it, and the record named at the head of every page. */
export const PrintedPage = ({ heading }: PrintedPageProps) => (
  <style media="print">{`@page { @top-right { content: ${quoted(heading)}; font: 9pt sans-serif; } }${rules}`}</style>
);
