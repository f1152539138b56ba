import { useState } from 'react';

import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import { useSession } from '../../../shared/session/useSession';
import { useSaveCustomItemMutation } from '../client-records.api';
import {
  customItemForm,
  validateCustomItem,
  customItemToSave,
  type CustomItemForm,
  type CustomItemErrors,
} from './custom-item-form';

interface CustomItemFormOptions {
  readonly clientId: number;
  readonly types: readonly ItemTypeChoice[];
  readonly onSaved: () => void;
}

/** State of the dialog: values, errors and saving (SETTINGS-36 to SETTINGS-38). */
export function useCustomItemForm(item: ItemTemplateView | null, options: CustomItemFormOptions) {
  const { clientId, types, onSaved } = options;
  const unit = useSession().claims?.preferredUnit ?? 'CM';
  const context = { unit, types, isTailgateRequired: false };
  const [form, setForm] = useState<CustomItemForm>(() => customItemForm(item, context));
  const [version] = useState(item?.version); // the form may also hold a copy of another item
  const [isDirty, setDirty] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error }] = useSaveCustomItemMutation();
  const submission = useSubmissionKey();
  const errors = validateCustomItem(form, context);
  const visibleErrors: CustomItemErrors = isChecked ? errors : {};

  function change(part: Partial<CustomItemForm>) {
    setDirty(true);
    setForm((current) => ({ ...current, ...part }));
  }
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    const key = { id: item?.id ?? 0, version, clientId };
    const body = customItemToSave(form, context, key);
    const response = save({ body, idempotencyKey: submission.keyFor(body) });
    const done = item ? customItemTexts.updated : customItemTexts.added;
    if (await reportSave(response, { done, failed: notSaved(form.name) })) onSaved();
  }

  return {
    form,
    unit,
    types,
    isDirty,
    isChecked,
    isBusy: isLoading,
    visibleErrors,
    /** Failed action and its reason. */
    rejection: (failed: string) => error && failureOf(error, failed),
    rename: (name: string) => {
      change({ name });
    },
    changeRow: (part: Partial<ItemRow>) => {
      change({ row: { ...form.row, ...part } });
    },
    submit,
  };
}

export type CustomItemFormState = ReturnType<typeof useCustomItemForm>;
