import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { manifestTexts } from '@contracts/texts/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { DateText } from '../../../shared/text/DateText';
import { CardDetails } from '../CardDetails';
import { ManifestConsignments } from '../ManifestConsignments';

export interface OpenManifestCardProps {
  readonly open: OpenManifestListItem;
  readonly onManifest: () => void;
}

/** An open manifest on a phone. */
export function OpenManifestCard({ open, onManifest }: OpenManifestCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <strong>
        {open.carrierName}, {open.displayServiceType}
      </strong>
      <div>
        {open.quantity} consignments from {open.senderName}, <DateText value={open.dispatchDate} />
      </div>
      <CardDetails of={`${open.carrierName}, ${open.displayServiceType}`}>
        {() => <ManifestConsignments consignments={open.consignments} />}
      </CardDetails>
      <Button variant="contained" onClick={onManifest}>
        {manifestTexts.openColumns.createManifest}
      </Button>
    </Box>
  );
}
