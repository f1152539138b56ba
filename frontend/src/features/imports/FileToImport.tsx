import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { ImportKind } from '@contracts/rules/import-kinds';
import { importColumnTexts, importScreenTexts as texts } from '@contracts/texts/app/imports';

import { messageOf } from '../../shared/api/api-error';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { FileDrop } from '../../shared/uploads/FileDrop';
import { ColumnsStep } from './columns/ColumnsStep';
import type { ImportOwner } from './imports.api';
import { useFileToImport } from './useFileToImport';

interface FileToImportProps {
  readonly owner: ImportOwner;
  readonly onReceived: (importId: number) => void;
}

/** File of an owner: its columns are mapped, and its import is planned. */
export function FileToImport({ owner, onReceived }: FileToImportProps) {
  const chosen = useFileToImport(owner, onReceived);
  const { inspection, upload } = chosen;
  return (
    <>
      <FileDrop
        label={texts.drop}
        accept={accepted[owner.kind]}
        file={chosen.file}
        onChange={chosen.choose}
      />
      {inspection.isLoading && (
        <Typography role="status" sx={{ color: 'app.textMuted' }}>
          {importColumnTexts.reading}
        </Typography>
      )}
      {inspection.error && (
        <FailureAlert failure={messageOf(inspection.error, importColumnTexts.failed)} />
      )}
      {inspection.data && chosen.choices && (
        <ColumnsStep
          inspection={inspection.data}
          choices={chosen.choices}
          onChange={chosen.changeColumns}
        />
      )}
      {upload.error && <FailureAlert failure={messageOf(upload.error, texts.uploadFailed)} />}
      {chosen.choices && (
        <Box>
          <Button
            variant="contained"
            disabled={upload.isLoading || !chosen.isComplete}
            onClick={() => void chosen.send()}
          >
            {upload.isLoading ? texts.uploading : chosen.wasSeen ? texts.again : texts.upload}
          </Button>
        </Box>
      )}
    </>
  );
}

const tables = '.csv,.tsv,.txt,.xlsx,text/csv';
const tablesAndDocuments = `${tables},.xml,.json`;

const accepted: Readonly<Record<ImportKind, string>> = {
  CONSIGNMENT: tablesAndDocuments,
  ADDRESS: tablesAndDocuments,
  RATE_CARD: tables,
  CARRIER_ZONE: tables,
};
