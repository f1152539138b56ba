import { api } from '../api/api';

/** Whose open consignments: all of a client, or those of one open manifest. */
export interface OpenReport {
  readonly clientId: number;
  readonly openManifestId?: number;
}

async function fileAddress(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return response.status === 204 ? null : URL.createObjectURL(await response.blob());
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
