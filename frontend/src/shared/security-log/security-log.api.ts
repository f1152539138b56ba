import type {
  SecurityEventKind,
  SecurityLogView,
  SecurityOutcome,
} from '@contracts/views/security-log.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import { transfersApi } from '../api/transfers';
import { toObjectUrl } from '../reports/file-response';

export interface SecurityLogFilter {
  readonly userId?: number;
  /** Part of a name or an email. */
  readonly who?: string;
  readonly kind?: SecurityEventKind;
  readonly outcome?: SecurityOutcome;
  /** Beginning of an IP address. */
  readonly address?: string;
  /** Calendar days in the user's zone, both inclusive. */
  readonly fromDay?: string;
  readonly toDay?: string;
}

export interface SecurityLogQuery extends SecurityLogFilter {
  /** Cursor of the page: entries before this position. */
  readonly before?: number;
}

const securityLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurityEvents: build.query<SecurityLogView, SecurityLogQuery>({
      query: (params) => ({ url: 'security-log', params: { ...params } }),
    }),
  }),
});

const exportApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Object URL of the file. */
    exportSecurityLog: build.mutation<string | null, SecurityLogFilter>({
      query: (params) => ({
        url: 'security-log/export',
        params: { ...params },
        responseHandler: toObjectUrl,
      }),
    }),
  }),
});

export const { useExportSecurityLogMutation } = exportApi;
export const useListSecurityEventsQuery = withCurrentData(
  securityLogApi.useListSecurityEventsQuery,
);
