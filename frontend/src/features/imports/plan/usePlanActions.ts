import { importScreenTexts as words } from '@contracts/texts/app/imports';
import type {
  ImportDetailView,
  ImportOptionsView,
  ImportState,
} from '@contracts/views/import.view';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useToast } from '../../../shared/feedback/useToast';
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

const open: readonly ImportState[] = ['RECEIVED', 'PLANNING', 'PLANNED'];
/** Number of consignments above which a commit needs confirmation. */
const COMMIT_ASKS_ABOVE = 100;

/** Actions the user may take on an import now. */
export function usePlanActions(found: ImportDetailView) {
  const { id, clientId, state, counts, totalCents, planHash } = found;
  const isAllowed = usePermission('CREATE_IMPORT', clientId);
  const canCreate = usePermission('CREATE_CONSIGNMENT', clientId) && isAllowed;
  const confirm = useConfirm();
  const toast = useToast();
  const [plan, planning] = usePlanImportAgainMutation();
  const [commit, committing] = useCommitImportMutation();
  const [end, ending] = useEndImportMutation();
  const [download] = useDownloadImportFileMutation();

  async function tell(done: PromiseLike<{ readonly error?: unknown }>) {
    const { error } = await done;
    if (error) toast.failure(error, words.actionFailed);
  }

  return {
    isBusy: planning.isLoading || committing.isLoading || ending.isLoading,
    canPlan: isAllowed && open.includes(state),
    canCommit: canCreate && state === 'PLANNED' && counts.create + counts.draft > 0,
    canCancel: isAllowed && state === 'RUNNING',
    planAgain: (options: ImportOptionsView = found.options) => {
      void tell(plan({ id, options }));
    },
    commit: async () => {
      if (planHash === null) return;
      const question = {
        title: interpolate(words.commitQuestion, { count: counts.create + counts.draft }),
        body: interpolate(words.commitBody, { total: formatMoney(totalCents / 100) }),
        confirmLabel: commitLabel(found),
      };
      if (counts.create + counts.draft > COMMIT_ASKS_ABOVE && !(await confirm(question))) return;
      await tell(commit({ id, planHash }));
    },
    cancel: () => void tell(end({ id, how: 'cancel' })),
    discard: async () => {
      const question = { title: words.discardQuestion, body: words.discardBody };
      if (!(await confirm({ ...question, confirmLabel: words.discard, isDestructive: true })))
        return;
      await tell(end({ id, how: 'discard' }));
    },
    download: async (kind: ImportFileKind) => {
      const { data, error } = await download({ id, kind });
      if (error) toast.failure(error, words.downloadFailed);
      if (data) saveFile(data, kind === 'file' ? found.fileName : errorFileName(found));
    },
  };
}

/** Description of a commit. */
export function commitLabel({ counts }: Pick<ImportDetailView, 'counts'>): string {
  if (counts.create + counts.draft === 0) return words.nothingToCommit;
  if (counts.draft === 0) return interpolate(words.commit, { count: counts.create });
  return interpolate(words.commitDrafts, { count: counts.create, drafts: counts.draft });
}

const errorFileName = ({ fileName }: ImportDetailView): string =>
  `${fileName.replace(/\.[^.]*$/, '')}-errors.${/\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv'}`;
