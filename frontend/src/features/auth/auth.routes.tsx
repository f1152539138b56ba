import type { AppRoute } from '../../shared/navigation/app-route';

/** Routes accessible without login (AUTH-58), except the error page. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    load: () => import('./LoginPage').then(({ LoginPage }) => LoginPage),
    isPublic: true,
    layout: 'bare',
  },
  {
    path: '/reset',
    load: () =>
      import('./reset/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
    isPublic: true,
    layout: 'bare',
  },
  {
    path: '/user/registrationConfirm',
    load: () =>
      import('./RegistrationConfirmPage').then(
        ({ RegistrationConfirmPage }) => RegistrationConfirmPage,
      ),
    isPublic: true,
    layout: 'bare',
  },
];
