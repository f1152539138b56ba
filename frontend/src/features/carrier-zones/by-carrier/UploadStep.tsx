import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';

import { ownBulkTexts, ownImportTexts } from '@contracts/texts/own-screens';
import { ownZoneTexts as words } from '@contracts/texts/own-zones';
import { zoneTexts as texts } from '@contracts/texts/zones';

import { CheckField } from '../../../shared/forms/CheckField';
import { usePermission } from '../../../shared/session/usePermission';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import type { ZoneLoad } from '../../../shared/zones/useZoneLoad';

/** ZONE-34, ZONE-43: a file of zones, and what became of its rows. */
export function UploadStep({ load }: { readonly load: ZoneLoad }) {
  const mayUpload = usePermission('CREATE_CARRIER_ZONE_SYSTEM');
  if (!mayUpload) return null;
  const { report, isBusy, refusal } = load;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro template="CarrierZoneTemplate.csv">{words.uploadHint}</ImportIntro>
      <ImportFile kind="csv" state={load} />
      <CheckField
        label={ownBulkTexts.skipBadRows}
        isOn={load.skipBadRows}
        onChange={load.setSkipBadRows}
      />
      <Box>
        <Button
          variant="contained"
          startIcon={<Upload size={14} aria-hidden />}
          disabled={isBusy}
          onClick={() => void load.upload()}
        >
          {ownImportTexts.upload}
        </Button>
      </Box>
      {isBusy && <Alert severity="info">{texts.uploading}</Alert>}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {report && !isBusy && (
        <ImportReport
          report={report}
          done={texts.inserted}
          none={texts.noneInserted}
          failedFileName="zones-with-errors.csv"
        />
      )}
    </Box>
  );
}
