import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Calculator, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import type { TrialAccountView } from '@contracts/views/rules.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { useReturnFocus } from '../../../shared/layout/useReturnFocus';
import type { RulesSubject } from '../../../shared/navigation/useRecordDialog';
import { toRecord } from '../form/rules-form';
import type { RulesFormState } from '../form/useRulesForm';
import { useListTrialAccountsQuery } from '../rules-fees.api';
import { TrialFields } from './TrialFields';
import { TrialPrices } from './TrialPrices';
import { trialRequest, type TrialSample } from './trial-sample';
import { useTrial } from './useTrial';

const { trial: texts } = appRulesTexts;

/** Id of the button that opens the panel, focused again on close. */
export const TRY_BUTTON_ID = 'try-rules';

export interface TrialPanelProps {
  readonly subject: RulesSubject;
  readonly state: RulesFormState;
  readonly sample: TrialSample;
  readonly onChange: (part: Partial<TrialSample>) => void;
  readonly onClose: () => void;
}

/** "Try it": prices a sample shipment with the unsaved rules. Nothing is saved. */
export function TrialPanel(props: TrialPanelProps) {
  const { subject, onClose } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: accounts, error, refetch } = useListTrialAccountsQuery(subject);
  useReturnFocus(TRY_BUTTON_ID);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Box component="aside" aria-labelledby={titleId} sx={panelSx} onKeyDown={preventSubmit}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={titleId} ref={title} tabIndex={-1} variant="h2" component="h3">
          {texts.title}
        </Typography>
        <IconButton aria-label={texts.close} sx={{ ml: 'auto' }} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{texts.intro}</Box>
      {error && !accounts && (
        <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
      )}
      {!accounts && !error && <SkeletonLines count={5} />}
      {accounts?.length === 0 && <EmptyState icon={Calculator} title={texts.noRates} />}
      {accounts && accounts.length > 0 && <Sample {...props} accounts={accounts} />}
    </Box>
  );
}

interface SampleProps extends TrialPanelProps {
  readonly accounts: readonly TrialAccountView[];
}

function Sample({ subject, state, sample, accounts, onChange }: SampleProps) {
  const account = accounts.find(({ id }) => id === sample.accountId) ?? accounts[0];
  const hasErrors = state.errors.size > 0;
  const record = hasErrors ? null : toRecord(state.form, null);
  const trial = useTrial(subject, trialRequest(sample, account?.id, record));
  const saved = state.changes > 0 ? toRecord(state.saved, null) : null;
  const previous = useTrial(subject, trialRequest(sample, account?.id, saved));
  return (
    <>
      <TrialFields sample={sample} accounts={accounts} account={account} onChange={onChange} />
      {hasErrors ? (
        <Alert severity="warning">{texts.rulesHaveErrors}</Alert>
      ) : (
        <TrialPrices
          trial={trial}
          previous={previous.isCalculating ? undefined : previous.result}
        />
      )}
    </>
  );
}

/** The panel is inside the form of the rules: Enter in its fields must not save them. */
function preventSubmit(event: KeyboardEvent) {
  const { key, target } = event;
  const isSubmitting = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && !isSubmitting && target instanceof HTMLInputElement)
    event.preventDefault();
}

const panelSx = {
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  width: { xs: 1, md: 372 },
  minHeight: 0,
  height: 1,
  overflow: 'auto',
  p: { xs: 3, sm: 4 },
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
  bgcolor: 'app.sunken',
  '& h3:focus-visible': { outlineOffset: 2 },
} as const;
