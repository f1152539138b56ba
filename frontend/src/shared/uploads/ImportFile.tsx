import { appImportTexts } from '@contracts/texts/app/address-import';

import { FileDrop } from './FileDrop';
import type { FileImport } from './useFileImport';

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ImportFileProps {
  readonly state: Pick<FileImport, 'file' | 'fileMessage' | 'isBusy' | 'setFile'>;
}

/** File field of an import. */
export const ImportFile = ({ state: { file, fileMessage, isBusy, setFile } }: ImportFileProps) => (
  <FileDrop
    label={appImportTexts.file}
    accept={ACCEPTED}
    file={file}
    error={fileMessage ?? undefined}
    isBusy={isBusy}
    onChange={setFile}
  />
);
