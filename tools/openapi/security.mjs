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
