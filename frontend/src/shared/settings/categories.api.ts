import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** A client's categories with their entries. */
export interface CategoryChoices {
  readonly categories: readonly { readonly id: number; readonly categoryDesc: string }[];
  readonly categoryEntries: readonly {
    readonly id: number;
    readonly entryDesc: string;
    readonly categoryId: number;
  }[];
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<CategoryChoices, number>({
      query: (clientId) => ({ url: 'category', params: { clientId } }),
      providesTags: [{ type: 'Setting', id: 'CATEGORIES' }],
    }),
  }),
});

export const useListCategoriesQuery = withCurrentData(categoriesApi.useListCategoriesQuery);
