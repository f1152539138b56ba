import { appCategoryTexts } from '@contracts/texts/app/settings';
import { settingsTexts as texts } from '@contracts/texts/spec/settings';

import type { CategoryChoices } from '../../../shared/settings/categories.api';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { useAddCategoryMutation, useDeleteCategoryMutation } from '../client-records.api';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { AddNameForm } from './AddNameForm';
import { NameList, type Named } from './NameList';

export interface CategoryPaneProps {
  readonly clientId: number;
  readonly categories: CategoryChoices['categories'];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** SETTINGS-65, SETTINGS-69, SETTINGS-71. */
export function CategoryPane(props: CategoryPaneProps) {
  const { clientId, categories, chosenId, onChoose, draft, onDraft } = props;
  const canAdd = usePermission('CREATE_CATEGORY', clientId);
  const canDelete = usePermission('DELETE_CATEGORY', clientId);
  const [addCategory] = useAddCategoryMutation();
  const [deleteCategory] = useDeleteCategoryMutation();
  const confirmDelete = useConfirmedDelete();
  const deleteOne = ({ id, name }: Named) =>
    confirmDelete({
      question: interpolate(appCategoryTexts.deleteCategoryQuestion, { name }),
      run: () => deleteCategory({ id, clientId }),
      done: texts.categoryDeleted,
      failed: texts.categoryDeleteFailed,
    });

  return (
    <NameList
      title={appCategoryTexts.categories}
      kind="category"
      clientId={clientId}
      items={categories.map(({ id, categoryDesc }) => ({ id, name: categoryDesc }))}
      empty={
        canAdd
          ? `${appCategoryTexts.noCategories} ${appCategoryTexts.firstUse}`
          : appCategoryTexts.noCategories
      }
      chosenId={chosenId}
      onChoose={onChoose}
      onDelete={canDelete ? (item) => void deleteOne(item) : undefined}
    >
      {canAdd && (
        <AddNameForm
          label={appCategoryTexts.newCategory}
          buttonLabel={appCategoryTexts.addCategory}
          text={draft}
          onType={onDraft}
          taken={categories.map(({ categoryDesc }) => categoryDesc)}
          problemOf={(name) => (name === null ? texts.categoryMissing : undefined)}
          onAdd={(categoryDesc, idempotencyKey) =>
            addCategory({ body: { clientId, categoryDesc }, idempotencyKey })
          }
          messages={{ done: texts.categoryAdded, failed: texts.categoryAddFailed }}
        />
      )}
    </NameList>
  );
}
