import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appZoneTexts as texts } from '@contracts/texts/app/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { suburbText } from '../../../shared/addresses/suburb-text';
import { retryOf } from '../../../shared/api/retry-of';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { interpolate } from '../../../shared/text/format';
import { useListCarriersWithoutSuburbQuery } from '../carrier-zones.api';
import { IdSelect } from '../IdSelect';
import { useSuburbZoneForm, type SuburbZoneFormState } from './useSuburbZoneForm';

export interface SuburbZoneDialogProps {
  readonly suburb: SuburbView;
  /** Null to add the suburb to a zone. */
  readonly zone: CarrierZoneView | null;
  readonly onClose: () => void;
}

/** ZONE-09: assigns the suburb to a zone of a carrier. */
export function SuburbZoneDialog({ suburb, zone, onClose }: SuburbZoneDialogProps) {
  const state = useSuburbZoneForm({ suburb, zone, onSaved: onClose });
  const title = zone ? texts.editTitle : texts.addTitle;
  return (
    <FormDialog
      title={interpolate(title, { suburb: suburbText(suburb) })}
      submitLabel={texts.save}
      isDirty={state.isDirty}
      isBusy={state.isBusy}
      error={state.rejection}
      onSubmit={state.submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {zone ? (
          <FixedParts zone={zone} changed={state.changeByOther} />
        ) : (
          <>
            <CarrierField suburb={suburb} state={state} />
            <PriorityField state={state} />
          </>
        )}
        <IdSelect
          label={texts.zone}
          unset={texts.selectZone}
          value={state.form.zoneId}
          options={state.zones.map(({ id, zone: name }) => ({ id, name }))}
          isDisabled={state.form.zonePriority === null}
          error={state.reloadZones ? texts.loadFailed : state.visibleErrors.zoneId}
          onRetry={state.reloadZones}
          onChange={state.selectZone}
        />
      </Box>
    </FormDialog>
  );
}

/** ZONE-14: carrier and priority cannot change. */
const FixedParts = ({ zone, changed }: FixedPartsProps) => (
  <div>
    <Box component="dl" sx={fixedSx}>
      <dt>{texts.carrier}</dt>
      <dd>{zone.carrierName}</dd>
      <dt>{texts.priority}</dt>
      <dd>{zone.zonePriority}</dd>
    </Box>
    <Box role="status" sx={{ color: 'app.tone.warn.fg' }}>
      {changed}
    </Box>
  </div>
);

interface FixedPartsProps {
  readonly zone: CarrierZoneView;
  /** Change by another user since the form was opened; null if there is none. */
  readonly changed: string | null;
}

interface FieldProps {
  readonly state: SuburbZoneFormState;
}

function CarrierField({ suburb, state }: FieldProps & { readonly suburb: SuburbView }) {
  const query = useListCarriersWithoutSuburbQuery(suburb.id, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const carriers = data ?? [];
  const onRetry = retryOf(query);
  return (
    <Box>
      <IdSelect
        label={texts.carrier}
        unset={texts.selectCarrier}
        value={state.form.carrierId}
        options={carriers.map(({ id, displayName }) => ({ id, name: displayName }))}
        error={onRetry ? texts.carriersFailed : state.visibleErrors.carrierId}
        onRetry={onRetry}
        onChange={state.selectCarrier}
      />
      {data?.length === 0 && state.noZonesReason === null && (
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'app.textMuted' }}>
          {texts.noCarriers}
        </Typography>
      )}
      {state.noZonesReason !== null && (
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'app.textMuted' }}>
          {state.noZonesReason}
        </Typography>
      )}
    </Box>
  );
}

const PriorityField = ({ state }: FieldProps) => (
  <IdSelect
    label={texts.priority}
    unset={texts.selectPriority}
    value={state.form.zonePriority}
    options={state.priorities.map((id) => ({ id, name: String(id) }))}
    isDisabled={state.form.carrierId === null}
    error={state.visibleErrors.zonePriority}
    onChange={state.selectPriority}
  />
);

const fixedSx = {
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  gap: '6px 12px',
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500 },
} as const;
