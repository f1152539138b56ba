import { api } from '../api/api';
import { fileAddress } from './file-answer';

/** Whose open consignments: all of a client, or those of one open manifest. */
export interface OpenReport {
  readonly clientId: number;
  readonly openManifestId?: number;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GAP-36: the address of the file in this browser; null when there is nothing in it. */
    reportOpenConsignments: build.mutation<string | null, OpenReport>({
      query: (params) => ({
        url: 'reporting/open-consignments',
        params: { ...params, fileFormat: 'xlsx' },
        responseHandler: fileAddress,
      }),
    }),
  }),
});

export const { useReportOpenConsignmentsMutation } = reportsApi;
