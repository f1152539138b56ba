import type { CarrierListView } from '@contracts/views/carrier.view';

import { api } from '../../shared/api/api';
import { transfersApi } from '../../shared/api/transfers';
import { toObjectUrl } from '../../shared/reports/file-response';
import type { ClientReportRequest, FinancialReportRequest } from './report-form';

const reportingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** REPORT-13. */
    listReportCarriers: build.query<CarrierListView['carriers'], undefined>({
      query: () => ({
        url: 'carrier/list',
        params: { permission: 'READ_CARRIER', sort: 'display_name,ASC' },
      }),
      transformResponse: ({ carriers }: CarrierListView) => carriers,
    }),
  }),
});

export const reportsApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** REPORT-09: object URL of the file; null if nothing was dispatched. */
    reportClient: build.mutation<string | null, ClientReportRequest>({
      query: (params) => ({
        url: 'reporting/client',
        params: { ...params, permission: 'READ_CARRIER' },
        responseHandler: toObjectUrl,
      }),
    }),

    /** REPORT-10. */
    reportCosts: build.mutation<string | null, FinancialReportRequest>({
      query: (params) => ({
        url: 'reporting/client/financial',
        params: { ...params, permission: 'READ_CONSIGNMENT' },
        responseHandler: toObjectUrl,
      }),
    }),
  }),
});

export const { useListReportCarriersQuery } = reportingApi;
export const { useReportClientMutation, useReportCostsMutation } = reportsApi;
