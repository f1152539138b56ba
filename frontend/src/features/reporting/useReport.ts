import { useState } from 'react';

import { reportTexts } from '@contracts/texts/spec/tools';

import { useToast } from '../../shared/feedback/useToast';
import { useIsMounted } from '../../shared/forms/useIsMounted';
import { saveFile } from '../../shared/reports/file-response';
import { useClient } from '../../shared/session/useClient';
import { emptyForm, type ReportErrors, type ReportForm } from './report-form';

/** Definition of one of the two reports: its validation and its request. */
export interface ReportDefinition {
  /** File name, before the dates. */
  readonly name: string;
  readonly errorsOf: (form: ReportForm) => ReportErrors;
  /** Object URL of the file; null for an empty report. */
  readonly fetch: (
    form: ReportForm,
  ) => Promise<{ data?: string | null | undefined; error?: unknown }>;
}

type Outcome = 'none' | 'nothingFound' | 'failed';

/** State of a report form: values, errors after an attempt to submit, and result. */
export function useReport({ name, errorsOf, fetch }: ReportDefinition, onDone: () => void) {
  const { clientId } = useClient();
  const [typed, setTyped] = useState<Partial<ReportForm>>({});
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>('none');
  // The selected client may be loaded after the dialog has opened.
  const form: ReportForm = { ...emptyForm, clientId: clientId ?? null, ...typed };
  const errors = errorsOf(form);

  /** Shows the outcome in the dialog, or as a toast if it has been closed. */
  function show(result: 'nothingFound' | 'failed') {
    if (isMounted()) setOutcome(result);
    else toast.error(reportTexts[result]);
  }

  async function download() {
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    setOutcome('none');
    setBusy(true);
    const { data, error } = await fetch(form);
    setBusy(false);
    if (error || data === undefined) show('failed');
    else if (data === null) show('nothingFound');
    else {
      saveFile(data, `${name}-${form.fromDay ?? ''}-to-${form.toDay ?? ''}.${form.format}`);
      // the user may have opened the dialog again
      if (isMounted()) onDone();
    }
  }

  return {
    form,
    change: (changes: Partial<ReportForm>) => {
      setOutcome('none');
      setTyped((current) => ({ ...current, ...changes }));
    },
    errors: isChecked ? errors : {},
    isBusy,
    outcome,
    download,
  };
}

export type ReportState = ReturnType<typeof useReport>;
