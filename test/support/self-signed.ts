import { generateKeyPairSync, sign } from 'node:crypto';

/** ASN.1 tags (X.690). */
const tag = {
  integer: 0x02,
  bitString: 0x03,
  objectId: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  octets: 0x04,
  version: 0xa0,
  extensions: 0xa3,
  address: 0x87,
} as const;

/** Encodes one value in DER: tag, length, content. */
function der(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(tag.sequence, ...parts);
const ecdsaWithSha256 = sequence(der(tag.objectId, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(tag.objectId, Buffer.from('550403', 'hex'));
const day = (text: string) => der(tag.time, Buffer.from(`${text}000000Z`));

/** Alternative name with the server's IPv4 address; without it the certificate is valid by its fingerprint only. */
const alternativeName = (address: string) =>
  der(
    tag.extensions,
    sequence(
      sequence(
        der(tag.objectId, Buffer.from('551d11', 'hex')),
        der(tag.octets, sequence(der(tag.address, Buffer.from(address.split('.').map(Number))))),
      ),
    ),
  );

/** Creates a self-signed certificate for each run (RFC 5280): key and certificate in PEM, the certificate in DER too. */
export function makeSelfSigned(address?: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(
    der(tag.set, sequence(commonName, der(tag.text, Buffer.from('carrier.example')))),
  );
  const content = sequence(
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(day('200101'), day('491231')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(address === undefined ? [] : [alternativeName(address)]),
  );
  const signature = der(tag.bitString, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, ecdsaWithSha256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    der: certificate,
  };
}
