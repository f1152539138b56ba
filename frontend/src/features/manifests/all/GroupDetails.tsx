import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { PickupTimeFields } from '../../../shared/manifesting/PickupTimeFields';
import { PickupWarnings } from '../../../shared/manifesting/PickupWarnings';
import { instantOf } from '../../../shared/manifesting/pickup-times';
import { interpolate } from '../../../shared/text/format';
import type { GroupChoice, GroupPlan } from './group-plan';

export interface GroupDetailsProps {
  readonly plan: GroupPlan;
  readonly onChoose: (choice: GroupChoice) => void;
}

/** Pickup times with warnings, and the consignments, each of which can be excluded. */
export function GroupDetails({ plan, onChoose }: GroupDetailsProps) {
  const { group, consignments } = plan;
  const excludedIds = new Set(
    group.consignments
      .filter((consignment) => !consignments.includes(consignment))
      .map(({ id }) => id),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 320px' } }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }}>
        {group.consignments.map(({ id, connoteNumber, offer }) => (
          <li key={id}>
            <FormControlLabel
              sx={{ ml: 0, gap: '6px' }}
              control={
                <AppCheckbox
                  checked={!excludedIds.has(id)}
                  slotProps={{
                    input: { 'aria-label': interpolate(texts.include, { connote: connoteNumber }) },
                  }}
                  onChange={(_event, checked) => {
                    const next = new Set(excludedIds);
                    if (checked) next.delete(id);
                    else next.add(id);
                    onChoose({ excludedIds: next });
                  }}
                />
              }
              label={`${connoteNumber} ${offer.receiverCompany ?? ''}, ${suburbLine(offer.receiverSuburb ?? '')}`}
            />
          </li>
        ))}
      </Box>
      {plan.booking !== 'PERMANENT' && <Pickup plan={plan} onChoose={onChoose} />}
    </Box>
  );
}

function Pickup({ plan, onChoose }: GroupDetailsProps) {
  const { group, booking, times, pickupDay, zone } = plan;
  const isBooked = booking === 'AD_HOC';
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <PickupTimeFields
        times={times}
        isDisabled={!isBooked}
        onChange={(next) => {
          onChoose({ times: next });
        }}
      />
      <PickupWarnings
        first={group.consignments[0]}
        dispatchDate={pickupDay}
        zone={zone}
        readyAt={isBooked ? instantOf(pickupDay, times.ready, zone) : null}
      />
    </Box>
  );
}
