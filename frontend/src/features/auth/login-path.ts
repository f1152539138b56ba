import { LOGIN } from '../../shared/navigation/app-route';

/** Path of Login with a message above the form (AUTH-07). */
export const loginWithMessage = (message: string): string =>
  `${LOGIN}?message=${encodeURIComponent(message)}`;
