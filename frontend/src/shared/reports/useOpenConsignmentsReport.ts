import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { reportTexts } from '@contracts/texts/spec/tools';

import { transfersApi } from '../api/transfers';
import { useToast } from '../feedback/useToast';
import { saveFile, toObjectUrl } from './file-response';

/** Client of the open consignments, optionally limited to one open manifest. */
interface OpenReport {
  readonly clientId: number;
  readonly openManifestId?: number;
}

const reportsApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** GAP-36: object URL of the file; null if it is empty. */
    reportOpenConsignments: build.mutation<string | null, OpenReport>({
      query: (params) => ({
        url: 'reporting/open-consignments',
        params: { ...params, fileFormat: 'xlsx' },
        responseHandler: toObjectUrl,
      }),
    }),
  }),
});

export const { useReportOpenConsignmentsMutation } = reportsApi;

/** LIST-09, MAN-19: downloads a report of open consignments. */
export function useOpenConsignmentsReport() {
  const [report] = useReportOpenConsignmentsMutation();
  const toast = useToast();

  return async (request: OpenReport, name: string): Promise<void> => {
    const { data, error } = await report(request);
    if (error) toast.error(reportTexts.failed);
    else if (data === null) toast.info(consignmentListTexts.empty);
    else saveFile(data, name);
  };
}
