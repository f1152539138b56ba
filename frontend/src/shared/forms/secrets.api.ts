import { api } from '../api/api';

/** An encrypted secret, which only the server can decrypt. */
export interface SealedSecret {
  readonly input: string;
  readonly salt: string;
}

export const secretsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CARRIER-32: a mutation, so that the response is not cached. */
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
