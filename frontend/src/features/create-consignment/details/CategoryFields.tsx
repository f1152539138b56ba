import { usePermission } from '../../../shared/session/usePermission';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useListCategoriesQuery } from '../../../shared/settings/categories.api';
import type { ConsignmentFormState } from '../form/useConsignmentForm';

export interface CategoryFieldsProps {
  readonly clientId: number;
  readonly state: ConsignmentFormState;
}

const none = { value: '', label: '--' };

/** CON-13: a select for each category of the client; requires READ_CATEGORY (CON-94). */
export function CategoryFields({ clientId, state }: CategoryFieldsProps) {
  const canRead = usePermission('READ_CATEGORY', clientId);
  const { data } = useListCategoriesQuery(clientId, { skip: !canRead });
  const { form, change } = state;

  function choose(categoryId: number, entryId: string) {
    const entries = new Map(Object.entries(form.categoryEntries));
    if (entryId === '') entries.delete(String(categoryId));
    else entries.set(String(categoryId), Number(entryId));
    change({ categoryEntries: Object.fromEntries(entries) });
  }

  return data?.categories.map(({ id, categoryDesc }) => (
    <FormField key={id} label={categoryDesc} isOptional>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(form.categoryEntries[id] ?? '')}
          options={[
            none,
            ...data.categoryEntries
              .filter(({ categoryId }) => categoryId === id)
              .map((entry) => ({ value: String(entry.id), label: entry.entryDesc })),
          ]}
          onChange={(entryId) => {
            choose(id, entryId);
          }}
        />
      )}
    </FormField>
  ));
}
