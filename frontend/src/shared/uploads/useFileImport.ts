import { useState } from 'react';

import { appImportTexts } from '@contracts/texts/app/address-import';
import { uploadTexts } from '@contracts/texts/spec/uploads';

import { isApiError, isOutcomeUnknown, messageOf } from '../api/api-error';
import { useSubmissionKey } from '../api/idempotency';
import { useFormSaveFeedback } from '../forms/useFormSaveFeedback';
import type { Outcome } from '../forms/useSaveFeedback';
import { interpolate } from '../text/format';
import type { ImportReportProps } from './ImportReport';

/** Result of an import; `drafts` is missing for imports without drafts. */
type Report = Omit<ImportReportProps['report'], 'drafts'> &
  Partial<Pick<ImportReportProps['report'], 'drafts'>>;

type Result = Outcome & { readonly data?: Report | undefined };

/** State of the upload mutation. */
interface Sending {
  readonly isLoading: boolean;
  readonly error?: unknown;
  readonly reset: () => void;
}

interface SentFile {
  readonly file: File;
  readonly idempotencyKey: string;
}

/** State of a file import: file, progress and result. `failed` is shown if the server gives no message. */
export function useFileImport({ isLoading, error, reset }: Sending, failed: string) {
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [report, setReport] = useState<ImportReportProps['report'] | null>(null);
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  const clearResult = () => {
    reset();
    setReport(null);
  };

  return {
    file,
    setFile: (next: File | null) => {
      clearResult();
      setFile(next);
    },
    /** Removes the result of the last upload, before another file or owner is chosen. */
    clearResult,
    fileMessage: isChecked && file === null ? uploadTexts.noFile : null,
    /** Errors are visible after the first attempt. */
    isChecked,
    report,
    isBusy: isLoading,
    rejection: error ? messageOf(error, failed) : null,
    /** Whether the file was imported before; it is imported again only after confirmation (GAP-17). */
    wasSeenBefore: isApiError(error) && error.code === 'import.file_seen',
    /**
     * Sends the file with the fields of the form, unless either is missing. A repeat after a lost response has the same
     * key, so that it shows the report of the first; a changed field is another import.
     */
    upload: async <Fields extends object>(
      fields: Fields | null,
      send: (sent: SentFile & Fields) => PromiseLike<Result>,
    ): Promise<void> => {
      setChecked(true);
      if (file === null || fields === null) return;
      const { name, size, lastModified } = file;
      const idempotencyKey = submission.keyFor({ name, size, lastModified, fields });
      const response = send({ ...fields, file, idempotencyKey });
      await reportSave(response, {
        failed: interpolate(appImportTexts.notImported, { file: name }),
      });
      const { data, error: failure } = await response;
      if (data) setReport({ drafts: 0, ...data });
      if (data || !isOutcomeUnknown(failure)) submission.renew();
    },
    startAgain: () => {
      clearResult();
      setFile(null);
      setChecked(false);
    },
  };
}

export type FileImport = ReturnType<typeof useFileImport>;
