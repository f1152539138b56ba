import { useState } from 'react';

import { uploadTexts } from '@contracts/texts/uploads';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { isApiError, messageOf } from '../api/api-error';
import { newIdempotencyKey } from '../api/idempotency';

/** What became of a file; `drafts` is left out by imports that make none. */
type Report = Omit<ImportReportView, 'drafts'> & Partial<Pick<ImportReportView, 'drafts'>>;

/** How the upload is doing, as a mutation says it. */
interface Sending {
  readonly isLoading: boolean;
  readonly error?: unknown;
  readonly reset: () => void;
}

interface SentFile {
  readonly file: File;
  readonly idempotencyKey: string;
}

/** A file on its way in: which one, how far it is, and what became of its rows. `failed` is said where the server says nothing. */
export function useFileImport({ isLoading, error, reset }: Sending, failed: string) {
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<ImportReportView | null>(null);

  return {
    file,
    setFile: (next: File | null) => {
      reset();
      setFile(next);
    },
    fileMessage: isTried && file === null ? uploadTexts.noFile : null,
    /** From the first try on, what is missing is said. */
    isTried,
    report,
    isBusy: isLoading,
    refusal: error ? messageOf(error, failed) : null,
    /** The same file was imported before: it is taken again only when the user says so (GAP-17). */
    wasSeenBefore: isApiError(error) && error.code === 'import.file_seen',
    /** Sends the file for `whom` by `send`, unless one of the two is missing. */
    upload: async <Whom>(
      whom: Whom | null,
      send: (sent: SentFile, whom: Whom) => PromiseLike<{ readonly data?: Report | undefined }>,
    ): Promise<void> => {
      setTried(true);
      if (file === null || whom === null) return;
      const { data } = await send({ file, idempotencyKey: newIdempotencyKey() }, whom);
      if (data) setReport({ drafts: 0, ...data });
    },
    startAgain: () => {
      reset();
      setReport(null);
      setFile(null);
      setTried(false);
    },
  };
}

export type FileImport = ReturnType<typeof useFileImport>;
