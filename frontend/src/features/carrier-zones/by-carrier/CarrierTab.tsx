import Box from '@mui/material/Box';

import { appZoneTexts as texts } from '@contracts/texts/app/zones';

import { retryOf } from '../../../shared/api/retry-of';
import { useListZonedCarriersQuery } from '../../../shared/carriers/zones.api';
import { useZoneImport, type ZoneImport } from '../../../shared/carriers/useZoneImport';
import { IdSelect } from '../IdSelect';
import { DownloadStep } from './DownloadStep';
import { Step } from './Step';
import { UploadStep } from './UploadStep';
import { usePriority } from './usePriority';

/** ZONE-31 to ZONE-43: downloads or uploads the zone file of a carrier and priority. */
export function CarrierTab() {
  const zoneImport = useZoneImport();
  const priority = usePriority(zoneImport.carrier);
  return (
    <Box sx={pageSx}>
      <Step number={1} title={texts.steps.carrier}>
        <CarrierField zoneImport={zoneImport} />
      </Step>
      <Step number={2} title={texts.steps.priority}>
        <IdSelect
          label={texts.priority}
          unset={texts.selectPriority}
          value={priority.value}
          options={priority.options.map((id) => ({ id, name: String(id) }))}
          isDisabled={zoneImport.carrier === null}
          error={priority.reload && texts.loadFailed}
          onRetry={priority.reload}
          onChange={priority.select}
        />
        {priority.isEmpty && <Box sx={{ color: 'app.textMuted' }}>{texts.noZones}</Box>}
      </Step>
      <Step number={3} title={texts.steps.file}>
        <DownloadStep
          key={`${zoneImport.carrier?.id} ${priority.value}`}
          carrier={zoneImport.carrier}
          priority={priority.value}
        />
        <UploadStep zoneImport={zoneImport} />
      </Step>
    </Box>
  );
}

/** ZONE-26: every carrier, since a file may contain its first zones. */
function CarrierField({ zoneImport }: { readonly zoneImport: ZoneImport }) {
  const query = useListZonedCarriersQuery(null);
  const { data: carriers = [] } = query;
  const onRetry = retryOf(query);
  return (
    <IdSelect
      label={texts.carrier}
      unset={texts.selectCarrier}
      value={zoneImport.carrier?.id ?? null}
      options={carriers.map(({ id, displayName }) => ({ id, name: displayName }))}
      // so that the report is about the carrier shown
      isDisabled={zoneImport.isBusy}
      error={onRetry ? texts.carriersFailed : (zoneImport.carrierMessage ?? undefined)}
      onRetry={onRetry}
      onChange={(id) => {
        zoneImport.setCarrier(carriers.find((carrier) => carrier.id === id) ?? null);
      }}
    />
  );
}

const pageSx = {
  flex: 1,
  overflow: 'auto',
  display: 'grid',
  gap: 5,
  alignContent: 'start',
  maxWidth: 720,
  px: { xs: 3, sm: 5 },
  py: 4,
} as const;
