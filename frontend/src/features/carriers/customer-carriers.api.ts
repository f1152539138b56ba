import type { SaveCustomerCarrierRequest } from '@contracts/requests/save-customer-carrier.request';
import type {
  CarrierCutOffView,
  CarrierView,
  CustomerCarrierView,
} from '@contracts/views/carrier.view';

import { api } from '../../shared/api/api';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { withCurrentData } from '../../shared/api/with-current-data';

interface CustomerCarrierToSave {
  readonly customerId: number;
  readonly body: SaveCustomerCarrierRequest;
  readonly idempotencyKey: string;
}

interface GenericCarrier {
  readonly customerId: number;
  readonly body: { readonly name: string; readonly displayName: string };
  readonly idempotencyKey: string;
}

/** CARRIER-59, CARRIER-60, CARRIER-62. */
export interface CutOffToSave {
  readonly customerCarrierId: number;
  readonly isLinked: boolean;
  readonly cutOff: Pick<CarrierCutOffView, 'id' | 'cutOffDay' | 'cutOffTime'> & {
    readonly version?: number | undefined;
  };
}

export const customerCarriersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CARRIER-25 to CARRIER-27: with their transfer options and DIFOT flag. */
    listNewCarriers: build.query<readonly CarrierView[], number>({
      query: (customerId) => ({
        url: 'carrier/customer-carrier-no-relationship',
        params: { customerId },
      }),
      transformResponse: ({ carriers }: { carriers: CarrierView[] }) => carriers,
      providesTags: ['Carrier'],
    }),

    saveCustomerCarrier: build.mutation<CustomerCarrierView, CustomerCarrierToSave>({
      query: ({ customerId, body, idempotencyKey }) => ({
        url: 'customer-carrier',
        ...(body.id == null ? { method: 'POST', idempotencyKey } : { method: 'PUT' }),
        params: { customerId },
        body,
      }),
      invalidatesTags: ['Carrier'],
    }),

    deleteCustomerCarrier: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `customer-carrier/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['Carrier'],
    }),

    addGenericCarrier: build.mutation<CustomerCarrierView, GenericCarrier>({
      query: ({ customerId, body, idempotencyKey }) => ({
        url: 'customer-carrier/generic',
        method: 'POST',
        params: { customerId },
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Carrier'],
    }),

    saveCutOff: build.mutation<CarrierCutOffView, CutOffToSave>({
      query: ({ customerCarrierId, isLinked, cutOff: { id, ...cutOff } }) => ({
        url: 'customer-carrier/cut-off',
        method: isLinked ? 'PUT' : 'POST',
        params: { customerCarrierId },
        body: isLinked ? cutOff : { id, ...cutOff },
      }),
      invalidatesTags: ['Carrier', 'Dashboard'],
    }),
  }),
});

export const {
  useSaveCustomerCarrierMutation,
  useDeleteCustomerCarrierMutation,
  useAddGenericCarrierMutation,
  useSaveCutOffMutation,
} = customerCarriersApi;
export const useListNewCarriersQuery = withCurrentData(customerCarriersApi.useListNewCarriersQuery);
