import type { TokenClaims } from '@contracts/views/session.view';

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/** Decodes the claims of a token; null if invalid. Only the server verifies it. */
export function readClaims(token: string | null): TokenClaims | null {
  try {
    return JSON.parse(decodeBase64Url(token?.split('.')[1] ?? '')) as TokenClaims;
  } catch {
    return null;
  }
}

/** AUTH-43 */
export const isExpired = ({ exp }: Pick<TokenClaims, 'exp'>, now = Date.now()) => exp * 1000 <= now;
