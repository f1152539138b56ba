import { appUsersSecurityLogTexts as texts } from '@contracts/texts/app/security-log';

import { useToast } from '../../../shared/feedback/useToast';
import { saveFile } from '../../../shared/reports/file-response';
import {
  useExportSecurityLogMutation,
  type SecurityLogFilter,
} from '../../../shared/security-log/security-log.api';

/** Saves the filtered log as a file. */
export function useLogExport() {
  const toast = useToast();
  const [fetchFile, { isLoading }] = useExportSecurityLogMutation();
  return {
    isBusy: isLoading,
    save: async (filter: SecurityLogFilter) => {
      toast.dismissError(texts.exportFailed);
      const { data, error } = await fetchFile(filter);
      if (data) saveFile(data, texts.file);
      else toast.failure(error, texts.exportFailed);
    },
  };
}
