import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Download, RefreshCw } from 'lucide-react';

import { importSampleTexts } from '@contracts/texts/app/import-sample';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { progressOf } from '../import-states';
import { commitLabel, usePlanActions } from './usePlanActions';

interface FooterProps {
  readonly found: ImportDetailView;
}

type Actions = ReturnType<typeof usePlanActions>;

/** Actions of the import: commit, plan again, discard; cancel while it runs; downloads. */
export function PlanFooter({ found }: FooterProps) {
  const actions = usePlanActions(found);
  useCommand({
    id: 'import.commit',
    label: commitLabel(found),
    keys: '$mod+Enter',
    when: actions.canCommit && !actions.isBusy,
    run: () => void actions.commit(),
  });
  return (
    <Box sx={footerSx}>
      {found.state === 'RUNNING' ? <Progress found={found} /> : <PlanName found={found} />}
      <Box sx={{ flex: 1 }} />
      <Files found={found} actions={actions} />
      {actions.canPlan && (
        <>
          {!found.isSample && (
            <Button variant="text" disabled={actions.isBusy} onClick={() => void actions.discard()}>
              {texts.discard}
            </Button>
          )}
          <Button
            disabled={actions.isBusy}
            startIcon={<RefreshCw size={14} aria-hidden />}
            onClick={() => {
              actions.planAgain();
            }}
          >
            {texts.planAgain}
          </Button>
          <MainAction found={found} actions={actions} />
        </>
      )}
      {actions.canCancel && (
        <Button disabled={found.isCancelling || actions.isBusy} onClick={actions.cancel}>
          {found.isCancelling ? texts.cancelling : texts.cancel}
        </Button>
      )}
    </Box>
  );
}

/** Commits the plan; a sample is only closed. */
function MainAction({ found, actions }: FooterProps & { readonly actions: Actions }) {
  if (found.isSample)
    return (
      <Button
        variant="contained"
        disabled={actions.isBusy}
        onClick={() => void actions.closeSample()}
      >
        {importSampleTexts.close}
      </Button>
    );
  return (
    <Button
      variant="contained"
      disabled={!actions.canCommit || actions.isBusy}
      onClick={() => void actions.commit()}
    >
      {commitLabel(found)}
    </Button>
  );
}

function Files({ found, actions }: FooterProps & { readonly actions: Actions }) {
  const { counts, hasFile, state } = found;
  if (!hasFile || state === 'RECEIVED' || state === 'PLANNING') return null;
  return (
    <>
      <Button
        variant="text"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        onClick={() => void actions.download('file')}
      >
        {texts.file}
      </Button>
      {counts.error + counts.failed > 0 && (
        <Button
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => void actions.download('error-file')}
        >
          {texts.errorFile}
        </Button>
      )}
    </>
  );
}

function PlanName({ found: { planHash, plannedAt } }: FooterProps) {
  if (planHash === null) return null;
  return (
    <Box sx={{ color: 'app.textMuted' }}>
      {interpolate(texts.checked, { hash: `${planHash.slice(0, 6)}…${planHash.slice(-4)}` })}{' '}
      <DateText value={plannedAt} show="time" />
    </Box>
  );
}

function Progress({ found }: FooterProps) {
  const { done, total } = progressOf(found);
  const text = interpolate(texts.progress, { done, total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: { sm: 280 } }}>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={total === 0 ? 0 : (100 * done) / total}
        sx={{ flex: 1, minWidth: 120 }}
      />
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
    </Box>
  );
}

const footerSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 3, sm: 5 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
