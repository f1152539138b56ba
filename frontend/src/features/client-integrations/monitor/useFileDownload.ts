import { flowTexts as texts } from '@contracts/texts/app/integration-flows';

import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { saveFile } from '../../../shared/reports/file-response';
import { useDownloadFlowFileMutation } from '../integration-flows.api';

/** Returns a function that downloads a file of a flow by its path, and saves it under a name. */
export function useFileDownload() {
  const [download] = useDownloadFlowFileMutation();
  const reportSave = useSaveFeedback();
  return async (path: string, saveAs: string) => {
    const result = download(path);
    await reportSave(result, { failed: texts.downloadFailed });
    const { data } = await result;
    if (data) saveFile(data, saveAs);
  };
}
