import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';

import { appZoneTexts as texts } from '@contracts/texts/app/zones';
import type { CarrierView } from '@contracts/views/carrier.view';

import { useZoneDownload } from '../../../shared/carriers/useZoneDownload';

export interface DownloadStepProps {
  readonly carrier: CarrierView | null;
  readonly priority: number | null;
}

/** ZONE-33: downloads the zones of one priority as CSV. */
export function DownloadStep({ carrier, priority }: DownloadStepProps) {
  const { outcome, isBusy, download } = useZoneDownload();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          startIcon={<Download size={14} aria-hidden />}
          disabled={carrier === null || priority === null || isBusy}
          onClick={() => {
            if (carrier && priority !== null) void download(carrier, priority);
          }}
        >
          {texts.download}
        </Button>
        <Box sx={{ flex: 1, minWidth: 220, color: 'app.textMuted' }}>{texts.downloadHint}</Box>
      </Box>
      {outcome && <Alert severity={outcome.severity}>{outcome.text}</Alert>}
    </Box>
  );
}
