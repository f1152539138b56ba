import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { DateText } from '../../../shared/text/values';
import { consignmentCountText } from '../manifested/ManifestCard';
import { CardDetails } from '../../../shared/grid/CardDetails';
import { useIsMultiClientList } from '../../../shared/session/several-clients';
import { PrintLabelsButton, ReportButton, useOpenManifestDocuments } from './open-manifest-buttons';
import { OpenManifestDetail } from './OpenManifestDetail';

export interface OpenManifestCardProps {
  readonly open: OpenManifestListItem;
  readonly canManifest: boolean;
  readonly onManifest: () => void;
}

/** Card of an open manifest, for phones. */
export function OpenManifestCard({ open, canManifest, onManifest }: OpenManifestCardProps) {
  const spansClients = useIsMultiClientList();
  const documents = useOpenManifestDocuments();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <strong>
          {open.carrierName}, {open.displayServiceType}
        </strong>
        {canManifest && (
          <Button size="small" onClick={onManifest} sx={{ flex: 'none' }}>
            {manifestTexts.openColumns.createManifest}
          </Button>
        )}
      </Box>
      {spansClients && <div>{open.clientName}</div>}
      <div>
        {consignmentCountText(open.quantity)} from {open.senderName},{' '}
        <DateText value={open.dispatchDate} />
      </div>
      {(documents.labels || documents.report) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -2 }}>
          {documents.labels && <PrintLabelsButton open={open} tabIndex={0} isNamed />}
          {documents.report && <ReportButton open={open} tabIndex={0} />}
        </Box>
      )}
      <CardDetails
        label={manifestTexts.columns.details}
        recordName={`${open.carrierName}, ${open.displayServiceType}`}
      >
        {() => <OpenManifestDetail id={open.id} />}
      </CardDetails>
    </Box>
  );
}
