import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import type { Owners } from './useOwners';

export interface OwnerFieldProps {
  readonly owners: Owners;
  readonly error: string | undefined;
}

/** Select of the owner whose events are sent; hidden if there is no choice. */
export function OwnerField({ owners: { options, value, choose }, error }: OwnerFieldProps) {
  if (options.length <= 1 && value !== '') return null;
  return (
    <FormField label={texts.owner} help={texts.ownerHelp} error={error}>
      {(field) => (
        <NativeSelectInput
          {...field}
          options={[{ value: '', label: appTexts.selectAClient }, ...options]}
          value={value}
          onChange={choose}
        />
      )}
    </FormField>
  );
}
