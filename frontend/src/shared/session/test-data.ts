import { appTestTexts as words } from '@contracts/texts/app/test-environments';
import type { ClientChoiceView } from '@contracts/views/session.view';

import { interpolate } from '../text/format';
import type { ChosenClient } from './session.slice';

/** The client whose test data is selected; undefined for any other selection. */
export const testedClient = (
  choices: readonly ClientChoiceView[],
  chosen: ChosenClient | undefined,
): ClientChoiceView | undefined =>
  typeof chosen === 'number' ? choices.find(({ testId }) => testId === chosen) : undefined;

/** Adds the selected test environment to the clients, since the portal treats it as a client. */
export function withTestData(
  choices: readonly ClientChoiceView[],
  chosen: ChosenClient,
): readonly ClientChoiceView[] {
  const tested = testedClient(choices, chosen);
  if (!tested?.testId) return choices;
  const name = interpolate(words.testDataOf, { client: tested.name });
  return [...choices, { ...tested, id: tested.testId, name, parentId: null, testId: null }];
}
