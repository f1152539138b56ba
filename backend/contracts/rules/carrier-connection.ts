import { carrierTexts as texts } from '../texts/carriers.js';

/** How files reach a server, a carrier's or a client's (spec part 2, section 3: dataTransferOptions). */
export const transferTypes = ['FTP', 'SFTP', 'SCP', 'API'] as const;
export type TransferType = (typeof transferTypes)[number];

/** Where a blank port leads (CARRIER-40). */
const usualPorts: Readonly<Partial<Record<TransferType, number>>> = {
  SFTP: 22,
  SCP: 22,
  FTP: 21,
};

/** What the carrier asks of a connection. */
export interface ConnectionNeeds {
  readonly isDataTransferRequired: boolean;
  readonly dataTransferOptions: readonly TransferType[];
  readonly bookingIntegrationType: string;
}

/** A connection as it will be kept; of a secret, only whether there is one. */
export interface Connection {
  readonly transferType: TransferType | null;
  readonly server: string | null;
  readonly port: number | null;
  readonly bookingServer: string | null;
  readonly username: string | null;
  readonly hasPassword: boolean;
  readonly hasApiKey: boolean;
  readonly difotServer: string | null;
  readonly difotUsername: string | null;
  readonly difotPort: number | null;
  readonly difotPath: string | null;
  readonly hasDifotPassword: boolean;
}

export interface WrongConnectionField {
  readonly path: string;
  readonly message: string;
}

/** The only option a carrier has needs no choosing (CARRIER-34). */
export function chosenTransferType(
  chosen: TransferType | null,
  { dataTransferOptions }: ConnectionNeeds,
): TransferType | null {
  return chosen ?? (dataTransferOptions.length === 1 ? (dataTransferOptions[0] ?? null) : null);
}

/** CARRIER-40: a blank port is the usual one, but for an API, whose address names it. */
export const chosenPort = (transferType: TransferType | null, port: number | null): number | null =>
  port ?? (transferType === null ? null : (usualPorts[transferType] ?? null));

/** What is wrong with a connection, field by field (CARRIER-34 to CARRIER-47); empty when nothing is. */
export function wrongConnectionFields(
  connection: Connection,
  needs: ConnectionNeeds,
): WrongConnectionField[] {
  return [
    ...wrongTransfer(connection, needs),
    ...wrongBooking(connection, needs),
    ...wrongDifot(connection),
  ];
}

function wrongTransfer(connection: Connection, needs: ConnectionNeeds): WrongConnectionField[] {
  const { transferType, server } = connection;
  const { isDataTransferRequired, dataTransferOptions } = needs;
  const isOffered = transferType === null || dataTransferOptions.includes(transferType);
  if ((isDataTransferRequired && transferType === null) || !isOffered)
    return [{ path: 'transferType', message: texts.noTransferType }];
  if (!isDataTransferRequired || transferType === null) return [];
  const noServer = { path: 'server', message: texts.noServer.replace('{type}', transferType) };
  return [
    ...(server === null ? [noServer] : []),
    ...(transferType === 'API' ? wrongCredentials(connection) : []),
  ];
}

/** CARRIER-37: two of the three. */
function wrongCredentials({ username, hasPassword, hasApiKey }: Connection) {
  const given = [username !== null, hasPassword, hasApiKey].filter(Boolean).length;
  if (given >= 2) return [];
  return username === null
    ? [{ path: 'username', message: texts.noApiCredentials }]
    : [{ path: 'apiKey', message: texts.noApiSecret }];
}

function wrongBooking(
  { bookingServer, transferType }: Connection,
  { bookingIntegrationType }: ConnectionNeeds,
): WrongConnectionField[] {
  if (bookingIntegrationType !== 'BOOKING_API' || bookingServer !== null) return [];
  const message = texts.noBookingServer.replace('{type}', transferType ?? 'API');
  return [{ path: 'bookingServer', message }];
}

/** CARRIER-42 to CARRIER-46: all of it, or nothing; only the path may be missing. */
function wrongDifot(connection: Connection): WrongConnectionField[] {
  const { difotServer, difotUsername, difotPort, difotPath, hasDifotPassword } = connection;
  const needed = [
    { path: 'difotServer', message: texts.noDifotServer, isGiven: difotServer !== null },
    { path: 'difotUsername', message: texts.noDifotUsername, isGiven: difotUsername !== null },
    { path: 'difotPassword', message: texts.noDifotPassword, isGiven: hasDifotPassword },
    { path: 'difotPort', message: texts.noDifotPort, isGiven: difotPort !== null },
  ];
  const isTicked = difotPath !== null || needed.some(({ isGiven }) => isGiven);
  if (!isTicked) return [];
  return needed.filter(({ isGiven }) => !isGiven).map(({ path, message }) => ({ path, message }));
}
