import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, RefreshCw } from 'lucide-react';
import { useRef } from 'react';

import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importSampleTexts } from '@contracts/texts/app/import-sample';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { RunProgress } from './RunProgress';
import { commitLabel, usePlanActions } from './usePlanActions';

interface FooterProps {
  readonly importView: ImportDetailView;
}

type Actions = ReturnType<typeof usePlanActions>;

/** Actions of the import: commit, plan again, discard; cancel while it runs; downloads. */
export function PlanFooter({ importView }: FooterProps) {
  const footer = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const actions = usePlanActions(importView);
  const press: Press = async (act) => {
    if (actions.isBusy || !(await act())) return;
    // the button disappears with the state that it ended
    if (footer.current?.contains(document.activeElement)) progress.current?.focus();
  };
  useCommand({
    id: 'import.commit',
    label: commitLabel(importView),
    keys: '$mod+Enter',
    when: actions.canCommit && !actions.isBusy,
    run: () => void press(actions.commit),
  });
  return (
    <Box ref={footer} sx={footerSx}>
      <Box ref={progress} tabIndex={-1} sx={{ outline: 'none' }}>
        {importView.state === 'RUNNING' ? (
          <RunProgress importView={importView} />
        ) : (
          <PlanName importView={importView} />
        )}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Files importView={importView} actions={actions} />
      {actions.canPlan && <PlanButtons importView={importView} actions={actions} press={press} />}
      {actions.canCancel && (
        <Button
          aria-disabled={actions.isBusy || actions.isTooLateToCancel}
          onClick={() => {
            if (!actions.isTooLateToCancel) void press(actions.cancel);
          }}
        >
          {importView.isCancelling ? texts.cancelling : texts.cancel}
        </Button>
      )}
    </Box>
  );
}

/** Runs an action unless one is running; it resolves to whether it succeeded. */
type Press = (act: () => Promise<boolean>) => Promise<void>;

interface ButtonsProps extends FooterProps {
  readonly actions: Actions;
  readonly press: Press;
}

/** Buttons of a plan; a button disabled while focused would lose the focus. */
const PlanButtons = ({ importView, actions, press }: ButtonsProps) => (
  <>
    {!importView.isSample && (
      <Button
        variant="text"
        aria-disabled={actions.isBusy}
        onClick={() => void press(actions.discard)}
      >
        {texts.discard}
      </Button>
    )}
    <Button
      aria-disabled={actions.isBusy}
      startIcon={<RefreshCw size={14} aria-hidden />}
      onClick={() => {
        if (!actions.isBusy) actions.planAgain();
      }}
    >
      {texts.planAgain}
    </Button>
    <MainAction importView={importView} actions={actions} press={press} />
  </>
);

/** Commits the plan; a sample is only closed. */
function MainAction({ importView, actions, press }: ButtonsProps) {
  if (importView.isSample)
    return (
      <Button
        variant="contained"
        aria-disabled={actions.isBusy}
        onClick={() => {
          if (!actions.isBusy) void actions.closeSample();
        }}
      >
        {importSampleTexts.close}
      </Button>
    );
  return (
    <Button
      variant="contained"
      disabled={!actions.canCommit}
      aria-disabled={actions.isBusy || !actions.canCommit}
      onClick={() => void press(actions.commit)}
    >
      {commitLabel(importView)}
    </Button>
  );
}

function Files({ importView, actions }: FooterProps & { readonly actions: Actions }) {
  const { counts, hasFile, state } = importView;
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

function PlanName({ importView: { kind, planHash, plannedAt } }: FooterProps) {
  if (planHash === null) return null;
  return (
    <Box sx={{ color: 'app.textMuted' }}>
      {interpolate(importKindTexts[kind].checked, {
        hash: `${planHash.slice(0, 6)}…${planHash.slice(-4)}`,
      })}{' '}
      <DateText value={plannedAt} show="time" />
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
