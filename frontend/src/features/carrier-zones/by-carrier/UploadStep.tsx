import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';

import { appBulkTexts } from '@contracts/texts/app/bulk-upload';
import { appImportTexts } from '@contracts/texts/app/address-import';
import { appZoneTexts } from '@contracts/texts/app/zones';
import { zoneTexts as texts } from '@contracts/texts/spec/zones';

import { CheckField } from '../../../shared/forms/CheckField';
import { usePermission } from '../../../shared/session/usePermission';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import type { ZoneImport } from '../../../shared/carriers/useZoneImport';

/** ZONE-34, ZONE-43: uploads a zone file and shows the result of its rows. */
export function UploadStep({ zoneImport }: { readonly zoneImport: ZoneImport }) {
  const canUpload = usePermission('CREATE_CARRIER_ZONE_SYSTEM');
  if (!canUpload) return null;
  const { report, isBusy, rejection } = zoneImport;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro template="CarrierZoneTemplate.csv">{appZoneTexts.uploadHint}</ImportIntro>
      <ImportFile state={zoneImport} />
      <CheckField
        label={appBulkTexts.skipBadRows}
        isOn={zoneImport.skipBadRows}
        onChange={zoneImport.setSkipBadRows}
      />
      <Box>
        <Button
          variant="contained"
          startIcon={<Upload size={14} aria-hidden />}
          disabled={isBusy}
          onClick={() => void zoneImport.upload()}
        >
          {appImportTexts.upload}
        </Button>
      </Box>
      {isBusy && <Alert severity="info">{texts.uploading}</Alert>}
      {rejection && <Alert severity="error">{rejection}</Alert>}
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
