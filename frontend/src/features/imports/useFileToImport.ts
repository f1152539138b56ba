import { useState } from 'react';

import { appImportTexts } from '@contracts/texts/app/address-import';

import { isApiError, isOutcomeUnknown } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { type ColumnChoices, missingTargets, toChoices, toMapping } from './columns/column-choices';
import { interpolate } from '../../shared/text/format';
import {
  type ImportOwner,
  useInspectImportColumnsMutation,
  useReceiveImportMutation,
} from './imports.api';
import { useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';

interface Chosen {
  readonly file: File | null;
  /** Null until its columns have been read. */
  readonly choices: ColumnChoices | null;
}

/** State of a file selected for import: its columns are read immediately; a repeated file needs confirmation. */
export function useFileToImport(owner: ImportOwner, onReceived: (importId: number) => void) {
  const [{ file, choices }, setChosen] = useState<Chosen>({ file: null, choices: null });
  const reportSave = useFormSaveFeedback();
  const submission = useSubmissionKey();
  const [inspect, inspection] = useInspectImportColumnsMutation();
  const [receive, upload] = useReceiveImportMutation();
  const sourceColumns = inspection.data;
  const wasSeen = isApiError(upload.error) && upload.error.code === 'import.file_seen';

  return {
    file,
    choices: sourceColumns ? choices : null,
    inspection,
    upload,
    wasSeen,
    isComplete:
      sourceColumns !== undefined &&
      choices !== null &&
      (sourceColumns.isDocument || missingTargets(sourceColumns, choices).length === 0),
    choose: (next: File | null) => {
      setChosen({ file: next, choices: null });
      upload.reset();
      inspection.reset();
      if (next) void readColumns(next);
    },
    changeColumns: (next: ColumnChoices) => {
      setChosen({ file, choices: next });
      upload.reset();
    },
    send: async () => {
      if (!file || !sourceColumns || !choices) return;
      const mapping = toMapping(sourceColumns, choices);
      const { rememberAs } = choices;
      const { name, size, lastModified } = file;
      const fields = { owner, importAgain: wasSeen, mapping, rememberAs };
      const idempotencyKey = submission.keyFor({ name, size, lastModified, fields });
      const response = receive({ ...fields, file, idempotencyKey });
      const failed = interpolate(appImportTexts.notImported, { file: name });
      const isShown = await reportSave(response, { failed });
      const { data, error } = await response;
      if (data || !isOutcomeUnknown(error)) submission.renew();
      if (data && isShown) onReceived(data.importId);
    },
  };

  async function readColumns(next: File) {
    const { data } = await inspect({ owner, file: next });
    if (!data) return;
    // Another file may have been selected in the meantime.
    setChosen((last) => (last.file === next ? { file: next, choices: toChoices(data) } : last));
  }
}
