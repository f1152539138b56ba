import type { ReadNoticesRequest, SaveNoticeRequest } from '@contracts/requests/notice.request';
import type { NoticeView } from '@contracts/views/notice.view';

import { api } from '../../../shared/api/api';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<NoticeView[], undefined>({
      query: () => 'notice',
      providesTags: ['Notice'],
    }),
    saveNotice: build.mutation<null, SaveNoticeRequest>({
      query: (body) => ({ url: 'notice', method: 'POST', body }),
    }),
    readNotices: build.mutation<null, ReadNoticesRequest>({
      query: (body) => ({ url: 'notice/read', method: 'POST', body }),
      invalidatesTags: ['Notice'],
    }),
  }),
});

export const { useListNoticesQuery, useSaveNoticeMutation, useReadNoticesMutation } = noticesApi;
