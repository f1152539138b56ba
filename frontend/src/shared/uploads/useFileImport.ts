import { useState } from 'react';

import { appImportTexts } from '@contracts/texts/app/address-import';
import { uploadTexts } from '@contracts/texts/spec/uploads';

import { isApiError, messageOf } from '../api/api-error';
import { newIdempotencyKey } from '../api/idempotency';
import { useFormSaving } from '../forms/useFormSaving';
import type { Outcome } from '../forms/useSaving';
import { interpolate } from '../text/format';
import type { ImportReportProps } from './ImportReport';

/** Result of an import; `drafts` is missing for imports without drafts. */
type Report = Omit<ImportReportProps['report'], 'drafts'> &
  Partial<Pick<ImportReportProps['report'], 'drafts'>>;

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
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<ImportReportProps['report'] | null>(null);

  const saving = useFormSaving();

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
    fileMessage: isTried && file === null ? uploadTexts.noFile : null,
    /** Errors are visible after the first attempt. */
    isTried,
    report,
    isBusy: isLoading,
    rejection: error ? messageOf(error, failed) : null,
    /** Whether the file was imported before; it is imported again only after confirmation (GAP-17). */
    wasSeenBefore: isApiError(error) && error.code === 'import.file_seen',
    /** Sends the file for `owner` with `send`, unless either is missing. */
    upload: async <Owner>(
      owner: Owner | null,
      send: (
        sent: SentFile,
        owner: Owner,
      ) => PromiseLike<Outcome & { readonly data?: Report | undefined }>,
    ): Promise<void> => {
      setTried(true);
      if (file === null || owner === null) return;
      const response = send({ file, idempotencyKey: newIdempotencyKey() }, owner);
      await saving(response, {
        failed: interpolate(appImportTexts.notImported, { file: file.name }),
      });
      const { data } = await response;
      if (data) setReport({ drafts: 0, ...data });
    },
    startAgain: () => {
      clearResult();
      setFile(null);
      setTried(false);
    },
  };
}

export type FileImport = ReturnType<typeof useFileImport>;
