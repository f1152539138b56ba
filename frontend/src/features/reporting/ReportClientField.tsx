import type { PermissionName } from '@contracts/permissions/permissions';
import { appReportTexts as texts } from '@contracts/texts/app/reports';

import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useClient } from '../../shared/session/useClient';
import { usePermissionCheck } from '../../shared/session/usePermission';

export interface ReportClientFieldProps {
  readonly value: number | null;
  /** Permissions, any one of which makes a client available for reports. */
  readonly anyOf: readonly PermissionName[];
  readonly error?: string | undefined;
  readonly onChange: (clientId: number | null) => void;
}

/** Client filter: one client or all; hidden for users of one client (SHELL-67). */
export function ReportClientField({ value, anyOf, error, onChange }: ReportClientFieldProps) {
  const { choices, canChoose } = useClient();
  const can = usePermissionCheck();
  if (!canChoose) return null;

  const offered = choices.filter(({ id }) => anyOf.some((permission) => can(permission, id)));
  return (
    <FormField label={texts.client} error={error}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: texts.allClients },
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
