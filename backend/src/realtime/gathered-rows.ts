import type {
  AnnouncedRow,
  ChangedRow,
  RowMove,
  RowsChangedNotice,
} from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';

/** Above this, those who hear of a client are told to read their lists again. */
const MAX_ROWS_OF_CLIENT = 100;

/** Moves kept of one row: beyond, it changes faster than anybody looks. */
const MAX_MOVES_OF_ROW = 20;

/** What was announced of one client's consignments since the last batch. */
export interface GatheredClient {
  readonly clientId: number;
  readonly customerId: number;
  /** Of the last announcement. */
  position: Position;
  /** The rows as announced, by id; null for too many to name. */
  names: Map<number, ChangedRow> | null;
  /** Moves of each row; null if not every announcement says them. */
  moves: Map<number, RowMove[]> | null;
}

/** Gathers the announcements between two batches; each row is read once for all of them. */
export class GatheredRows {
  private clients = new Map<number, GatheredClient>();

  get isEmpty(): boolean {
    return this.clients.size === 0;
  }

  add({ clientId, customerId, position, rows }: RowsChangedNotice): void {
    const client = this.clients.get(clientId) ?? {
      clientId,
      customerId,
      position,
      names: new Map<number, ChangedRow>(),
      moves: new Map<number, RowMove[]>(),
    };
    this.clients.set(clientId, client);
    client.position = position;
    if (rows.length === 0) client.names = client.moves = null;
    for (const row of rows) addRow(client, row, position);
  }

  /** Takes what was gathered, client by client. */
  take(): GatheredClient[] {
    const clients = [...this.clients.values()];
    this.clients = new Map();
    return clients;
  }
}

function addRow(client: GatheredClient, announced: AnnouncedRow, position: Position): void {
  const { move, ...row } = announced;
  const { consignmentId: id } = row;
  if (id === undefined) client.names = null;
  else client.names?.set(id, row);
  if (!client.names || !move || id === undefined) client.moves = null;
  else client.moves?.set(id, withMove(client.moves.get(id) ?? [], { id, position, ...move }));
  if (isTooMuch(client)) client.names = client.moves = null;
}

const isTooMuch = ({ names, moves }: GatheredClient): boolean =>
  (names?.size ?? 0) > MAX_ROWS_OF_CLIENT ||
  [...(moves?.values() ?? [])].some((ofRow) => ofRow.length > MAX_MOVES_OF_ROW);

const staysInTab = ({ before, after }: RowMove): boolean => before === after;

/** Changes within a tab are told as one; each change of tab on its own, since counts depend on its position. */
function withMove(moves: readonly RowMove[], move: RowMove): RowMove[] {
  const last = moves.at(-1);
  if (!last || !staysInTab(last) || !staysInTab(move)) return [...moves, move];
  const columns = [...new Set([...last.columns, ...move.columns])];
  return [...moves.slice(0, -1), { ...move, columns }];
}
