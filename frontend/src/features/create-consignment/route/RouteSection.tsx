import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';

import type { AddressView } from '@contracts/views/address.view';

import { DateField } from '../../../shared/forms/DateField';
import type { FormMessages } from '../form/form-checks';
import { FormSection } from '../form/FormSection';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { HomePlace } from './HomePlace';
import { PickedPlace } from './PickedPlace';
import { ReceiverSlot } from './ReceiverSlot';

export interface RouteSectionProps {
  readonly clientId: number;
  readonly home: AddressView | null;
  readonly isNew: boolean;
  readonly state: ConsignmentFormState;
  readonly earliestDispatchDate: string;
  readonly messages: FormMessages;
}

/** From where to where, and when. */
export const RouteSection = (props: RouteSectionProps) => (
  <FormSection title="Route and dispatch">
    <Box sx={routeSx}>
      <From {...props} />
      <ArrowRight className="arrow" size={16} strokeWidth={1.6} aria-hidden />
      <To {...props} />
    </Box>
    <Dates {...props} />
  </FormSection>
);

function From({ clientId, home, state: { form, change }, messages }: RouteSectionProps) {
  if (form.consignmentType === 'DEFAULT')
    return <HomePlace label="Sender" home={home} error={messages.sender} />;
  return (
    <PickedPlace
      key={form.consignmentType}
      label="Sender"
      clientId={clientId}
      address={form.sender}
      error={messages.sender}
      onPick={(sender) => {
        change({ sender });
      }}
    />
  );
}

function To({ clientId, home, isNew, state: { form, change }, messages }: RouteSectionProps) {
  if (form.consignmentType === 'RETURN')
    return <HomePlace label="Delivery address" home={home} error={messages.receiver} />;
  return (
    <PickedPlace
      key={form.consignmentType}
      label="Delivery address"
      clientId={clientId}
      address={form.receiver}
      error={messages.receiver}
      onPick={(receiver) => {
        // CON-31: on a new consignment the delivery address brings its own instructions
        const { specialInstructions } = receiver;
        const isCopied = isNew && specialInstructions !== null;
        change({ receiver, ...(isCopied && { specialInstructions }) });
      }}
    />
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
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 16px minmax(0, 1fr)' },
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
