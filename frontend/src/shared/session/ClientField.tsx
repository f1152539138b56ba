import type { PermissionName } from '@contracts/permissions/permissions';
import { appTexts } from '@contracts/texts/app/common';
import { appNoClientTexts as texts } from '@contracts/texts/app/first-steps';

import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useClient } from './useClient';
import { usePermissionCheck } from './usePermission';

export interface ClientFieldProps {
  readonly value: number | null;
  readonly error?: string | null | undefined;
  /** Only clients with this permission are offered. */
  readonly permission?: PermissionName;
  readonly onChange: (clientId: number | null) => void;
}

/** Client select of a form. */
export function ClientField({ value, error, permission, onChange }: ClientFieldProps) {
  const { choices, isReady } = useClient();
  const can = usePermissionCheck();
  const offered = permission ? choices.filter(({ id }) => can(permission, id)) : choices;

  return (
    <FormField
      label={appTexts.client}
      error={error ?? undefined}
      help={isReady && offered.length === 0 ? texts.noClientToChoose : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: appTexts.selectAClient },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            onChange(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
