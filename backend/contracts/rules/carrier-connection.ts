import { serverAddressErrorTexts } from '../texts/app/carriers.js';
import { carrierTexts as texts } from '../texts/spec/carriers.js';
import { isServerAddress, hasParentSegment, type ServerKind } from './server-address.js';

/**
 * Protocols for exchanging files with a carrier's or a client's server (spec part 2, section 3: dataTransferOptions).
 */
export const transferTypes = ['FTP', 'SFTP', 'SCP', 'API'] as const;
export type TransferType = (typeof transferTypes)[number];

/** Protocols of file servers. */
export type FileTransferType = Exclude<TransferType, 'API'>;

interface FileProtocol {
  /** Port for a blank field (CARRIER-40). */
  readonly defaultPort: number;
  /** Its servers identify themselves with a host key. */
  readonly isSsh: boolean;
  /** False if files can only be written. */
  readonly canRead: boolean;
}

/** Properties of each file protocol. */
export const fileProtocols: Readonly<Record<FileTransferType, FileProtocol>> = {
  SFTP: { defaultPort: 22, isSsh: true, canRead: true },
  SCP: { defaultPort: 22, isSsh: true, canRead: false },
  FTP: { defaultPort: 21, isSsh: false, canRead: true },
};

const transferKindOf = (transferType: TransferType | null) =>
  transferType === null || transferType === 'API' ? transferType : 'FILES';

/**
 * Server and credentials entered for one file protocol are valid for the others, but not for an API, and vice versa.
 */
export const isSameTransferKind = (one: TransferType | null, other: TransferType | null): boolean =>
  transferKindOf(one) === transferKindOf(other);

/** Fields that the carrier requires of a connection. */
export interface ConnectionRequirements {
  readonly isDataTransferRequired: boolean;
  readonly dataTransferOptions: readonly TransferType[];
  readonly bookingIntegrationType: string;
}

/** A connection about to be stored; for each secret, only whether one is set. */
export interface Connection {
  readonly transferType: TransferType | null;
  readonly server: string | null;
  readonly port: number | null;
  readonly path: string | null;
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

export interface ConnectionFieldError {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the chosen option, or the carrier's only one when there is no choice (CARRIER-34); null if none is chosen,
 * and without a server if data is optional.
 */
export function resolveTransferType(
  { transferType: chosen, server }: Pick<Connection, 'transferType' | 'server'>,
  { dataTransferOptions, isDataTransferRequired }: ConnectionRequirements,
): TransferType | null {
  if (!isDataTransferRequired && server === null) return null;
  return chosen ?? (dataTransferOptions.length === 1 ? (dataTransferOptions[0] ?? null) : null);
}

/**
 * CARRIER-40: a blank port means the protocol's default one; null for an API, whose URL includes it, and without a
 * transfer.
 */
export const resolvePort = (
  transferType: TransferType | null,
  port: number | null,
): number | null =>
  port ??
  (transferType === null || transferType === 'API'
    ? null
    : fileProtocols[transferType].defaultPort);

/** Validates a connection field by field (CARRIER-34 to CARRIER-47); an empty list means valid. */
export function validateConnection(
  connection: Connection,
  requirements: ConnectionRequirements,
): ConnectionFieldError[] {
  return [
    ...validateTransfer(connection, requirements),
    ...validateBooking(connection, requirements),
    ...validateDifot(connection),
    ...validateServers(connection),
  ];
}

/** Reports servers and paths that cannot be valid. */
function validateServers(connection: Connection): ConnectionFieldError[] {
  const { transferType, server, bookingServer, difotServer, path, difotPath } = connection;
  const isWrong = (text: string | null, kind: ServerKind) =>
    text !== null && !isServerAddress(text, kind);
  const isApi = transferType === 'API';
  const checks: readonly (readonly [path: string, isWrong: boolean, message: string])[] = [
    [
      'server',
      transferType !== null && isWrong(server, isApi ? 'WEB' : 'FILES'),
      isApi ? serverAddressErrorTexts.notAWebAddress : serverAddressErrorTexts.notAServer,
    ],
    ['bookingServer', isWrong(bookingServer, 'WEB'), serverAddressErrorTexts.notAWebAddress],
    ['difotServer', isWrong(difotServer, 'FEED'), serverAddressErrorTexts.notAFeed],
    ['path', path !== null && hasParentSegment(path), serverAddressErrorTexts.parentFolder],
    [
      'difotPath',
      difotPath !== null && hasParentSegment(difotPath),
      serverAddressErrorTexts.parentFolder,
    ],
  ];
  return checks.flatMap(([field, wrong, message]) => (wrong ? [{ path: field, message }] : []));
}

function validateTransfer(
  connection: Connection,
  requirements: ConnectionRequirements,
): ConnectionFieldError[] {
  const { transferType, server } = connection;
  const { isDataTransferRequired, dataTransferOptions } = requirements;
  const isOffered = transferType === null || dataTransferOptions.includes(transferType);
  if ((isDataTransferRequired && transferType === null) || !isOffered)
    return [{ path: 'transferType', message: texts.noTransferType }];
  if (transferType === null) return [];
  const isServerMissing = {
    path: 'server',
    message: texts.noServer.replace('{type}', transferType),
  };
  return [
    ...(server === null ? [isServerMissing] : []),
    ...(transferType === 'API' ? validateCredentials(connection) : []),
  ];
}

/** CARRIER-37: two of the three are required. */
function validateCredentials({ username, hasPassword, hasApiKey }: Connection) {
  const given = [username !== null, hasPassword, hasApiKey].filter(Boolean).length;
  if (given >= 2) return [];
  return username === null
    ? [{ path: 'username', message: texts.noApiCredentials }]
    : [{ path: 'apiKey', message: texts.noApiSecret }];
}

function validateBooking(
  { bookingServer, transferType }: Connection,
  { bookingIntegrationType }: ConnectionRequirements,
): ConnectionFieldError[] {
  if (bookingIntegrationType !== 'BOOKING_API' || bookingServer !== null) return [];
  const message = texts.noBookingServer.replace('{type}', transferType ?? 'API');
  return [{ path: 'bookingServer', message }];
}

/** CARRIER-42 to CARRIER-46: all or none; only the path is optional. */
function validateDifot(connection: Connection): ConnectionFieldError[] {
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
