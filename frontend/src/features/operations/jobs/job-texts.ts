import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { BackgroundWorkView, JobKindView } from '@contracts/views/background-work.view';

import { interpolate } from '../../../shared/text/format';

const texts = appOperationsTexts.work;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const kindNames: Readonly<Record<string, string>> = {
  'transmit-manifest': texts.kinds.transmitManifest,
  'book-pickup': texts.kinds.bookPickup,
  'resume-manifesting': texts.kinds.resumeManifesting,
  'announce-manifest': texts.kinds.announceManifest,
  'tell-receivers': texts.kinds.tellReceivers,
  'tell-receiver': texts.kinds.tellReceiver,
  'send-mail': texts.kinds.sendEmail,
  'simulated-scans': texts.kinds.simulatedScans,
  'plan-import': texts.kinds.planImport,
  'run-import': texts.kinds.runImport,
  'clean-up-removed-clients': texts.kinds.cleanUpRemovedClients,
};

/** Display name of a kind of job; defaults to the name of its task. */
export const jobKindName = ({ kind }: JobKindView): string => kindNames[kind] ?? kind;

/** Time between two instants in its largest unit; up to two days in hours. */
export function ageBetween(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds < MINUTE) return interpolate(texts.seconds, { count: seconds });
  if (seconds < HOUR) return interpolate(texts.minutes, { count: Math.floor(seconds / MINUTE) });
  if (seconds < 2 * DAY) return interpolate(texts.hours, { count: Math.floor(seconds / HOUR) });
  return interpolate(texts.days, { count: Math.floor(seconds / DAY) });
}

/** Number of jobs that could run now. */
export const waitingJobs = (kinds: readonly JobKindView[]): number =>
  kinds.reduce((sum, { due }) => sum + due, 0);

/** Waiting jobs and the lag of the projections, where it can be counted. */
export function workSummary({ kinds, projections, lookedAt }: BackgroundWorkView): string {
  const [oldest] = kinds.flatMap(({ oldestDueAt }) => oldestDueAt ?? []).toSorted();
  const ageText = oldest ? interpolate(texts.oldest, { age: ageBetween(oldest, lookedAt) }) : '';
  const lags = projections.map(({ eventsBehind }) => eventsBehind);
  const maxLag = lags.reduce<number>((max, lag) => Math.max(max, lag ?? 0), 0);
  const lagText = lags.length === 0 || lags.includes(null) ? '' : ` ${texts.behind(maxLag)}.`;
  return `${texts.waiting(waitingJobs(kinds))}${ageText}.${lagText}`;
}
