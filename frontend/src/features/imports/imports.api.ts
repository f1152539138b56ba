import type { ImportKind } from '@contracts/rules/import-kinds';
import type { ColumnMapping, ImportColumnsView } from '@contracts/views/import-columns.view';
import type {
  ImportAction,
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupsView,
  ImportOfferView,
  ImportOptionsView,
  ImportReceivedView,
  ImportsView,
} from '@contracts/views/import.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';
import { invalidates, transfersApi } from '../../shared/api/transfers';
import { toObjectUrl } from '../../shared/reports/file-response';

/** Owner of a file: a client, the account of rate cards, or the carrier of zones. */
export interface ImportOwner {
  readonly kind: ImportKind;
  readonly clientId?: number;
  readonly carrierId?: number;
  readonly clientCarrierAccountId?: number;
}

/** A file to plan. */
export interface NewImport {
  readonly owner: ImportOwner;
  readonly file: File;
  /** Whether to import a file that was imported before. */
  readonly importAgain: boolean;
  readonly idempotencyKey: string;
  /** Null to use the headings, or a saved mapping. */
  readonly mapping: ColumnMapping | null;
  /** Saves the mapping under this name; empty to save nothing. */
  readonly rememberAs: string;
}

interface ImportPage {
  readonly clientId: number | undefined;
  /** Null for all. */
  readonly kind: ImportKind | null;
  readonly page: number;
  readonly size: number;
}

/** One page of the references of an import. */
export interface GroupsRequest {
  readonly id: number;
  readonly action: ImportAction | 'FAILED' | null;
  readonly search: string;
  readonly cursor: number;
}

/** Cells of a reference to replace, in the plan that the user has seen. */
export interface GroupEdit {
  readonly id: number;
  readonly no: number;
  readonly planHash: string;
  readonly cells?: readonly {
    readonly row: number;
    readonly column: string;
    readonly value: string;
  }[];
  /** Offer to use instead of the best one. */
  readonly offer?: Pick<ImportOfferView, 'clientCarrierAccountId' | 'carrierServiceTypeId'>;
}

/** Files of an import to download. */
export type ImportFileKind = 'file' | 'error-file';

function ownerForm(owner: ImportOwner): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(owner)) form.set(field, String(value));
  return form;
}

/** Options for zones, whose file says where each suburb belongs; a user can change them in the plan. */
const zoneOptions: ImportOptionsView = {
  offer: 'CHEAPEST',
  whenKnown: 'UPDATE',
  keepFaultyAsDrafts: false,
};

function importForm({ owner, file, importAgain, mapping, rememberAs }: NewImport): FormData {
  const form = ownerForm(owner);
  if (owner.kind === 'CARRIER_ZONE') form.set('options', JSON.stringify(zoneOptions));
  if (importAgain) form.set('importAgain', 'TRUE');
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (mapping && rememberAs !== '') form.set('rememberAs', rememberAs);
  form.set('file', file);
  return form;
}

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ImportsView, ImportPage>({
      query: ({ clientId, kind, ...page }) => ({
        url: 'import',
        params: { ...page, ...(clientId !== undefined && { clientId }), ...(kind && { kind }) },
      }),
      providesTags: ['Import'],
    }),

    getImport: build.query<ImportDetailView, number>({
      query: (id) => `import/${id}`,
      providesTags: ['Import'],
    }),

    listImportGroups: build.query<ImportGroupsView, GroupsRequest>({
      query: ({ id, action, search, cursor }) => ({
        url: `import/${id}/group`,
        params: { cursor, ...(action && { action }), ...(search && { search }) },
      }),
      providesTags: ['Import'],
    }),

    commitImport: build.mutation<
      ImportReceivedView,
      { readonly id: number; readonly planHash: string }
    >({
      query: ({ id, planHash }) => ({
        url: `import/${id}/commit`,
        method: 'POST',
        body: { planHash },
      }),
      // Even after a failure: there may be a new plan.
      invalidatesTags: ['Import'],
    }),

    endImport: build.mutation<
      ImportReceivedView,
      { readonly id: number; readonly how: 'cancel' | 'discard' }
    >({
      query: ({ id, how }) => ({ url: `import/${id}/${how}`, method: 'POST' }),
      invalidatesTags: ['Import'],
    }),
  }),
});

const importPlansApi = api.injectEndpoints({
  endpoints: (build) => ({
    planImportAgain: build.mutation<
      ImportReceivedView,
      { readonly id: number; readonly options: ImportOptionsView }
    >({
      query: ({ id, options }) => ({ url: `import/${id}/options`, method: 'PUT', body: options }),
      invalidatesTags: ['Import'],
      // shown at once: a second choice must not revert the first one
      onQueryStarted: async ({ id, options }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          importsApi.util.updateQueryData('getImport', id, (importView) => {
            Object.assign(importView, { options });
          }),
        );
        await queryFulfilled.catch(() => {
          patch.undo();
        });
      },
    }),
  }),
});

const importGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportGroup: build.query<
      ImportGroupDetailView,
      { readonly id: number; readonly no: number }
    >({
      query: ({ id, no }) => `import/${id}/group/${no}`,
      providesTags: ['Import'],
    }),

    editImportGroup: build.mutation<ImportGroupDetailView, GroupEdit>({
      query: ({ id, no, ...body }) => ({ url: `import/${id}/group/${no}`, method: 'PATCH', body }),
      // Even after a failure: there may be a new plan.
      invalidatesTags: ['Import'],
    }),
  }),
});

const importFilesApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    receiveImport: build.mutation<ImportReceivedView, NewImport>({
      query: (newImport) => ({
        url: 'import',
        method: 'POST',
        body: importForm(newImport),
        idempotencyKey: newImport.idempotencyKey,
      }),
      onQueryStarted: invalidates('Import'),
    }),

    inspectImportColumns: build.mutation<ImportColumnsView, Pick<NewImport, 'owner' | 'file'>>({
      query: ({ owner, file }) => {
        const form = ownerForm(owner);
        form.set('file', file);
        return { url: 'import/columns', method: 'POST', body: form };
      },
    }),

    planImportSample: build.mutation<
      ImportReceivedView,
      { readonly clientId: number; readonly idempotencyKey: string }
    >({
      query: ({ clientId, idempotencyKey }) => ({
        url: 'import/sample',
        method: 'POST',
        body: { clientId },
        idempotencyKey,
      }),
      onQueryStarted: invalidates('Import'),
    }),

    downloadImportSample: build.mutation<string | null, number>({
      query: (clientId) => ({
        url: 'import/sample',
        params: { clientId },
        responseHandler: toObjectUrl,
      }),
    }),

    downloadImportFile: build.mutation<
      string | null,
      { readonly id: number; readonly kind: ImportFileKind }
    >({
      query: ({ id, kind }) => ({ url: `import/${id}/${kind}`, responseHandler: toObjectUrl }),
    }),
  }),
});

export const { useListImportsQuery, useCommitImportMutation, useEndImportMutation } = importsApi;
export const { usePlanImportAgainMutation } = importPlansApi;
export const { useEditImportGroupMutation } = importGroupsApi;
export const useGetImportGroupQuery = withCurrentData(importGroupsApi.useGetImportGroupQuery);
export const useGetImportQuery = withCurrentData(importsApi.useGetImportQuery);
export const useListImportGroupsQuery = withCurrentData(importsApi.useListImportGroupsQuery);
export const {
  useReceiveImportMutation,
  useInspectImportColumnsMutation,
  usePlanImportSampleMutation,
  useDownloadImportSampleMutation,
  useDownloadImportFileMutation,
} = importFilesApi;
