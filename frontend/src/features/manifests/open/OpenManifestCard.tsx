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
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <strong>
          {open.carrierName}, {open.displayServiceType}
        </strong>
        {mayManifest && (
          <Button size="small" onClick={onManifest} sx={{ flex: 'none' }}>
            {manifestTexts.openColumns.createManifest}
          </Button>
        )}
      </Box>
      <div>
        {countOf(open.quantity)} from {open.senderName}, <DateText value={open.dispatchDate} />
      </div>
      <CardDetails
        label={manifestTexts.columns.details}
        of={`${open.carrierName}, ${open.displayServiceType}`}
      >
        {() => <ManifestConsignments consignments={open.consignments} />}
      </CardDetails>
    </Box>
  );
}
