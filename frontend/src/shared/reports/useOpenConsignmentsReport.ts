import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { reportTexts } from '@contracts/texts/tools';

import { useToast } from '../feedback/useToast';
import { saveFile } from './file-answer';
import { useReportOpenConsignmentsMutation, type OpenReport } from './reports.api';

/** LIST-09, MAN-19: hands open consignments to the browser as a file of that name. */
export function useOpenConsignmentsReport() {
  const [report] = useReportOpenConsignmentsMutation();
  const toast = useToast();

  return async (asked: OpenReport, name: string): Promise<void> => {
    const { data, error } = await report(asked);
    if (error) toast.error(reportTexts.failed);
    else if (data === null) toast.info(consignmentListTexts.empty);
    else saveFile(data, name);
  };
}
