import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { importColumnTexts, importScreenTexts as texts } from '@contracts/texts/app/imports';
import { appBulkTexts } from '@contracts/texts/app/bulk-upload';

import { messageOf } from '../../shared/api/api-error';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { useClient } from '../../shared/session/useClient';
import { FileDrop } from '../../shared/uploads/FileDrop';
import { ImportIntro } from '../../shared/uploads/ImportIntro';
import { ColumnsStep } from './columns/ColumnsStep';
import { useFileToImport } from './useFileToImport';

interface UploadPanelProps {
  readonly onReceived: (importId: number) => void;
}

/** Uploads a file, maps its columns and plans its import. */
export function UploadPanel({ onReceived }: UploadPanelProps) {
  const { clientId } = useClient();
  return (
    <Box sx={panelSx}>
      <ImportIntro
        template="ConsignmentTemplate.csv"
        example={{ file: 'ConsignmentExample.csv', label: appBulkTexts.example }}
      >
        {texts.dropIntro}
      </ImportIntro>
      {clientId === undefined ? (
        <Typography sx={{ color: 'app.textMuted' }}>{texts.selectClient}</Typography>
      ) : (
        <FileToImport key={clientId} clientId={clientId} onReceived={onReceived} />
      )}
    </Box>
  );
}

function FileToImport({ clientId, onReceived }: UploadPanelProps & { readonly clientId: number }) {
  const chosen = useFileToImport(clientId, onReceived);
  const { inspection, upload } = chosen;
  return (
    <>
      <FileDrop
        label={texts.drop}
        accept=".csv,.tsv,.txt,.xlsx,.xml,.json,text/csv"
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

const panelSx = { display: 'grid', gap: 3, px: { xs: 3, sm: 5 }, pb: 4 } as const;
