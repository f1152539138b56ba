import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { manifestTexts } from '@contracts/texts/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { DateText } from '../../../shared/text/DateText';
import { countOf } from '../manifested/ManifestCard';
import { CardDetails } from '../../../shared/grid/CardDetails';
import { ManifestConsignments } from '../ManifestConsignments';

export interface OpenManifestCardProps {
  readonly open: OpenManifestListItem;
  readonly mayManifest: boolean;
  readonly onManifest: () => void;
}

/** An open manifest on a phone. */
export function OpenManifestCard({ open, mayManifest, onManifest }: OpenManifestCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <strong>
        {open.carrierName}, {open.displayServiceType}
      </strong>
      <div>
        {countOf(open.quantity)} from {open.senderName}, <DateText value={open.dispatchDate} />
      </div>
      <CardDetails
        label={manifestTexts.columns.details}
        of={`${open.carrierName}, ${open.displayServiceType}`}
      >
        {() => <ManifestConsignments consignments={open.consignments} />}
      </CardDetails>
      {mayManifest && (
        <Button variant="contained" onClick={onManifest}>
          {manifestTexts.openColumns.createManifest}
        </Button>
      )}
    </Box>
  );
}
