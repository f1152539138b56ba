import { useState } from 'react';

import { saveFile } from '../../shared/reports/file-answer';
import { useClient } from '../../shared/session/useClient';
import { emptyForm, type ReportFaults, type ReportForm } from './report-form';

/** One of the two reports: how its form is checked and how it is fetched. */
export interface ReportKind {
  /** Of the file, before its days. */
  readonly name: string;
  readonly faultsOf: (form: ReportForm) => ReportFaults;
  /** The address of the file; null where there is nothing to report. */
  readonly fetch: (
    form: ReportForm,
  ) => Promise<{ data?: string | null | undefined; error?: unknown }>;
}

type Outcome = 'none' | 'nothingFound' | 'failed';

/** The form of a report, its faults once it was sent off, and what came of it. */
export function useReport({ name, faultsOf, fetch }: ReportKind, onDone: () => void) {
  const { clientId } = useClient();
  const [typed, setTyped] = useState<Partial<ReportForm>>({});
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('none');
  // The client acted for may become known only after the dialog was opened.
  const form: ReportForm = { ...emptyForm, clientId: clientId ?? null, ...typed };
  const faults = faultsOf(form);

  async function download() {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    setOutcome('none');
    setBusy(true);
    const { data, error } = await fetch(form);
    setBusy(false);
    if (error || data === undefined) setOutcome('failed');
    else if (data === null) setOutcome('nothingFound');
    else {
      saveFile(data, `${name}-${form.fromDay ?? ''}-to-${form.toDay ?? ''}.${form.format}`);
      onDone();
    }
  }

  return {
    form,
    change: (changes: Partial<ReportForm>) => {
      setOutcome('none');
      setTyped((current) => ({ ...current, ...changes }));
    },
    faults: isTried ? faults : {},
    isBusy,
    outcome,
    download,
  };
}

export type ReportState = ReturnType<typeof useReport>;
