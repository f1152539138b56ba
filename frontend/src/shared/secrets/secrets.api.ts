import { api } from '../api/api';

/** A secret as it is stored and read; only the server opens it. */
export interface SealedSecret {
  readonly input: string;
  readonly salt: string;
}

export const secretsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CARRIER-32: a mutation, because what it answers is not to be kept. */
    revealSecret: build.mutation<string, SealedSecret>({
      query: (body) => ({
        url: 'customer-carrier/decryptString',
        method: 'POST',
        body,
        isRead: true,
      }),
    }),
  }),
});

export const { useRevealSecretMutation } = secretsApi;
