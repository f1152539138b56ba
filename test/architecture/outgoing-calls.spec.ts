import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../backend/src');
/** Matches code that opens connections: Node modules, protocol libraries and web globals. */
const OPENS = [
  /^import (?!type)[^;]*?from '(?:node:)?(?:https?|http2|net|tls|dgram)';/ms,
  /^import (?!type)[^;]*?from '(?:nodemailer|basic-ftp|ssh2|ssh2-sftp-client|undici|socket\.io-client)';/ms,
  /(?<=await |return |=> )fetch\(/,
];

/** Allowed files, each with its reason; all other code calls these, which check the address they connect to. */
const ALLOWED_OPENERS: Readonly<Record<string, string>> = {
  'platform/outgoing/capped-exchange.ts': 'checked addresses',
  'platform/outgoing/http-client.ts': 'checked addresses',
  'platform/outgoing/outgoing-socket.ts': 'checks them',
  'integrations/transfers/ftp/ftp-session.ts': 'a checked address, data connections included',
  'integrations/transfers/ssh/scp-transfer.ts': 'on a socket to a checked address',
  'integrations/transfers/ssh/sftp-transfer.ts': 'on a socket to a checked address',
  'integrations/connection-tests/web-probe.ts': 'on a socket to a checked address',
  'notifications/smtp-transport.ts': "the operator's mail server",
  'platform/http/static-files.ts': "the operator's front end, while it is developed",
};
/** Modules that only parse addresses and errors. */
const HARMLESS = /import \{ (?:isIPv?6?|STATUS_CODES|FTPError|type \w+|,| )+ \} from '[^']+';\n/g;

const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !/\.(spec|fixture|contract)\.ts$|(^|\/)(testing|double)\//.test(file));

describe('a call to another machine', () => {
  it('is made only from files that check its address', () => {
    const opening = sources.filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8').replaceAll(HARMLESS, '');
      return OPENS.some((pattern) => pattern.test(text));
    });

    expect(opening.sort()).toEqual(Object.keys(ALLOWED_OPENERS).sort());
  });
});
