import { useState } from 'react';

import { isApiError } from '../../shared/api/api-error';
import { newIdempotencyKey } from '../../shared/api/idempotency';
import { type ColumnChoices, missingTargets, toChoices, toMapping } from './columns/column-choices';
import { useInspectImportColumnsMutation, useReceiveImportMutation } from './imports.api';
import { useIsMounted } from '../../shared/forms/useIsMounted';

interface Chosen {
  readonly file: File | null;
  /** Null until its columns have been read. */
  readonly choices: ColumnChoices | null;
}

/** State of a file selected for import: its columns are read immediately; a repeated file needs confirmation. */
export function useFileToImport(clientId: number, onReceived: (importId: number) => void) {
  const [{ file, choices }, setChosen] = useState<Chosen>({ file: null, choices: null });
  const isMounted = useIsMounted();
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
      const wanted = {
        clientId,
        file,
        importAgain: wasSeen,
        mapping,
        rememberAs: choices.rememberAs,
      };
      const { data } = await receive({ ...wanted, idempotencyKey: newIdempotencyKey() });
      if (data && isMounted()) onReceived(data.importId);
    },
  };

  async function readColumns(next: File) {
    const { data } = await inspect({ clientId, file: next });
    if (!data) return;
    // Another file may have been selected in the meantime.
    setChosen((now) => (now.file === next ? { file: next, choices: toChoices(data) } : now));
  }
}
