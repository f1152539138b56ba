import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import type { PermissionName } from '@contracts/permissions/permissions';

import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useClient } from '../session/useClient';
import { usePermissionCheck } from '../session/usePermission';

export interface ClientOfFileProps {
  /** What the rows of the file need; clients without it are not offered. */
  readonly permission: PermissionName;
  readonly value: number | null;
  readonly error: string | null;
  readonly onChange: (clientId: number | null) => void;
}

/** Whose rows they are; nothing for users of one client. */
export function ClientOfFile({ permission, value, error, onChange }: ClientOfFileProps) {
  const { choices, canChoose } = useClient();
  const can = usePermissionCheck();
  if (!canChoose) return null;

  const own = choices.filter(({ id }) => can(permission, id));
  return (
    <FormField label={words.client} error={error ?? undefined}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: words.pickClient },
            ...own.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            onChange(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
