import type { CarrierListView } from '@contracts/views/carrier.view';

import { api } from '../../shared/api/api';
import { fileAddress } from '../../shared/reports/file-answer';
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

    /** REPORT-09: the address of the file in this browser; null where nothing was dispatched. */
    reportClient: build.mutation<string | null, ClientReportRequest>({
      query: (params) => ({
        url: 'reporting/client',
        params: { ...params, permission: 'READ_CARRIER' },
        responseHandler: fileAddress,
      }),
    }),

    /** REPORT-10. */
    reportCosts: build.mutation<string | null, FinancialReportRequest>({
      query: (params) => ({
        url: 'reporting/client/financial',
        params: { ...params, permission: 'READ_CONSIGNMENT' },
        responseHandler: fileAddress,
      }),
    }),
  }),
});

export const { useListReportCarriersQuery, useReportClientMutation, useReportCostsMutation } =
  reportingApi;
