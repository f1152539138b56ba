import Button from '@mui/material/Button';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { useSaving } from '../../../shared/forms/useSaving';
import { usePermission } from '../../../shared/session/usePermission';
import { useIgnoreFlowFileMutation, useRetryFlowFileMutation } from '../integration-flows.api';

type FileActionsProps = Pick<IntegrationFileDetailView, 'id' | 'clientId' | 'state' | 'canRetry'>;

/** Buttons of a file that needs attention: try it again, or leave it aside. */
export function FileActions({ id, clientId, state, canRetry }: FileActionsProps) {
  const canRun = usePermission('RUN_INTEGRATION', clientId);
  const [retry, retrying] = useRetryFlowFileMutation();
  const [ignore, ignoring] = useIgnoreFlowFileMutation();
  const saving = useSaving();
  const isBusy = retrying.isLoading || ignoring.isLoading;
  if (!canRun) return null;
  return (
    <>
      {canRetry && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void saving(retry(id), { done: texts.retried, failed: texts.retryFailed })}
        >
          {texts.retry}
        </Button>
      )}
      {(state === 'FAILED' || state === 'WAITS_FOR_REVIEW') && (
        <Button
          disabled={isBusy}
          onClick={() =>
            void saving(ignore(id), { done: texts.ignored, failed: texts.ignoreFailed })
          }
        >
          {texts.ignore}
        </Button>
      )}
    </>
  );
}
