import { api } from '../../shared/api/api';

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether this installation publishes the reference, which contains the guide. */
    hasGuide: build.query<boolean, null>({
      queryFn: async () => {
        const response = await fetch(`${window.location.origin}/api/docs`, {
          method: 'HEAD',
        }).catch(() => null);
        return { data: response?.ok === true };
      },
    }),
  }),
});

export const { useHasGuideQuery } = guideApi;
