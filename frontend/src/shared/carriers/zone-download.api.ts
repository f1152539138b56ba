import { transfersApi } from '../api/transfers';

/** Carrier and priority of the zones. */
interface ZoneDownloadRequest {
  readonly carrierId: number;
  readonly zonePriority: number;
}

async function fileText(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return response.status === 204 ? null : response.text();
}

const zoneDownloadApi = transfersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Content of the file; null if it is empty (ZONE-36). */
    downloadZones: build.mutation<string | null, ZoneDownloadRequest>({
      query: (params) => ({
        url: 'carrier-zone/download',
        params: { ...params },
        responseHandler: fileText,
      }),
    }),
  }),
});

export const { useDownloadZonesMutation } = zoneDownloadApi;
