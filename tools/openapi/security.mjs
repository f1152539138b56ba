// Ways to sign in, and what each scope of a key grants.
import { apiKeyScopes, explicitScopes } from '../../dist/backend/contracts/rules/api-key-scopes.js';
import { appApiKeyTexts } from '../../dist/backend/contracts/texts/app/api-keys.js';

const NOT_FOR_ALL = ' (only if chosen)';

const lineOf = (scope) =>
  `- \`${scope}\`: ${appApiKeyTexts.scopes[scope]}${explicitScopes.includes(scope) ? NOT_FOR_ALL : ''}`;

/** Component of the document. */
export const SECURITY = {
  session: { type: 'http', scheme: 'bearer', description: 'The token returned by sign-in.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: [
      'An API key, with scopes and an expiry date. Scopes:',
      '',
      ...apiKeyScopes.map(lineOf),
    ].join('\n'),
  },
};

/** Sentence with the scopes that a key needs, which the reference page does not show otherwise; empty without a token. */
export function scopesText({ security }) {
  const sets = security.flatMap(({ key }) => (key ? [key] : []));
  if (security.length === 0) return '';
  if (sets.length === 0) return 'For people who sign in; not with a key.';
  if (sets.some((set) => set.length === 0)) return 'Any key may call it.';
  const written = sets.map((set) => set.map((scope) => `\`${scope}\``).join(' with '));
  return `Scopes of a key: ${written.join(', or ')}.`;
}
