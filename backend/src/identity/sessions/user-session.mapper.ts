import { getParser } from 'bowser';

import type { UserSessionView } from '@contracts/views/user-session.view.js';

import type { UserSessionRow } from './user-session.repository.js';

export function toUserSessionView(row: UserSessionRow, currentId: string | null): UserSessionView {
  const { id, agent, address, createdAt, lastUsedAt, expiresAt } = row;
  return {
    id,
    isCurrent: id === currentId,
    ...toDevice(agent),
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns the browser and operating system, otherwise the first word of the user agent. */
function toDevice(agent: string | null): Pick<UserSessionView, 'device' | 'kind'> {
  if (agent === null || agent === '') return { device: null, kind: 'program' };
  const { browser, os, platform } = getParser(agent).getResult();
  if (browser.name === undefined || os.name === undefined)
    return { device: agent.split(/[\s/]/, 1)[0] ?? null, kind: 'program' };
  const system =
    platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  return { device: `${browser.name} on ${system}`, kind: kindOf(platform.type) };
}

const kindOf = (type: string | undefined): UserSessionView['kind'] => {
  if (type === 'mobile') return 'phone';
  return type === 'tablet' ? 'tablet' : 'desktop';
};
