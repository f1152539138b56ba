import { appImportTexts } from '@contracts/texts/app/screens';

import { FileDrop } from './FileDrop';
import type { FileImport } from './useFileImport';

const accepted = {
  csv: '.csv,text/csv',
  sheet: '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface ImportFileProps {
  /** CSV only, or spreadsheets too. */
  readonly kind: keyof typeof accepted;
  readonly state: Pick<FileImport, 'file' | 'fileMessage' | 'setFile'>;
}

/** File field of an import. */
export const ImportFile = ({ kind, state: { file, fileMessage, setFile } }: ImportFileProps) => (
  <FileDrop
    label={appImportTexts.file}
    accept={accepted[kind]}
    file={file}
    error={fileMessage ?? undefined}
    onChange={setFile}
  />
);
