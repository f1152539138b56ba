import { Trash2 } from 'lucide-react';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as words } from '@contracts/texts/app/api-keys';

import { useCommand } from '../../shared/commands/useCommand';
import { useDeletion } from '../../shared/forms/useDeletion';
import { BulkBar } from '../../shared/layout/BulkBar';
import { interpolate } from '../../shared/text/format';
import { SpecText } from '../../shared/text/SpecText';
import { useDeleteApiKeyMutation } from './api-keys.api';
import type { ApiKeyList } from './useApiKeys';

/** KEYS-05: keys can be selected only by users who may delete them. */
export function ApiKeySelection({ keys: { selected, clear } }: { readonly keys: ApiKeyList }) {
  const [deleteKey] = useDeleteApiKeyMutation();
  const deletion = useDeletion();

  async function remove() {
    if (!selected) return;
    const isGone = await deletion({
      question: interpolate(words.deleteQuestion, { name: selected.name }),
      warning: words.deleteWarning,
      run: () => deleteKey(selected.id),
      done: words.deleted,
      failed: words.deleteFailed,
    });
    if (isGone) clear();
  }
  useCommand({
    id: 'apiKeys.delete',
    label: words.deleteQuestion,
    group: 'Actions',
    keys: 'Delete',
    when: selected !== undefined,
    run: () => void remove(),
  });
  if (!selected) return null;

  return (
    <BulkBar
      count={1}
      summary={selected.name}
      actions={[
        {
          label: <SpecText>{apiKeyTexts.delete}</SpecText>,
          icon: Trash2,
          isDestructive: true,
          onClick: () => void remove(),
        },
      ]}
      onClose={clear}
    />
  );
}
