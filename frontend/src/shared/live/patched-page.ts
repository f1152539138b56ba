import type { PageColumn } from '@contracts/lists/consignment-page';
import type { LiveRows, RowMove } from '@contracts/realtime/messages';
import type { Position } from '@contracts/realtime/position';
import type { ConsignmentState } from '@contracts/rules/consignment';
import type { ConsignmentListItem, ConsignmentListPage } from '@contracts/views/consignment.view';

import { isForClient } from './is-for-client';

/** Number of counted moves to remember, far more than are ever in flight. */
const MAX_COUNTED = 1000;

/** Counts as read at a position, and the moves counted since. */
export interface LiveCounts {
  readonly position: Position;
  readonly counts: Readonly<Record<ConsignmentState, number>>;
  /** Moves counted since, each once. */
  readonly counted?: readonly string[];
}

/** A page as read at a position, patched by the messages since. */
export interface LivePage extends Omit<ConsignmentListPage, keyof LiveCounts>, LiveCounts {
  /** Positions of the rows that a message has replaced. */
  readonly rowsAt?: Readonly<Record<number, Position>>;
  /** Whether a refetch is needed to show its current rows. */
  readonly isBehind?: boolean;
}

/** Parameters of a loaded page, as compared with messages. */
export interface PageQuery {
  /** Undefined for all clients in scope. */
  readonly clientId: number | undefined;
  readonly states: readonly ConsignmentState[];
  readonly size: number;
  /** Order of the ids; null when the page is sorted by something else. */
  readonly idOrder: 'ASC' | 'DESC' | null;
  /** Columns it is sorted, filtered or searched by. */
  readonly columns: ReadonlySet<PageColumn>;
  /** Whether its filters match a row; null if the browser cannot tell. */
  readonly matches: (row: ConsignmentListItem) => boolean | null;
}

const keyOf = ({ id, position }: RowMove) => `${position}/${id}`;

/** Counts the moves after the page, each once, in any order. */
export function countMoves<Page extends LiveCounts>(page: Page, moves: readonly RowMove[]): Page {
  const alreadyCounted = new Set(page.counted);
  const newMoves = moves.filter(
    (move) =>
      move.before !== move.after &&
      isAfter(move.position, page.position) &&
      !alreadyCounted.has(keyOf(move)),
  );
  if (newMoves.length === 0) return page;

  const counts = { ...page.counts };
  for (const { before, after } of newMoves) {
    if (before) counts[before] -= 1;
    counts[after] += 1;
  }
  const counted = [...(page.counted ?? []), ...newMoves.map(keyOf)].slice(-MAX_COUNTED);
  return { ...page, counts, counted };
}

/** Responses without a position, from an older server, count as older than every message. */
const isAfter = (position: Position, reference: Position | undefined) =>
  position > (reference ?? '');

/**
 * Applies a message to a page: replaces its rows with later ones, removes those that have left its tab, and updates the
 * counts. It does not compute whether other rows belong on the page; `isBehind` means that they may.
 */
export function patchPage(page: LivePage, query: PageQuery, message: LiveRows): LivePage {
  if (!isForClient(query.clientId, message)) return page;
  return patchRows(patchMoves(page, query, message), query, message);
}

function patchRows(page: LivePage, { states }: PageQuery, message: LiveRows): LivePage {
  const { position } = message;
  const later = message.rows.filter(({ id }) =>
    isAfter(position, page.rowsAt?.[id] ?? page.position),
  );
  const laterById = new Map(later.map((row) => [row.id, row]));
  if (!page.consignments.some(({ id }) => laterById.has(id))) return page;

  const rows = page.consignments.map((row) => laterById.get(row.id) ?? row);
  const consignments = rows.filter(({ state }) => states.includes(state));
  const rowsAt = { ...page.rowsAt };
  for (const { id } of rows) if (laterById.has(id)) rowsAt[id] = position;
  const hasRemovedRows = consignments.length < rows.length;
  return { ...page, consignments, rowsAt, ...(hasRemovedRows && { isBehind: true }) };
}

function patchMoves(page: LivePage, query: PageQuery, message: LiveRows): LivePage {
  const rowById = new Map(message.rows.map((row) => [row.id, row]));
  const known = new Set(page.counted);
  const newMoves = message.moves.filter(
    (move) => isAfter(move.position, page.position) && !known.has(keyOf(move)),
  );
  const effects = newMoves.map((move) => effectOf(move, rowById.get(move.id), page, query));
  const growth = effects.reduce((sum, effect) => sum + effect.growth, 0);
  const isBehind = page.isBehind === true || effects.some((effect) => effect.isBehind);
  const patched = countMoves(page, message.moves);
  if (growth === 0 && isBehind === (page.isBehind === true)) return patched;
  return {
    ...patched,
    totalCount: page.totalCountIsAtLeast ? page.totalCount : page.totalCount + growth,
    isBehind,
  };
}

interface Effect {
  /** Change of the list's length, over all pages. */
  readonly growth: number;
  readonly isBehind: boolean;
}

const none: Effect = { growth: 0, isBehind: false };

/** Effect of a move on the list of a page, and whether other rows may now belong on the page. */
function effectOf(
  { id, before, after, columns }: RowMove,
  row: ConsignmentListItem | undefined,
  page: LivePage,
  query: PageQuery,
): Effect {
  const wasListed = before !== null && query.states.includes(before);
  const isListed = query.states.includes(after);
  if (!wasListed && !isListed) return none;
  if (columns.some((column) => query.columns.has(column))) return { growth: 0, isBehind: true };
  if (wasListed === isListed) return none;

  const isMatch = row ? query.matches(row) : null;
  if (isMatch === false) return none;
  const isBehind = mightContain(page, query, id);
  return isMatch ? { growth: isListed ? 1 : -1, isBehind } : { growth: 0, isBehind };
}

/** Whether an added or removed row is on the page, or moves others onto it. */
function mightContain(page: LivePage, { idOrder, size }: PageQuery, id: number): boolean {
  const last = page.consignments.at(-1);
  if (!idOrder || !last || page.consignments.length < size) return true;
  return idOrder === 'DESC' ? id >= last.id : id <= last.id;
}
