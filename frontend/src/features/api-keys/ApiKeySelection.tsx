import { RotateCw, Trash2 } from 'lucide-react';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { BulkBar } from '../../shared/layout/BulkBar';
import { interpolate } from '../../shared/text/format';
import { SpecText } from '../../shared/text/SpecText';
import { useDeleteApiKeyMutation } from './api-keys.api';
import type { ApiKeyList } from './useApiKeys';

interface ApiKeySelectionProps {
  readonly keys: ApiKeyList;
  readonly onRotate: (key: ApiKeyView) => void;
}

/** KEYS-05: keys can be selected only by users who may delete them. */
export function ApiKeySelection({ keys, onRotate }: ApiKeySelectionProps) {
  const { selected, clear, canRotate } = keys;
  const remove = useRemoveKey(keys);
  useCommand({
    id: 'apiKeys.delete',
    label: texts.deleteQuestion,
    group: 'Actions',
    keys: 'Delete',
    when: selected !== undefined,
    run: () => void remove(),
  });
  if (!selected) return null;
  const rotation = {
    label: texts.rotate,
    icon: RotateCw,
    onClick: () => {
      onRotate(selected);
    },
  };
  const removal = {
    label: keys.isEnding ? texts.endNow : <SpecText>{apiKeyTexts.delete}</SpecText>,
    icon: Trash2,
    isDestructive: true,
    onClick: () => void remove(),
  };

  return (
    <BulkBar
      count={1}
      summary={selected.name}
      actions={[...(canRotate && !selected.isReplaced ? [rotation] : []), removal]}
      onClose={clear}
    />
  );
}

function useRemoveKey({ selected, deselect, isEnding }: ApiKeyList) {
  const [deleteKey] = useDeleteApiKeyMutation();
  const confirmDelete = useConfirmedDelete();

  return async () => {
    if (!selected) return;
    const { question, ...labels } = isEnding ? endTexts : deleteTexts;
    const isDeleted = await confirmDelete({
      question: interpolate(question, { name: selected.name }),
      run: () => deleteKey(selected.id),
      ...labels,
    });
    if (isDeleted) deselect(selected.id);
  };
}

const deleteTexts = {
  question: texts.deleteQuestion,
  warning: texts.deleteWarning,
  done: texts.deleted,
  failed: texts.deleteFailed,
};

const endTexts = {
  question: texts.endQuestion,
  warning: texts.endWarning,
  confirmLabel: texts.endNow,
  done: texts.endDone,
  failed: texts.endFailed,
};
