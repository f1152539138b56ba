import type { AddressView } from '@contracts/views/address.view';

import type { FormErrors } from '../form/form-checks';
import { FormSection } from '../form/FormSection';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { RouteDates } from './RouteDates';
import { RouteAddresses } from './RouteAddresses';

export interface RouteSectionProps {
  readonly clientId: number;
  readonly defaultAddress: AddressView | null;
  readonly reloadDefaultAddress: (() => void) | undefined;
  readonly isNew: boolean;
  readonly state: ConsignmentFormState;
  readonly earliestDispatchDate: string;
  readonly messages: FormErrors;
}

/** Addresses and dates. */
export function RouteSection({ state, messages, ...props }: RouteSectionProps) {
  const { form, change } = state;
  return (
    <FormSection title="Route and dispatch">
      <RouteAddresses
        clientId={props.clientId}
        defaultAddress={props.defaultAddress}
        reloadDefaultAddress={props.reloadDefaultAddress}
        isNew={props.isNew}
        consignmentType={form.consignmentType}
        sender={form.sender}
        receiver={form.receiver}
        senderError={messages.sender}
        receiverError={messages.receiver}
        change={change}
      />
      <RouteDates
        dispatchDate={form.dispatchDate}
        receiveDate={form.receiveDate}
        slotFrom={form.slotFrom}
        slotTo={form.slotTo}
        earliest={props.earliestDispatchDate}
        dispatchError={messages.dispatchDate}
        receiveError={messages.receiveDate}
        slotError={messages.slot}
        change={change}
      />
    </FormSection>
  );
}
