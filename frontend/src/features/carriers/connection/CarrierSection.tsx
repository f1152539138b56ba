import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import type { ConnectionState } from './useConnectionForm';

/**
 * CARRIER-25, CARRIER-33: select of the carriers the customer has not added yet; the carrier cannot be changed
 * afterwards.
 */
export function CarrierSection({ state }: { readonly state: ConnectionState }) {
  const { record, form, messages, choices } = state;
  if (record)
    return <TextInput label={texts.carrier} value={record.carrier.displayName} readOnly />;
  return (
    <FormField
      label={texts.carrier}
      error={state.reloadChoices ? texts.carriersFailed : messages.carrierId}
      onRetry={state.reloadChoices}
      help={state.hasNoChoices ? texts.allAdded : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={form.carrierId}
          options={[
            { value: '', label: texts.selectCarrier },
            ...choices.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={state.chooseCarrier}
        />
      )}
    </FormField>
  );
}
