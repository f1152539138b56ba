import { errorFileName } from '@contracts/rules/error-file-name';
import { creationPermissions, isAtomicKind } from '@contracts/rules/import-kinds';
import { importKindTexts, importRateColumns } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type {
  ImportDetailView,
  ImportOptionsView,
  ImportState,
} from '@contracts/views/import.view';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { saveFile } from '../../../shared/reports/file-response';
import { usePermission } from '../../../shared/session/usePermission';
import { formatMoney, interpolate } from '../../../shared/text/format';
import {
  type ImportFileKind,
  useCommitImportMutation,
  useDownloadImportFileMutation,
  useEndImportMutation,
  usePlanImportAgainMutation,
} from '../imports.api';
import { clientOf } from '../import-owner';
import { formatCounts, isPublishing } from '../import-states';
import { useImportList } from '../useOpenImport';

const openStates: readonly ImportState[] = ['RECEIVED', 'PLANNING', 'PLANNED'];
/** Number of records above which a commit needs confirmation. */
const CONFIRM_COMMIT_ABOVE = 100;

/** Actions the user may take on an import now. */
export function usePlanActions(importView: ImportDetailView) {
  const { id, kind, state, planHash, fileName } = importView;
  const clientId = clientOf(importView);
  const isAllowed = usePermission('CREATE_IMPORT', clientId);
  const canCreate = usePermission(creationPermissions[kind], clientId) && isAllowed;
  const showList = useImportList(id);
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();
  // shared by the options and the footer
  const [plan, planning] = usePlanImportAgainMutation({ fixedCacheKey: `import ${id}` });
  const [commit, committing] = useCommitImportMutation();
  const [end, ending] = useEndImportMutation();
  const [download] = useDownloadImportFileMutation();

  const reportFailure = (done: PromiseLike<{ readonly error?: unknown }>) =>
    reportSave(done, { failed: texts.actionFailed });

  return {
    isBusy: planning.isLoading || committing.isLoading || ending.isLoading,
    canPlan: isAllowed && openStates.includes(state),
    canCommit: canCreate && isCommittable(importView),
    canCancel: isAllowed && state === 'RUNNING',
    isTooLateToCancel: importView.isCancelling || isPublishing(importView),
    planAgain: (options: ImportOptionsView = importView.options) => {
      void reportFailure(plan({ id, options }));
    },
    /** Resolves to whether it was committed. */
    commit: async (): Promise<boolean> => {
      if (planHash === null) return false;
      const toSave = countToSave(importView);
      const question = commitQuestion(importView, toSave);
      if (toSave > CONFIRM_COMMIT_ABOVE && !(await confirm(question))) return false;
      return reportFailure(commit({ id, planHash }));
    },
    /** Resolves to whether it is cancelled. */
    cancel: () => reportFailure(end({ id, how: 'cancel' })),
    /** Resolves to whether it was discarded. */
    discard: async (): Promise<boolean> => {
      const question = { title: texts.discardQuestion, body: texts.discardBody };
      if (!(await confirm({ ...question, confirmLabel: texts.discard, isDestructive: true })))
        return false;
      return reportFailure(end({ id, how: 'discard' }));
    },
    /** Nothing is lost: the same sample can be started again. */
    closeSample: async () => {
      if (await reportFailure(end({ id, how: 'discard' }))) showList();
    },
    download: async (kind: ImportFileKind) => {
      const result = download({ id, kind });
      await reportSave(result, { failed: texts.downloadFailed });
      const { data } = await result;
      if (data) saveFile(data, kind === 'file' ? fileName : errorFileName(fileName));
    },
  };
}

function commitQuestion(importView: ImportDetailView, toSave: number) {
  const { kind, totalCents } = importView;
  const texts = importKindTexts[kind];
  return {
    title: interpolate(texts.commitQuestion, formatCounts({ count: toSave })),
    body: interpolate(texts.commitBody, { total: formatMoney(totalCents / 100) }),
    confirmLabel: commitLabel(importView),
  };
}

/** Whether errors prevent the commit, as in a plan that is saved atomically. */
export const hasBlockingErrors = ({ kind, counts }: Pick<ImportDetailView, 'kind' | 'counts'>) =>
  isAtomicKind(kind) && counts.error > 0;

const countToSave = ({ counts }: Pick<ImportDetailView, 'counts'>): number =>
  counts.create + counts.update + counts.draft;

/** Whether there is a plan that changes something. */
function isCommittable(importView: ImportDetailView): boolean {
  const { state, isSample, removedLanes } = importView;
  const hasChange = countToSave(importView) > 0 || removedLanes.length > 0;
  return state === 'PLANNED' && hasChange && !hasBlockingErrors(importView) && !isSample;
}

/** Label of the commit button: what it saves. */
export function commitLabel({
  counts,
  removedLanes,
}: Pick<ImportDetailView, 'counts' | 'removedLanes'>): string {
  const parts = (['create', 'update', 'draft'] as const)
    .filter((action) => counts[action] > 0)
    .map((action) =>
      action === 'draft' && counts.draft === 1
        ? texts.commit.oneDraft
        : interpolate(texts.commit[action], formatCounts({ count: counts[action] })),
    );
  if (parts.length > 0) return capitalised(parts.join(', '));
  return removedLanes.length > 0 ? importRateColumns.publish : texts.nothingToCommit;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
