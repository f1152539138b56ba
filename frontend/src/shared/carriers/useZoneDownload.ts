import { DateTime } from 'luxon';
import { useState } from 'react';

import { zoneTexts as texts } from '@contracts/texts/spec/zones';
import type { CarrierView } from '@contracts/views/carrier.view';

import { interpolate } from '../text/format';
import { downloadFile } from '../uploads/download-file';
import { useDownloadZonesMutation } from './zone-download.api';
import { zoneFileName } from './zone-file-name';

interface Outcome {
  readonly severity: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
}

/** Downloads a carrier's zones as a file, with progress and errors (ZONE-38 to ZONE-42). */
export function useZoneDownload() {
  const [read, { isLoading }] = useDownloadZonesMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function download(carrier: Pick<CarrierView, 'id' | 'displayName'>, zonePriority: number) {
    const started = interpolate(texts.downloading, { carrier: carrier.displayName });
    setOutcome({ severity: 'info', text: started });
    const { data, error } = await read({ carrierId: carrier.id, zonePriority });
    if (error) setOutcome({ severity: 'error', text: texts.downloadFailed });
    else if (data === null) setOutcome({ severity: 'warning', text: texts.noneFound });
    else
      setOutcome(
        saveZones(zoneFileName(carrier, zonePriority, DateTime.local().toISODate()), data),
      );
  }

  return { outcome, isBusy: isLoading, download };
}

function saveZones(name: string, text: string): Outcome {
  try {
    downloadFile(name, text);
    return { severity: 'success', text: texts.downloaded };
  } catch (reason) {
    console.warn(texts.fileFailed, reason);
    return { severity: 'error', text: texts.fileFailed };
  }
}
