import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';

import { appReportTexts as texts } from '@contracts/texts/app/reports';
import { reportTexts } from '@contracts/texts/spec/tools';

import { focusFirstError } from '../../shared/forms/focus-first-error';
import { FormDialog } from '../../shared/forms/FormDialog';
import { ReportDays } from './ReportDays';
import type { ReportState } from './useReport';

export interface ReportDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly state: ReportState;
  readonly onClose: () => void;
  /** Fields above the dates. */
  readonly children: ReactNode;
  /** Fields below the dates. */
  readonly options?: ReactNode;
}

/** SHELL-49, SHELL-50: form and download of a report. */
export function ReportDialog(props: ReportDialogProps) {
  const { title, intro, state, onClose, children, options } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <FormDialog
      title={title}
      submitLabel={texts.download}
      isBusy={state.isBusy}
      error={state.outcome === 'failed' ? reportTexts.failed : undefined}
      onSubmit={() => {
        void state.download();
        if (body.current) focusFirstError(body.current);
      }}
      onClose={onClose}
    >
      {state.outcome === 'nothingFound' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {reportTexts.nothingFound}
        </Alert>
      )}
      <Box ref={body} sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>{intro}</Typography>
        {children}
        <ReportDays state={state} />
        {options}
      </Box>
    </FormDialog>
  );
}
