import { api } from '../../../shared/api/api';

/** Zones of one carrier and priority. */
interface ZonesAsked {
  readonly carrierId: number;
  readonly zonePriority: number;
}

async function fileText(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return response.status === 204 ? null : response.text();
}

const zoneDownloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The text of the file; null where there is nothing in it (ZONE-36). */
    downloadZones: build.mutation<string | null, ZonesAsked>({
      query: (params) => ({
        url: 'carrier-zone/download',
        params: { ...params },
        responseHandler: fileText,
      }),
    }),
  }),
});

export const { useDownloadZonesMutation } = zoneDownloadApi;
