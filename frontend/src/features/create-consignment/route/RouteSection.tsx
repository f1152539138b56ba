import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';

import { addressTexts } from '@contracts/texts/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { DateField } from '../../../shared/forms/DateField';
import type { FormMessages } from '../form/form-checks';
import { FormSection } from '../form/FormSection';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { AddressCard } from './AddressCard';
import { Receiver } from './Receiver';
import { ReceiverSlot } from './ReceiverSlot';

export interface RouteSectionProps {
  readonly clientId: number;
  readonly sender: AddressView;
  readonly state: ConsignmentFormState;
  readonly earliestDispatchDate: string;
  readonly messages: FormMessages;
}

/** From where to where, and when. */
export function RouteSection(props: RouteSectionProps) {
  const { clientId, sender, state, messages } = props;

  return (
    <FormSection title="Route and dispatch">
      <Box sx={routeSx}>
        <AddressCard label="Sender" address={sender} isLocked />
        <ArrowRight className="arrow" size={16} strokeWidth={1.6} aria-hidden />
        <Receiver clientId={clientId} state={state} error={messages.receiver} />
      </Box>
      {sender.status === 'DRAFT' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {addressTexts.defaultIncomplete}
        </Alert>
      )}
      <Dates {...props} />
    </FormSection>
  );
}

function Dates({ state: { form, change }, ...props }: RouteSectionProps) {
  const { messages, earliestDispatchDate } = props;
  return (
    <Box sx={datesSx}>
      <DateField
        label="Dispatch date"
        value={form.dispatchDate}
        min={earliestDispatchDate}
        error={messages.dispatchDate}
        onChange={(day) => {
          if (day) change({ dispatchDate: day });
        }}
      />
      <DateField
        label="Receive date"
        isOptional
        value={form.receiveDate || null}
        min={form.dispatchDate}
        error={messages.receiveDate}
        onChange={(day) => {
          change({ receiveDate: day ?? '' });
        }}
      />
      <ReceiverSlot form={form} error={messages.slot} onChange={change} />
    </Box>
  );
}

const routeSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 16px 1fr' },
  alignItems: 'stretch',
  gap: '6px',
  '& .arrow': { display: { xs: 'none', sm: 'block' }, alignSelf: 'center' },
} as const;

const datesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 2fr' },
  alignItems: 'start',
  gap: '12px',
  mt: 3,
} as const;
