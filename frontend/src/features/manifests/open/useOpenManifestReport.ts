import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { reportTexts } from '@contracts/texts/tools';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { useToast } from '../../../shared/feedback/useToast';
import { useReportOpenManifestMutation } from '../manifests.api';

/** MAN-19: hands the consignments of an open manifest to the browser as a file. */
export function useOpenManifestReport() {
  const [report] = useReportOpenManifestMutation();
  const toast = useToast();

  return async ({ id, clientId, dispatchDate }: OpenManifestListItem): Promise<void> => {
    const { data, error } = await report({ clientId, openManifestId: id });
    if (error) toast.error(reportTexts.failed);
    else if (data === null) toast.info(consignmentListTexts.empty);
    else save(data, `open-manifest-${id}-${dispatchDate}.xlsx`);
  };
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
