import type { TryRulesRequest } from '@contracts/requests/try-rules.request';
import type {
  RulesSheetView,
  RulesTrialView,
  RulesView,
  TrialAccountView,
} from '@contracts/views/rules.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';
import type { RulesSubject } from '../../shared/navigation/useRecordDialog';
import { ownerQuery } from './rules-subject';

interface RulesToSave {
  readonly subject: RulesSubject;
  readonly customerId: number;
  readonly record: RulesView;
  /** Version being edited; 0 for none. */
  readonly revision: number;
}

interface Override extends RulesToSave {
  readonly idempotencyKey: string;
}

interface Trial {
  readonly subject: RulesSubject;
  readonly request: TryRulesRequest;
}

export const rulesFeesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRulesSheet: build.query<RulesSheetView, RulesSubject>({
      query: (subject) => ({ url: 'rules', params: ownerQuery(subject) }),
      providesTags: ['Rules'],
      // Edits must start from the saved version, not from a cached one.
      keepUnusedDataFor: 0,
    }),

    listTrialAccounts: build.query<readonly TrialAccountView[], RulesSubject>({
      query: (subject) => ({ url: 'rules/trial', params: ownerQuery(subject) }),
      providesTags: ['Rules', 'Carrier'],
    }),

    /** Prices a sample with rules that may be unsaved. */
    tryRules: build.query<RulesTrialView, Trial>({
      query: ({ subject, request }) => ({
        url: 'rules/trial',
        method: 'POST',
        params: ownerQuery(subject),
        body: request,
        isRead: true,
      }),
      keepUnusedDataFor: 0,
    }),

    /** RULES-54: creates rules for the record itself. */
    overrideRules: build.mutation<RulesView, Override>({
      query: ({ subject, customerId, record, revision, idempotencyKey }) => ({
        url: 'rules',
        method: 'POST',
        params: { customerId, ...ownerQuery(subject) },
        body: { ...record, revision },
        idempotencyKey,
      }),
      invalidatesTags: ['Rules'],
    }),

    /** reverts to the level above. */
    dropRules: build.mutation<null, { readonly id: number; readonly version: number }>({
      query: ({ id, version }) => ({ url: `rules/${id}`, method: 'DELETE', params: { version } }),
      invalidatesTags: ['Rules'],
    }),

    /** RULES-53 */
    changeRules: build.mutation<null, RulesToSave>({
      query: ({ customerId, record, revision }) => ({
        url: 'rules',
        method: 'PUT',
        params: { customerId },
        body: { ...record, revision },
      }),
      invalidatesTags: ['Rules'],
    }),
  }),
});

export const {
  useTryRulesQuery,
  useOverrideRulesMutation,
  useChangeRulesMutation,
  useDropRulesMutation,
} = rulesFeesApi;
export const useFindRulesSheetQuery = withCurrentData(rulesFeesApi.useFindRulesSheetQuery);
export const useListTrialAccountsQuery = withCurrentData(rulesFeesApi.useListTrialAccountsQuery);
