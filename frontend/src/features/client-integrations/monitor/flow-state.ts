import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import { type FlowFileState, isInbound } from '@contracts/rules/integration-flow';
import type {
  IntegrationFileView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view';

import { interpolate } from '../../../shared/text/format';
import type { Tone } from '../../../shared/theme/tokens';

interface StateLabel {
  readonly tone: Tone;
  readonly text: string;
}

/** Label for the most important fact about a flow. */
export function stateOf({ isActive, failures, figures, resend }: IntegrationFlowView): StateLabel {
  const { toReview, failed, refused } = figures;
  if (!isActive) return { tone: 'neutral', text: texts.states.off };
  if (failures > 0) return { tone: 'bad', text: texts.states.failing };
  if (failed > 0) return { tone: 'bad', text: interpolate(texts.states.failed, { count: failed }) };
  if (toReview > 0)
    return { tone: 'plan', text: interpolate(texts.states.review, { count: toReview }) };
  if (refused > 0)
    return { tone: 'warn', text: interpolate(texts.states.refused, { count: refused }) };
  if (resend) return { tone: 'move', text: texts.states.resending };
  return { tone: 'done', text: texts.states.running };
}

const tones: Readonly<Record<FlowFileState, Tone>> = {
  FOUND: 'move',
  PLANNED: 'move',
  WAITS_FOR_REVIEW: 'plan',
  COMMITTED: 'move',
  ANSWERED: 'move',
  FILED: 'done',
  WAITING: 'move',
  SENT: 'done',
  SEEN_BEFORE: 'neutral',
  FAILED: 'bad',
  IGNORED: 'neutral',
};

/** Label of a file's state; a processed file includes the number of its rejected orders. */
export function fileStateOf({ state, refused, isResend }: IntegrationFileView): StateLabel {
  if (state === 'FILED' && refused !== null && refused > 0)
    return { tone: 'warn', text: interpolate(texts.states.refused, { count: refused }) };
  const isSentAgain = isResend && state === 'SENT';
  return { tone: tones[state], text: isSentAgain ? texts.sentAgain : texts.fileStates[state] };
}

/** Folder and pattern of a flow on its server. */
export const pathOf = ({ kind, folder, pattern }: IntegrationFlowView): string => {
  const folderPath = folder === '' ? '/' : `/${folder.replace(/^\/+|\/+$/g, '')}`;
  if (!isInbound(kind)) return folderPath;
  return folderPath === '/' ? `/${pattern}` : `${folderPath}/${pattern}`;
};
