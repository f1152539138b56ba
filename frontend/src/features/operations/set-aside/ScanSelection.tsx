import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';

import { useCommand } from '../../../shared/commands/useCommand';
import { BulkBar } from '../../../shared/layout/BulkBar';
import { DiscardDialog } from './DiscardDialog';
import { useRetry } from './useRetry';
import type { SetAsideList } from './useSetAside';

/** Actions on the selected scans. */
export function ScanSelection({ scans }: { readonly scans: SetAsideList }) {
  const { selection, clearSelection, deselect } = scans;
  const ids = [...selection.ids];
  const [isDiscarding, setDiscarding] = useState(false);
  const { isBusy, retry } = useRetry(deselect);
  const discard = () => {
    setDiscarding(true);
  };
  const retryAll = () => void retry(ids);
  useKeys(ids.length > 0 && !isDiscarding && !isBusy, { retry: retryAll, discard });
  return (
    <>
      <BulkBar
        count={ids.length}
        actions={[
          { ...discardAction, isBusy, onClick: discard },
          { ...retryAction, isBusy, onClick: retryAll },
        ]}
        onClose={clearSelection}
      />
      {isDiscarding && (
        <DiscardDialog
          ids={ids}
          onDiscarded={() => {
            deselect(ids);
          }}
          onClose={() => {
            setDiscarding(false);
          }}
        />
      )}
    </>
  );
}

const retryAction = {
  label: texts.retry,
  icon: RotateCcw,
  shortcut: 'R',
  isPrimary: true,
} as const;
const discardAction = {
  label: texts.discard,
  icon: Trash2,
  shortcut: 'X',
  isDestructive: true,
} as const;

function useKeys(
  when: boolean,
  { retry, discard }: { readonly retry: () => void; readonly discard: () => void },
) {
  useCommand({ id: 'scans.retry', label: texts.retry, keys: 'r', when, run: retry });
  useCommand({
    id: 'scans.discard',
    label: texts.discard,
    keys: 'x',
    when,
    run: discard,
  });
}
