import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';

import { appImportTexts as texts } from '@contracts/texts/app/address-import';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view';
import type { ImportReportView, RowErrorView } from '@contracts/views/import-report.view';

import { interpolate } from '../text/format';
import { downloadFile } from './download-file';

export interface ImportReportProps {
  readonly report: ImportReportView & Partial<Pick<ZoneReportView, 'unchanged'>>;
  /** Success text after the count, or around `{n}`: '12 addresses added'. */
  readonly done: string;
  /** Singular form: '1 address added'; not needed if `done` fits both. */
  readonly doneOne?: string;
  /** Shown if no row was imported. */
  readonly none: string;
  /** Name of the file with the rejected rows. */
  readonly failedFileName: string;
}

/** Result of an import: number of imported rows, and the errors of the others (GAP-17). */
export function ImportReport(props: ImportReportProps) {
  const { inserted, failed, errors, failedRows, unchanged = 0 } = props.report;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity={severityOf(props.report)}>
        {outcomeText(props)}
        {unchanged > 0 && <Box>{unchangedText(unchanged, inserted + failed === 0)}</Box>}
      </Alert>
      {errors.length > 0 && <RowErrors errors={errors} />}
      {failedRows !== null && (
        <Box>
          <Button
            startIcon={<Download size={14} aria-hidden />}
            onClick={() => {
              downloadFile(props.failedFileName, failedRows);
            }}
          >
            {texts.downloadFailed}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** An unchanged file is not a warning. */
function severityOf({ inserted, failed, unchanged = 0 }: ImportReportProps['report']) {
  if (failed > 0) return 'warning';
  if (inserted > 0) return 'success';
  return unchanged > 0 ? 'info' : 'warning';
}

function unchangedText(count: number, isAll: boolean): string {
  const text = count === 1 ? texts.rowUnchanged : texts.rowsUnchanged;
  return (isAll ? `${texts.nothingToChange} ` : '') + interpolate(text, { n: count });
}

/** '2 addresses added, 1 saved as a draft, 3 rows skipped'. */
function outcomeText(props: ImportReportProps): string {
  const { inserted, drafts, failed } = props.report;
  return [
    ...(inserted > drafts || drafts === 0 ? [insertedText(inserted - drafts, props)] : []),
    ...(drafts > 0 ? [interpolate(drafts === 1 ? texts.draft : texts.drafts, { n: drafts })] : []),
    ...(failed > 0 ? [`${failed} ${failed === 1 ? texts.rowSkipped : texts.rowsSkipped}`] : []),
  ].join(', ');
}

function insertedText(inserted: number, { done, doneOne, none }: ImportReportProps): string {
  if (inserted === 0) return none;
  if (inserted === 1 && doneOne) return `1 ${doneOne}`;
  return done.includes('{n}') ? interpolate(done, { n: inserted }) : `${inserted} ${done}`;
}

/** Maximum number of rows in the table; the file contains all. */
const MAX_SHOWN = 200;

function RowErrors({ errors }: { readonly errors: readonly RowErrorView[] }) {
  const hasValues = errors.some(({ value }) => value !== undefined);
  return (
    <Box tabIndex={0} role="region" aria-label={texts.errorsTitle} sx={scrollerSx}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.message}</th>
            {hasValues && <th scope="col">{texts.inFile}</th>}
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, MAX_SHOWN).map(({ row, column, code, message, value }) => (
            <tr key={`${row}-${column}-${code}-${message}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{message}</td>
              {hasValues && <td className="value">{value}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const scrollerSx = {
  maxHeight: 260,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& table': { width: 1, borderCollapse: 'collapse' },
  '& th, & td': { px: 3, py: '7px', textAlign: 'left', verticalAlign: 'top' },
  '& th': {
    position: 'sticky',
    top: 0,
    typography: 'label',
    color: 'text.secondary',
    bgcolor: 'app.sunken',
  },
  '& td': { borderTop: 1, borderColor: 'divider' },
  '& .value': { overflowWrap: 'anywhere' },
} as const;
