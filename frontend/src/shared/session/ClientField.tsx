import type { PermissionName } from '@contracts/permissions/permissions';
import { ownTexts } from '@contracts/texts/own';

import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useClient } from './useClient';
import { usePermissionCheck } from './usePermission';

export interface ClientFieldProps {
  readonly value: number | null;
  readonly error?: string | null | undefined;
  /** Clients without it are not offered. */
  readonly permission?: PermissionName;
  readonly onChange: (clientId: number | null) => void;
}

/** Whose something is, in a form: one of the clients the user acts for. */
export function ClientField({ value, error, permission, onChange }: ClientFieldProps) {
  const { choices } = useClient();
  const can = usePermissionCheck();
  const offered = permission ? choices.filter(({ id }) => can(permission, id)) : choices;

  return (
    <FormField label={ownTexts.client} error={error ?? undefined}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: ownTexts.selectAClient },
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
