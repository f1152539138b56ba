import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { ChevronDown, ChevronRight, Download } from 'lucide-react';
import { useId, useState } from 'react';

import { appZoneTexts } from '@contracts/texts/app/zones';
import type { SuburbView } from '@contracts/views/address.view';

import { SuburbPicker } from '../addresses/SuburbPicker';
import { suburbText } from '../addresses/suburb-text';
import { LoadFailedAlert } from '../feedback/LoadFailedAlert';
import { usePermission } from '../session/usePermission';
import { interpolate } from '../text/format';
import { useZoneDownload } from './useZoneDownload';
import { useListZonesOfCarrierQuery, useListZonesOfSuburbQuery } from './zone-codes.api';

const texts = appZoneTexts.codes;

export interface ZoneCodesProps {
  readonly carrierId: number;
  readonly carrierName: string;
}

/** Looks up the zone codes that a rate card of the carrier may use; initially collapsed. */
export function ZoneCodes(props: ZoneCodesProps) {
  const canRead = usePermission('READ_CARRIER_ZONE');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!canRead) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<Chevron size={14} aria-hidden />}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {texts.show}
      </Button>
      <Box id={id} role="region" aria-label={texts.title} hidden={!isOpen}>
        {isOpen && <Codes {...props} />}
      </Box>
    </Box>
  );
}

function Codes(carrier: ZoneCodesProps) {
  const { carrierId, carrierName } = carrier;
  const { currentData: zones, isError, refetch } = useListZonesOfCarrierQuery(carrierId);
  if (!zones && isError)
    return <LoadFailedAlert message={appZoneTexts.loadFailed} onRetry={() => void refetch()} />;
  if (!zones) return <Box sx={{ py: 2, color: 'app.textMuted' }}>{texts.loading}</Box>;
  if (zones.length === 0)
    return <Alert severity="warning">{interpolate(texts.none, { carrier: carrierName })}</Alert>;
  const priorities = [...new Set(zones.map(({ zonePriority }) => zonePriority))];
  return (
    <Box sx={codesSx}>
      <ZoneOfSuburb {...carrier} />
      {priorities.map((priority) => (
        <PriorityCodes
          key={priority}
          {...carrier}
          priority={priority}
          codes={zones.filter((zone) => zone.zonePriority === priority).map(({ zone }) => zone)}
        />
      ))}
    </Box>
  );
}

/** "Suburb → zone" in the zones of one carrier. */
function ZoneOfSuburb({ carrierId, carrierName }: ZoneCodesProps) {
  const [suburb, setSuburb] = useState<SuburbView | null>(null);
  const { currentData, isError } = useListZonesOfSuburbQuery(suburb?.id ?? skipToken);
  const names = currentData?.filter((zone) => zone.carrierId === carrierId).map(({ zone }) => zone);
  const placeholders = suburb && { suburb: suburbText(suburb), carrier: carrierName };
  return (
    <Box>
      <SuburbPicker label={texts.suburb} value={suburb} onChange={setSuburb} />
      <Box role="status" sx={{ minHeight: 20, mt: 1 }}>
        {isError && appZoneTexts.loadFailed}
        {placeholders &&
          names &&
          (names.length > 0
            ? interpolate(texts.inZone, { ...placeholders, zones: names.join(', ') })
            : interpolate(texts.inNoZone, placeholders))}
      </Box>
    </Box>
  );
}

interface PriorityCodesProps extends ZoneCodesProps {
  readonly priority: number;
  readonly codes: readonly string[];
}

function PriorityCodes({ carrierId, carrierName, priority, codes }: PriorityCodesProps) {
  const { outcome, isBusy, download } = useZoneDownload();
  const title = interpolate(texts.priority, { carrier: carrierName, priority });
  const label = interpolate(texts.downloadPriority, { priority });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box component="ul" aria-label={title} tabIndex={0} sx={listSx}>
        {codes.map((code) => (
          <Box component="li" key={code}>
            {code}
          </Box>
        ))}
      </Box>
      <Box>
        <Button
          size="small"
          disabled={isBusy}
          startIcon={<Download size={13} aria-hidden />}
          onClick={() => void download({ id: carrierId, displayName: carrierName }, priority)}
        >
          {label}
        </Button>
      </Box>
      {outcome && <Alert severity={outcome.severity}>{outcome.text}</Alert>}
    </Box>
  );
}

const codesSx = {
  display: 'grid',
  gap: 4,
  mt: 2,
  p: 3,
  border: 1,
  borderColor: 'app.line',
  borderRadius: '8px',
} as const;

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  m: 0,
  p: 0,
  maxHeight: 108,
  overflow: 'auto',
  listStyle: 'none',
  '& li': {
    px: 1.5,
    borderRadius: '5px',
    bgcolor: 'app.sunken',
    typography: 'mono',
  },
} as const;
