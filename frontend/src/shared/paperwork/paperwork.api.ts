import { api } from '../api/api';

export type PaperworkKind = 'LABEL' | 'CONSIGNMENT' | 'FREIGHT_SUMMARY';

export interface PaperworkMark {
  readonly clientId: number;
  readonly paperworkType: PaperworkKind;
  readonly consignmentIds?: readonly number[];
  readonly manifestId?: number;
}

const printedTags = ['Consignment', 'Manifest', 'History'] as const;

export const paperworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Marks paperwork as printed on the server (spec part 1, section 4: opening a label marks it printed). */
    markPrinted: build.mutation<null, PaperworkMark>({
      query: ({ consignmentIds, ...rest }) => ({
        url: 'consignment/paperwork',
        method: 'PUT',
        params: { ...rest, ...(consignmentIds && { consignmentIds: consignmentIds.join(',') }) },
      }),
      invalidatesTags: printedTags,
    }),

    /** Prints on the user's own printer; the server marks what was printed. A GET that must not be sent twice. */
    printDirectly: build.mutation<null, string>({
      query: (url) => ({ url, isRead: false }),
      invalidatesTags: printedTags,
    }),
  }),
});

export const { useMarkPrintedMutation, usePrintDirectlyMutation } = paperworkApi;
