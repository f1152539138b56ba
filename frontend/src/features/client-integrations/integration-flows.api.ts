import type { FlowFileState } from '@contracts/rules/integration-flow';
import type {
  FlowRequest,
  NewFlowRequest,
  ResendRequest,
} from '@contracts/requests/integration-flow.request';
import type {
  IntegrationFileDetailView,
  IntegrationFilesView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import { withCurrentData } from '../../shared/api/with-current-data';
import { transfersApi } from '../../shared/api/transfers';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { toObjectUrl } from '../../shared/reports/file-response';

/** Filter and page of files. */
export interface FilesRequest {
  readonly clientId: number | undefined;
  readonly flowId: number | null;
  readonly state: FlowFileState | null;
  readonly search: string;
  /** Cursor of the previous page; null for the newest. */
  readonly cursor: number | null;
}

const flowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Flows of one client, or of all in scope. */
    listFlows: build.query<readonly IntegrationFlowView[], number | null>({
      query: (clientId) => ({
        url: 'integration-flow',
        params: clientId === null ? {} : { clientId },
      }),
      providesTags: ['IntegrationFlow'],
    }),

    addFlow: build.mutation<IntegrationFlowView, IdempotentRequest<NewFlowRequest>>({
      query: ({ body, idempotencyKey }) => ({
        url: 'integration-flow',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    changeFlow: build.mutation<
      IntegrationFlowView,
      { readonly id: number; readonly body: FlowRequest }
    >({
      query: ({ id, body }) => ({ url: `integration-flow/${id}`, method: 'PUT', body }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    deleteFlow: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `integration-flow/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    /** Pauses or resumes a flow; repeating it changes nothing. */
    setFlowActive: build.mutation<
      IntegrationFlowView,
      { readonly id: number; readonly isActive: boolean }
    >({
      query: ({ id, isActive }) => ({
        url: `integration-flow/${id}/${isActive ? 'resume' : 'pause'}`,
        method: 'POST',
      }),
      invalidatesTags: ['IntegrationFlow'],
    }),
  }),
});

const runsApi = api.injectEndpoints({
  endpoints: (build) => ({
    runFlow: build.mutation<IntegrationFlowView, number>({
      query: (id) => ({ url: `integration-flow/${id}/run`, method: 'POST' }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    resendFlow: build.mutation<
      null,
      { readonly id: number; readonly body: ResendRequest; readonly idempotencyKey: string }
    >({
      query: ({ id, body, idempotencyKey }) => ({
        url: `integration-flow/${id}/resend`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    /** Repeating it changes nothing. */
    stopResend: build.mutation<null, number>({
      query: (id) => ({ url: `integration-flow/${id}/resend/stop`, method: 'POST' }),
      invalidatesTags: ['IntegrationFlow'],
    }),
  }),
});

const flowFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlowFiles: build.query<IntegrationFilesView, FilesRequest>({
      query: ({ clientId, flowId, state, search, cursor }) => ({
        url: 'integration-file',
        params: {
          ...(clientId !== undefined && { clientId }),
          ...(flowId !== null && { flowId }),
          ...(state !== null && { state }),
          ...(search !== '' && { search }),
          ...(cursor !== null && { cursor }),
        },
      }),
      providesTags: ['IntegrationFlow'],
    }),

    getFlowFile: build.query<IntegrationFileDetailView, number>({
      query: (id) => `integration-file/${id}`,
      providesTags: ['IntegrationFlow'],
    }),

    ignoreFlowFile: build.mutation<IntegrationFileDetailView, number>({
      query: (id) => ({ url: `integration-file/${id}/ignore`, method: 'POST' }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    takeFlowFileAgain: build.mutation<IntegrationFileDetailView, number>({
      query: (id) => ({ url: `integration-file/${id}/take-again`, method: 'POST' }),
      invalidatesTags: ['IntegrationFlow'],
    }),

    retryFlowFile: build.mutation<IntegrationFileDetailView, number>({
      query: (id) => ({ url: `integration-file/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['IntegrationFlow'],
    }),
  }),
});

const downloadsApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** A file of a flow or of its import, by its path. */
    downloadFlowFile: build.mutation<string | null, string>({
      query: (url) => ({ url, responseHandler: toObjectUrl }),
    }),
  }),
});

export const {
  useAddFlowMutation,
  useChangeFlowMutation,
  useDeleteFlowMutation,
  useSetFlowActiveMutation,
} = flowsApi;
export const { useResendFlowMutation, useRunFlowMutation, useStopResendMutation } = runsApi;
export const useListFlowsQuery = withCurrentData(flowsApi.useListFlowsQuery);
export const { useIgnoreFlowFileMutation, useRetryFlowFileMutation, useTakeFlowFileAgainMutation } =
  flowFilesApi;
export const useListFlowFilesQuery = withCurrentData(flowFilesApi.useListFlowFilesQuery);
export const useGetFlowFileQuery = withCurrentData(flowFilesApi.useGetFlowFileQuery);
export const { useDownloadFlowFileMutation } = downloadsApi;
