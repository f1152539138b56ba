import { ownCategoryTexts as words } from '@contracts/texts/own-settings';
import { settingsTexts as texts } from '@contracts/texts/settings';

import type { CategoryChoices } from '../../../shared/categories/categories.api';
import { usePermission } from '../../../shared/session/usePermission';
import { fillText } from '../../../shared/text/fill-text';
import { useAddCategoryMutation, useDeleteCategoryMutation } from '../client-records.api';
import { useDeletion } from '../../../shared/forms/useDeletion';
import { useSaving } from '../../../shared/forms/useSaving';
import { AddName } from './AddName';
import { NameList, type Named } from './NameList';

export interface CategoryPaneProps {
  readonly clientId: number;
  readonly categories: CategoryChoices['categories'];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** SETTINGS-65, SETTINGS-69, SETTINGS-71. */
export function CategoryPane({ clientId, categories, chosenId, onChoose }: CategoryPaneProps) {
  const mayAdd = usePermission('CREATE_CATEGORY', clientId);
  const mayDelete = usePermission('DELETE_CATEGORY', clientId);
  const [addCategory] = useAddCategoryMutation();
  const [deleteCategory] = useDeleteCategoryMutation();
  const saving = useSaving();
  const remove = useDeletion();
  const deleteOne = ({ id, name }: Named) =>
    remove({
      question: fillText(words.deleteCategoryQuestion, { name }),
      run: () => deleteCategory({ id, clientId }),
      done: texts.categoryDeleted,
      failed: texts.categoryDeleteFailed,
    });

  return (
    <NameList
      title={words.categories}
      items={categories.map(({ id, categoryDesc }) => ({ id, name: categoryDesc }))}
      empty={mayAdd ? `${words.noCategories} ${words.firstUse}` : words.noCategories}
      chosenId={chosenId}
      onChoose={onChoose}
      onDelete={mayDelete ? (item) => void deleteOne(item) : undefined}
    >
      {mayAdd && (
        <AddName
          label={words.newCategory}
          buttonLabel={words.addCategory}
          problemOf={(name) => (name === null ? texts.categoryMissing : undefined)}
          onAdd={(categoryDesc) =>
            saving(addCategory({ clientId, categoryDesc }), {
              done: texts.categoryAdded,
              failed: texts.categoryAddFailed,
            })
          }
        />
      )}
    </NameList>
  );
}
