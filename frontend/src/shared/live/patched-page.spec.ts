import fc from 'fast-check';

import type { LiveRows, RowMove } from '@contracts/realtime/messages';
import type { ConsignmentState } from '@contracts/rules/consignment';

import { countMoves, type LiveCounts, patchPage } from './patched-page';
import { at, itemOf, type List, pageQuery, read } from './patched-page.fixture';

/** Changes of a consignment: created, scanned, moved to another tab. */
interface Step {
  readonly id: number;
  readonly state: ConsignmentState;
  readonly status: string;
}

const steps = fc.array(
  fc.record<Step>({
    id: fc.integer({ min: 1, max: 9 }),
    state: fc.constantFrom('OPEN', 'MANIFESTED', 'DELETED'),
    status: fc.constantFrom('CREATED', 'IN_TRANSIT', 'DELIVERED'),
  }),
  { maxLength: 30 },
);

/** The list after each change; the first one is empty. */
function historyOf(all: readonly Step[]): List[] {
  const history: List[] = [new Map()];
  for (const step of all) history.push(new Map(history.at(-1)).set(step.id, step));
  return history;
}

/** Returns the move of the step to a position; there is none to the first. */
function moveAt(history: readonly List[], position: number): RowMove[] {
  const [before, after] = [history[position - 1] ?? new Map<number, Step>(), history[position]];
  const changed = [...(after?.values() ?? [])].find((row) => before.get(row.id) !== row);
  if (!changed) return [];
  const { id, state } = changed;
  const columns = before.has(id) ? (['status'] as const) : [];
  return [
    { id, position: at(position), before: before.get(id)?.state ?? null, after: state, columns },
  ];
}

/** Builds the server's message for changes between two positions: rows as of the second. */
function messageOf(history: readonly List[], from: number, to: number): LiveRows {
  const moves = history.flatMap((_list, position) =>
    from < position && position <= to ? moveAt(history, position) : [],
  );
  const ids = new Set(moves.map(({ id }) => id));
  const rows = [...(history[to]?.values() ?? [])].filter(({ id }) => ids.has(id)).map(itemOf);
  return { readModel: 'consignment-list', clientId: 1, position: at(to), rows, moves };
}

/** Messages that cover all changes, some of them twice, in any order. */
const messagesOf = (history: readonly List[], cuts: readonly number[]) => {
  const last = history.length - 1;
  const sliceEnds = [...new Set([...cuts.filter((cut) => cut < last), last])].sort((a, b) => a - b);
  return sliceEnds.map((end, index) => messageOf(history, sliceEnds[index - 1] ?? 0, end));
};

const shuffled = fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 });
const shuffle = <Item>(items: readonly Item[], weights: readonly number[]): Item[] =>
  items
    .map((item, index) => ({ item, weight: weights[index] ?? 0 }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item);

describe('a page updated by messages that are late, repeated and in any order', () => {
  const history = fc.record({
    all: steps,
    readAt: fc.nat(30),
    cuts: fc.array(fc.integer({ min: 1, max: 30 })),
    order: shuffled,
  });

  const after = ({
    all,
    readAt,
    cuts,
    order,
  }: typeof history extends fc.Arbitrary<infer One> ? One : never) => {
    const lists = historyOf(all);
    const begin = Math.min(readAt, lists.length - 1);
    const messages = messagesOf(lists, cuts);
    const delivered = shuffle([...messages, ...messages], order);
    const first = read(lists[begin] ?? new Map(), begin);
    const patched = delivered.reduce((page, message) => patchPage(page, pageQuery, message), first);
    return { patched, fresh: read(lists.at(-1) ?? new Map(), lists.length - 1) };
  };

  it('has the same counts as a fresh read', () => {
    fc.assert(
      fc.property(history, (sample) => {
        const { patched, fresh } = after(sample);
        expect(patched.counts).toEqual(fresh.counts);
        expect(patched.totalCount).toBe(fresh.totalCount);
      }),
      { numRuns: 500 },
    );
  });

  it('has the rows of a fresh read, or reports that they may differ', () => {
    fc.assert(
      fc.property(history, (sample) => {
        const { patched, fresh } = after(sample);
        const freshById = new Map(fresh.consignments.map((row) => [row.id, row]));
        if (!patched.isBehind) expect(patched.consignments).toEqual(fresh.consignments);
        for (const row of patched.consignments)
          if (freshById.has(row.id)) expect(row).toEqual(freshById.get(row.id));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a message for a page', () => {
  const scan: LiveRows = {
    readModel: 'consignment-list',
    clientId: 1,
    position: at(7),
    rows: [itemOf({ id: 5, state: 'OPEN', status: 'DELIVERED' })],
    moves: [{ id: 5, position: at(7), before: 'OPEN', after: 'OPEN', columns: ['status'] }],
  };
  const page = read(new Map([[5, { id: 5, state: 'OPEN', status: 'CREATED' }]]), 3);

  it('of another client, or an older one, leaves the page unchanged', () => {
    expect(patchPage(page, { ...pageQuery, clientId: 2 }, scan)).toBe(page);
    expect(patchPage({ ...page, position: at(9) }, pageQuery, scan).consignments).toBe(
      page.consignments,
    );
  });

  it('also counts for a page of all clients', () => {
    expect(patchPage(page, { ...pageQuery, clientId: undefined }, scan).consignments).toEqual(
      scan.rows,
    );
  });

  it('is sufficient if the page does not depend on the change, and otherwise reports that the list has changed', () => {
    const isPatched = (columns: ('status' | 'eta')[]) =>
      patchPage(page, { ...pageQuery, columns: new Set(columns) }, scan).isBehind ?? false;

    expect(isPatched(['eta'])).toBe(false);
    expect(isPatched(['status'])).toBe(true);
  });

  it('about a new row that may match the filters does not change the total', () => {
    const created: LiveRows = {
      ...scan,
      rows: [itemOf({ id: 6, state: 'OPEN', status: 'CREATED' })],
      moves: [{ id: 6, position: at(7), before: null, after: 'OPEN', columns: [] }],
    };
    const filtered = (is: boolean | null) =>
      patchPage(page, { ...pageQuery, matches: () => is }, created);

    expect(filtered(null)).toMatchObject({ totalCount: 1, isBehind: true });
    expect(filtered(true)).toMatchObject({ totalCount: 2, isBehind: true });
    expect(filtered(false)).toMatchObject({ totalCount: 1 });
    expect(filtered(false).isBehind ?? false).toBe(false);
    expect(filtered(false).counts).toEqual({ OPEN: 2, MANIFESTED: 0, DELETED: 0 });
  });

  it('also updates counts that are loaded without rows', () => {
    const { counts, position } = page;
    const moves: RowMove[] = [
      { id: 5, position: at(4), before: 'OPEN', after: 'MANIFESTED', columns: ['status'] },
    ];
    const countedOnce = countMoves({ counts, position }, moves);

    expect(countMoves(countedOnce, moves).counts).toEqual({ OPEN: 0, MANIFESTED: 1, DELETED: 0 });
  });
});

describe('the counts of the tabs', () => {
  const counts = { OPEN: 2000, MANIFESTED: 0, DELETED: 0 };
  const manifested = (id: number): RowMove => ({
    ...{ id, position: at(7), before: 'OPEN', after: 'MANIFESTED', columns: ['status'] },
  });

  it('stay the same object unless a row moves to another tab', () => {
    const page: LiveCounts = { counts, position: at(3) };

    expect(countMoves(page, [])).toBe(page);
    expect(countMoves(page, [{ ...manifested(1), after: 'OPEN' }])).toBe(page);
  });

  it('remember the latest thousand moves', () => {
    const unchangedCounts: LiveCounts = { counts, position: at(3) };
    const page = countMoves(unchangedCounts, [manifested(1)]);
    expect(page.counted).toEqual([`${at(7)}/1`]);

    const all = Array.from({ length: 1000 }, (_, index) => manifested(index + 2));
    const full = countMoves(page, all);
    expect(full.counts).toEqual({ OPEN: 999, MANIFESTED: 1001, DELETED: 0 });
    expect(full.counted).toHaveLength(1000);
    expect(full.counted?.at(-1)).toBe(`${at(7)}/1001`);
    expect(countMoves(full, all)).toBe(full);
  });
});
