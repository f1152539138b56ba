import Button from '@mui/material/Button';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import {
  useIgnoreFlowFileMutation,
  useRetryFlowFileMutation,
  useTakeFlowFileAgainMutation,
} from '../integration-flows.api';

interface FileActionsProps {
  readonly file: Pick<
    IntegrationFileDetailView,
    'id' | 'clientId' | 'name' | 'state' | 'canRetry' | 'canTakeAgain'
  >;
}

/** Buttons to retry or ignore a file that needs attention, or to import a duplicate again. */
export function FileActions({ file }: FileActionsProps) {
  const { id, clientId, state, canRetry } = file;
  const canRun = usePermission('RUN_INTEGRATION', clientId);
  const [retry, retrying] = useRetryFlowFileMutation();
  const [ignore, ignoring] = useIgnoreFlowFileMutation();
  const reportSave = useSaveFeedback();
  const isBusy = retrying.isLoading || ignoring.isLoading;
  if (!canRun) return null;
  return (
    <>
      {canRetry && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() =>
            void reportSave(retry(id), { done: texts.retried, failed: texts.retryFailed })
          }
        >
          {texts.retry}
        </Button>
      )}
      {file.canTakeAgain && <ImportAgain id={id} name={file.name} />}
      {(state === 'FAILED' || state === 'WAITS_FOR_REVIEW') && (
        <Button
          disabled={isBusy}
          onClick={() =>
            void reportSave(ignore(id), { done: texts.ignored, failed: texts.ignoreFailed })
          }
        >
          {texts.ignore}
        </Button>
      )}
    </>
  );
}

/** Imports a duplicate again, once the user has confirmed it. */
function ImportAgain({ id, name }: Pick<IntegrationFileDetailView, 'id' | 'name'>) {
  const [takeAgain, { isLoading }] = useTakeFlowFileAgainMutation();
  const reportSave = useSaveFeedback();
  const confirm = useConfirm();
  const importAgain = async () => {
    const isConfirmed = await confirm({
      title: interpolate(texts.importAgainQuestion, { name }),
      body: texts.importAgainBody,
      confirmLabel: texts.importAgain,
    });
    if (isConfirmed)
      await reportSave(takeAgain(id), {
        done: texts.importedAgain,
        failed: texts.importAgainFailed,
      });
  };
  return (
    <Button disabled={isLoading} onClick={() => void importAgain()}>
      {texts.importAgain}
    </Button>
  );
}
