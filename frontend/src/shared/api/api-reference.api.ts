import { api } from './api';

/** API reference page for developers, with the guide; requires no sign-in. */
export const API_REFERENCE = `${window.location.origin}/api/docs`;

const apiReferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether this installation publishes the reference (`API_DOCS`). */
    findApiReference: build.query<boolean, undefined>({
      query: () => ({
        url: API_REFERENCE,
        method: 'HEAD',
        responseHandler: 'text',
        validateStatus: () => true,
      }),
      transformResponse: (_body, meta) => meta?.response?.ok === true,
    }),
  }),
});

export const { useFindApiReferenceQuery } = apiReferenceApi;
