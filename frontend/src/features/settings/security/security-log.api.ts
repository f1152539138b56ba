import type {
  SecurityEventKind,
  SecurityLogView,
  SecurityOutcome,
} from '@contracts/views/security-log.view';

import { api } from '../../../shared/api/api';
import { ofRecord } from '../../../shared/api/of-record';

export interface SecurityLogQuery {
  readonly userId: number;
  /** Position before which the page ends. */
  readonly before?: number;
  readonly kind?: SecurityEventKind;
  readonly outcome?: SecurityOutcome;
}

const securityLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurityEvents: build.query<SecurityLogView, SecurityLogQuery>({
      query: (params) => ({ url: 'security-log', params }),
    }),
  }),
});

export const useListSecurityEventsQuery = ofRecord(securityLogApi.useListSecurityEventsQuery);
