import Box from '@mui/material/Box';
import { useState } from 'react';

import { appCategoryTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts } from '@contracts/texts/spec/settings';

import {
  useListCategoriesQuery,
  type CategoryChoices,
} from '../../../shared/settings/categories.api';
import { useLeavePageGuard } from '../../../shared/navigation/useLeavePageGuard';
import { QueryResult } from '../frame/QueryResult';
import { SettingsSection } from '../SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { CategoryPane } from './CategoryPane';
import { EntryPane } from './EntryPane';

/** SETTINGS-62 to SETTINGS-72: categories on the left, entries of the selected one on the right. */
export function CategoriesPanel({ clientId }: ClientPanelProps) {
  const query = useListCategoriesQuery(clientId);
  return (
    <SettingsSection title={settingsPanelTexts.categories} intro={appSettingsIntros.categories}>
      <QueryResult query={query} failed={appCategoryTexts.loadFailed}>
        {(choices) => <Panes clientId={clientId} {...choices} />}
      </QueryResult>
    </SettingsSection>
  );
}

function Panes({ clientId, categories, categoryEntries }: ClientPanelProps & CategoryChoices) {
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const drafts = useDrafts(['category', ...ownersOf(categories).map(entryDraft)]);

  return (
    <Box sx={panesSx}>
      <CategoryPane
        clientId={clientId}
        categories={categories}
        chosenId={chosen?.id}
        onChoose={choose}
        {...drafts.of('category')}
      />
      <EntryPane
        key={chosen?.id}
        clientId={clientId}
        category={chosen}
        entries={categoryEntries.filter(({ categoryId }) => categoryId === chosen?.id)}
        {...drafts.of(entryDraft(chosen?.id))}
      />
    </Box>
  );
}

/** Categories that an entry can be typed for; undefined stands for none. */
const ownersOf = (categories: CategoryChoices['categories']): readonly (number | undefined)[] =>
  categories.length > 0 ? categories.map(({ id }) => id) : [undefined];

const ENTRY_OF_NONE = 'entry of none';

const entryDraft = (categoryId: number | undefined) =>
  categoryId === undefined ? ENTRY_OF_NONE : `entry of ${categoryId}`;

/**
 * Names entered but not yet added, stored per category so that they survive switching between categories. Only those
 * that can be shown, `keys`, ask before leaving: not those of a category that was deleted.
 */
function useDrafts(keys: readonly string[]) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  // an entry typed before there was a category belongs to the first one that is added
  const draftOf = (key: string) =>
    texts[key] ?? (key === 'category' ? '' : (texts[ENTRY_OF_NONE] ?? ''));
  useLeavePageGuard(keys.some((key) => draftOf(key).trim() !== ''));
  return {
    of: (key: string) => ({
      draft: draftOf(key),
      onDraft: (text: string) => {
        setTexts((current) => {
          const { [ENTRY_OF_NONE]: ofNone = '', ...others } = current;
          return key === 'category'
            ? { ...others, [ENTRY_OF_NONE]: ofNone, [key]: text }
            : { ...others, [key]: text };
        });
      },
    }),
  };
}

const panesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: 4,
} as const;
