import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { ImportKind } from '@contracts/rules/import-kinds';
import { importKindLabel, importKindTexts } from '@contracts/texts/app/import-kinds';
import { importColumnTexts, importScreenTexts as texts } from '@contracts/texts/app/imports';
import { appBulkTexts } from '@contracts/texts/app/bulk-upload';

import { messageOf } from '../../shared/api/api-error';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { SegmentedControl } from '../../shared/forms/SegmentedControl';
import { useClient } from '../../shared/session/useClient';
import { FileDrop } from '../../shared/uploads/FileDrop';
import { ImportIntro, type ImportIntroProps } from '../../shared/uploads/ImportIntro';
import { ColumnsStep } from './columns/ColumnsStep';
import { useFileToImport } from './useFileToImport';

interface UploadPanelProps {
  /** Kinds that the user may import, at least one. */
  readonly kinds: readonly ImportKind[];
  readonly onReceived: (importId: number) => void;
}

/** Uploads a file, maps its columns and plans its import. */
export function UploadPanel({ kinds, onReceived }: UploadPanelProps) {
  const { clientId } = useClient();
  const [selected, select] = useState<ImportKind>('CONSIGNMENT');
  const kind = kinds.includes(selected) ? selected : (kinds[0] ?? selected);
  return (
    <Box sx={panelSx}>
      {kinds.length > 1 && (
        <Box>
          <SegmentedControl
            label={importKindLabel}
            value={kind}
            segments={kinds.map((value) => ({ value, label: importKindTexts[value].name }))}
            onChange={select}
          />
        </Box>
      )}
      <ImportIntro {...templates[kind]}>{importKindTexts[kind].intro}</ImportIntro>
      {clientId === undefined ? (
        <Typography sx={{ color: 'app.textMuted' }}>{texts.selectClient}</Typography>
      ) : (
        <FileToImport
          key={`${clientId} ${kind}`}
          kind={kind}
          clientId={clientId}
          onReceived={onReceived}
        />
      )}
    </Box>
  );
}

interface FileToImportProps extends Pick<UploadPanelProps, 'onReceived'> {
  readonly kind: ImportKind;
  readonly clientId: number;
}

function FileToImport({ kind, clientId, onReceived }: FileToImportProps) {
  const chosen = useFileToImport({ kind, clientId }, onReceived);
  const { inspection, upload } = chosen;
  return (
    <>
      <FileDrop
        label={texts.drop}
        accept={accepted[kind]}
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

const templates: Readonly<Record<ImportKind, Omit<ImportIntroProps, 'children'>>> = {
  CONSIGNMENT: {
    template: 'ConsignmentTemplate.csv',
    example: { file: 'ConsignmentExample.csv', label: appBulkTexts.example },
  },
  ADDRESS: { template: 'AddressTemplate.csv' },
};

/** Documents contain orders only. */
const accepted: Readonly<Record<ImportKind, string>> = {
  CONSIGNMENT: '.csv,.tsv,.txt,.xlsx,.xml,.json,text/csv',
  ADDRESS: '.csv,.tsv,.txt,.xlsx,text/csv',
};

const panelSx = { display: 'grid', gap: 3, px: { xs: 3, sm: 5 }, pb: 4 } as const;
