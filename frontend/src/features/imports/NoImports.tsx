import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, FileInput } from 'lucide-react';

import { isTestClient } from '@contracts/rules/test-environment';
import { importKindFilterTexts } from '@contracts/texts/app/import-kinds';
import { importSampleTexts } from '@contracts/texts/app/import-sample';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';

import { messageOf } from '../../shared/api/api-error';
import { newIdempotencyKey } from '../../shared/api/idempotency';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { NoRecords } from '../../shared/feedback/NoRecords';
import { saveFile } from '../../shared/reports/file-response';
import { useDownloadImportSampleMutation, usePlanImportSampleMutation } from './imports.api';
import { useIsMounted } from '../../shared/forms/useIsMounted';

interface NoImportsProps {
  readonly canImport: boolean;
  /** Client to try a sample for; undefined while none is selected. */
  readonly clientId: number | undefined;
  readonly onStarted: (importId: number) => void;
}

/** Empty list of imports; offers a sample file to try one with. */
export const NoImports = ({ canImport, clientId, onStarted }: NoImportsProps) => (
  <EmptyState
    icon={FileInput}
    title={texts.none}
    reason={canImport ? `${texts.firstStep} ${texts.noneReason}` : texts.noneReason}
    action={
      canImport &&
      clientId !== undefined && (
        <SampleOffer key={clientId} clientId={clientId} onStarted={onStarted} />
      )
    }
  />
);

/** Empty list of one kind of imports. */
export const NoImportsOfKind = ({ onClear }: { readonly onClear: () => void }) => (
  <NoRecords
    icon={FileInput}
    title={importKindFilterTexts.none}
    firstUse={null}
    isFiltered
    hiddenBy={importKindFilterTexts.hides}
    onClear={onClear}
  />
);

function SampleOffer({
  clientId,
  onStarted,
}: Pick<NoImportsProps, 'onStarted'> & { readonly clientId: number }) {
  const [plan, planning] = usePlanImportSampleMutation();
  const [download, downloading] = useDownloadImportSampleMutation();
  const isMounted = useIsMounted();
  const start = async () => {
    downloading.reset();
    const { data } = await plan({ clientId, idempotencyKey: newIdempotencyKey() });
    if (data && isMounted()) onStarted(data.importId);
  };
  const save = async () => {
    planning.reset();
    const { data } = await download(clientId);
    if (data) saveFile(data, importSampleTexts.fileName);
  };
  const isBusy = planning.isLoading || downloading.isLoading;
  const failure = planning.error ?? downloading.error;
  return (
    <Box sx={offerSx}>
      <Box sx={buttonsSx}>
        <Button variant="contained" disabled={isBusy} onClick={() => void start()}>
          {planning.isLoading ? importSampleTexts.starting : importSampleTexts.start}
        </Button>
        <Button
          variant="text"
          disabled={isBusy}
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => void save()}
        >
          {importSampleTexts.download}
        </Button>
      </Box>
      {!isTestClient(clientId) && (
        <Box component="span" sx={{ color: 'app.textMuted' }}>
          {importSampleTexts.safe}
        </Box>
      )}
      {failure && <FailureAlert failure={messageOf(failure, importSampleTexts.failed)} />}
    </Box>
  );
}

const offerSx = { display: 'grid', justifyItems: 'center', gap: 2 } as const;
const buttonsSx = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 } as const;
