import Box from '@mui/material/Box';
import { memo } from 'react';

import { DateField } from '../../../shared/forms/DateField';
import type { ConsignmentForm } from '../form/consignment-form';
import { ReceiverSlot } from './ReceiverSlot';

export interface RouteDatesProps extends Pick<
  ConsignmentForm,
  'dispatchDate' | 'receiveDate' | 'slotFrom' | 'slotTo'
> {
  /** Earliest dispatch date, yyyy-MM-dd. */
  readonly earliest: string;
  readonly dispatchError: string | undefined;
  readonly receiveError: string | undefined;
  readonly slotError: string | undefined;
  readonly change: (part: Partial<ConsignmentForm>) => void;
}

/** Dispatch date and time slot. Memoised: typing elsewhere does not re-render it. */
export const RouteDates = memo(function RouteDates(props: RouteDatesProps) {
  const { dispatchDate, receiveDate, change } = props;
  return (
    <Box sx={datesSx}>
      <DateField
        label="Dispatch date"
        value={dispatchDate}
        min={props.earliest}
        error={props.dispatchError}
        onChange={(day) => {
          if (day) change({ dispatchDate: day });
        }}
      />
      <DateField
        label="Receive date"
        isOptional
        value={receiveDate || null}
        min={dispatchDate}
        error={props.receiveError}
        onChange={(day) => {
          change({ receiveDate: day ?? '' });
        }}
      />
      <ReceiverSlot
        from={props.slotFrom}
        to={props.slotTo}
        error={props.slotError}
        onChange={change}
      />
    </Box>
  );
});

const datesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 2fr' },
  alignItems: 'start',
  gap: '12px',
  mt: 3,
} as const;
