import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { importScreenTexts as words } from '@contracts/texts/app/imports';
import { appBulkTexts } from '@contracts/texts/app/screens';

import { isApiError, messageOf } from '../../shared/api/api-error';
import { newIdempotencyKey } from '../../shared/api/idempotency';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { useClient } from '../../shared/session/useClient';
import { FileDrop } from '../../shared/uploads/FileDrop';
import { ImportIntro } from '../../shared/uploads/ImportIntro';
import { useReceiveImportMutation } from './imports.api';

interface UploadPanelProps {
  readonly onReceived: (importId: number) => void;
}

/** Takes a file to be planned; one seen before only after a question. */
export function UploadPanel({ onReceived }: UploadPanelProps) {
  const { clientId } = useClient();
  const [file, setFile] = useState<File | null>(null);
  const [send, { isLoading, error, reset }] = useReceiveImportMutation();
  const wasSeen = isApiError(error) && error.code === 'import.file_seen';

  async function upload(chosen: File, owner: number) {
    const wanted = { clientId: owner, file: chosen, again: wasSeen };
    const { data } = await send({ ...wanted, idempotencyKey: newIdempotencyKey() });
    if (data) onReceived(data.importId);
  }

  return (
    <Box sx={panelSx}>
      <ImportIntro
        template="ConsignmentTemplate.csv"
        example={{ file: 'ConsignmentExample.csv', label: appBulkTexts.example }}
      >
        {words.dropIntro}
      </ImportIntro>
      {clientId === undefined ? (
        <Typography sx={{ color: 'app.textMuted' }}>{words.selectClient}</Typography>
      ) : (
        <>
          <FileDrop
            label={words.drop}
            accept=".csv,.tsv,.txt,.xlsx,.xml,.json,text/csv"
            file={file}
            onChange={(next) => {
              reset();
              setFile(next);
            }}
          />
          {error && <FailureAlert failure={messageOf(error, words.uploadFailed)} />}
          {file && (
            <Box>
              <Button
                variant="contained"
                disabled={isLoading}
                onClick={() => void upload(file, clientId)}
              >
                {isLoading ? words.uploading : wasSeen ? words.again : words.upload}
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

const panelSx = { display: 'grid', gap: 3, px: { xs: 3, sm: 5 }, pb: 4 } as const;
