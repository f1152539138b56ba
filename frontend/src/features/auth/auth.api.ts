import { api } from '../../shared/api/api';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewPassword extends Credentials {
  readonly verificationToken: string;
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** AUTH-09: the token as plain text. */
    signIn: build.mutation<string, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body, isSignIn: true }),
    }),
    requestPasswordReset: build.mutation<null, string>({
      query: (email) => ({ url: 'auth/reset-password/email', method: 'POST', params: { email } }),
    }),
    confirmResetToken: build.mutation<null, string>({
      query: (token) => ({ url: 'auth/reset-password/confirm', method: 'POST', params: { token } }),
    }),
    resetPassword: build.mutation<null, NewPassword>({
      // GAP-07: passwords do not belong in URLs.
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
    }),
    findHealth: build.query<{ readonly status: string }, undefined>({
      query: () => ({
        url: `${window.location.origin}/health/ready`,
        // a 503 response also contains the status
        validateStatus: () => true,
      }),
    }),
    confirmRegistration: build.query<string | { message: string }, string>({
      query: (token) => ({ url: 'user/registrationConfirm', params: { token } }),
    }),
  }),
});

export const {
  useSignInMutation,
  useRequestPasswordResetMutation,
  useConfirmResetTokenMutation,
  useResetPasswordMutation,
  useConfirmRegistrationQuery,
  useFindHealthQuery,
} = authApi;
