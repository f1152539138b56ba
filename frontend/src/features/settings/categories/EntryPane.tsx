import { appCategoryTexts } from '@contracts/texts/app/settings';
import { settingsTexts as texts } from '@contracts/texts/spec/settings';

import type { CategoryChoices } from '../../../shared/settings/categories.api';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { useAddEntryMutation, useDeleteEntryMutation } from '../client-records.api';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { AddNameForm } from './AddNameForm';
import { NameList, type Named } from './NameList';

export interface EntryPaneProps {
  readonly clientId: number;
  /** Undefined while the client has none. */
  readonly category: CategoryChoices['categories'][number] | undefined;
  readonly entries: CategoryChoices['categoryEntries'];
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** SETTINGS-66, SETTINGS-67, SETTINGS-70, SETTINGS-72. */
export function EntryPane({ clientId, category, entries, draft, onDraft }: EntryPaneProps) {
  const canAdd = usePermission('CREATE_CATEGORY', clientId);
  const canDelete = usePermission('DELETE_CATEGORY', clientId);
  const [addEntry] = useAddEntryMutation();
  const [deleteEntry] = useDeleteEntryMutation();
  const confirmDelete = useConfirmedDelete();
  const deleteOne = ({ id, name }: Named) =>
    confirmDelete({
      question: interpolate(appCategoryTexts.deleteEntryQuestion, { name }),
      run: () => deleteEntry({ id, clientId }),
      done: texts.entryDeleted,
      failed: texts.entryDeleteFailed,
    });

  return (
    <NameList
      title={
        category
          ? `${appCategoryTexts.entries}: ${category.categoryDesc}`
          : appCategoryTexts.entries
      }
      kind="category-entry"
      clientId={clientId}
      items={entries.map(({ id, entryDesc }) => ({ id, name: entryDesc }))}
      empty={category ? appCategoryTexts.noEntries : appCategoryTexts.selectOne}
      onDelete={canDelete ? (item) => void deleteOne(item) : undefined}
    >
      {canAdd && (
        <AddNameForm
          label={appCategoryTexts.newEntry}
          buttonLabel={appCategoryTexts.addEntry}
          text={draft}
          onType={onDraft}
          taken={entries.map(({ entryDesc }) => entryDesc)}
          problemOf={(name) => problemOf(name, category)}
          onAdd={(entryDesc, idempotencyKey) => {
            const body = { clientId, categoryId: category?.id ?? 0, entryDesc };
            return addEntry({ body, idempotencyKey });
          }}
          messages={{ done: texts.entryAdded, failed: texts.entryAddFailed }}
        />
      )}
    </NameList>
  );
}

function problemOf(name: string | null, category: EntryPaneProps['category']): string | undefined {
  if (name === null) return texts.entryMissing;
  return category ? undefined : texts.entryCategoryMissing;
}
