import { ownImportTexts } from '@contracts/texts/own-screens';

import { FileDrop } from './FileDrop';
import type { FileImport } from './useFileImport';

const accepted = {
  csv: '.csv,text/csv',
  sheet: '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface ImportFileProps {
  /** A CSV, or a spreadsheet too. */
  readonly kind: keyof typeof accepted;
  readonly state: Pick<FileImport, 'file' | 'fileMessage' | 'setFile'>;
}

/** The file to import. */
export const ImportFile = ({ kind, state: { file, fileMessage, setFile } }: ImportFileProps) => (
  <FileDrop
    label={ownImportTexts.file}
    accept={accepted[kind]}
    file={file}
    error={fileMessage ?? undefined}
    onChange={setFile}
  />
);
