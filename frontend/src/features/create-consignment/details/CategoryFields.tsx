import { useEffect, useEffectEvent } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { usePermission } from '../../../shared/session/usePermission';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useListCategoriesQuery } from '../../../shared/settings/categories.api';
import type { ConsignmentForm } from '../form/consignment-form';
import { withSavedCategories } from './saved-choices';

export interface CategoryFieldsProps extends Pick<ConsignmentForm, 'categoryEntries'> {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  readonly change: (part: Partial<ConsignmentForm>) => void;
}

const none = { value: '', label: '--' };

/** The categories to choose from; undefined while loading, and for users who cannot read them (CON-94). */
function useCategories({ clientId, edited, categoryEntries, change }: CategoryFieldsProps) {
  const canRead = usePermission('READ_CATEGORY', clientId);
  const { data } = useListCategoriesQuery(clientId, { skip: !canRead });
  const choices = data && withSavedCategories(data, edited);

  // A form copied from an older consignment may have deleted entries, which cannot be seen or sent.
  const dropDeletedEntries = useEffectEvent(() => {
    const selected = Object.entries(categoryEntries);
    const existing = selected.filter(([, entryId]) =>
      choices?.categoryEntries.some(({ id }) => id === entryId),
    );
    if (choices && existing.length < selected.length)
      change({ categoryEntries: Object.fromEntries(existing) });
  });
  useEffect(() => {
    dropDeletedEntries();
  }, [data, categoryEntries]);
  return choices;
}

/** CON-13: a select for each category of the client. */
export function CategoryFields(props: CategoryFieldsProps) {
  const choices = useCategories(props);
  const { categoryEntries, change } = props;

  function choose(categoryId: number, entryId: string) {
    const entries = new Map(Object.entries(categoryEntries));
    if (entryId === '') entries.delete(String(categoryId));
    else entries.set(String(categoryId), Number(entryId));
    change({ categoryEntries: Object.fromEntries(entries) });
  }

  return choices?.categories.map(({ id, categoryDesc }) => (
    <FormField key={id} label={categoryDesc} isOptional>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(categoryEntries[id] ?? '')}
          options={[
            none,
            ...choices.categoryEntries
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
