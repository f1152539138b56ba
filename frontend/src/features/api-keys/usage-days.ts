import type { ApiKeyUsageView } from '@contracts/views/user.view';

export interface OperationCalls {
  readonly method: string;
  /** Path without the common prefix. */
  readonly path: string;
  readonly calls: number;
}

export interface UsageDay {
  /** yyyy-MM-dd in UTC. */
  readonly day: string;
  readonly calls: number;
  readonly operations: readonly OperationCalls[];
}

const DAY_MS = 86_400_000;

/** Groups the calls by day, newest first; operations stay in the order of the server. */
export function usageDays(usage: readonly ApiKeyUsageView[]): readonly UsageDay[] {
  const days = new Map<string, ApiKeyUsageView[]>();
  for (const row of usage) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days]
    .map(([day, rows]) => ({
      day,
      calls: sumOf(rows),
      operations: rows.map(({ operation, calls }) => ({ ...partsOf(operation), calls })),
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Calls of each of the last days up to today, including days without calls; oldest first. */
export function lastDays(
  days: readonly UsageDay[],
  count: number,
  today = new Date(),
): readonly Pick<UsageDay, 'day' | 'calls'>[] {
  const known = new Map(days.map(({ day, calls }) => [day, calls]));
  return Array.from({ length: count }, (_, index) => {
    const instant = new Date(today.getTime() - (count - 1 - index) * DAY_MS);
    const day = instant.toISOString().slice(0, 10);
    return { day, calls: known.get(day) ?? 0 };
  });
}

export const sumOf = (rows: readonly { readonly calls: number }[]): number =>
  rows.reduce((sum, { calls }) => sum + calls, 0);

function partsOf(operation: string): Omit<OperationCalls, 'calls'> {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path: path.replace(/^\/api\/v1/, '') };
}
