import { chosenPort, wrongConnectionFields, type Connection } from './carrier-connection.js';

const nothing: Connection = {
  transferType: null,
  server: null,
  port: null,
  bookingServer: null,
  username: null,
  hasPassword: false,
  hasApiKey: false,
  difotServer: null,
  difotUsername: null,
  difotPort: null,
  difotPath: null,
  hasDifotPassword: false,
};

const needs = {
  isDataTransferRequired: true,
  dataTransferOptions: ['SFTP', 'API'],
  bookingIntegrationType: 'NA',
} as const;

const api = { ...nothing, transferType: 'API', server: 'https://x.example' } as const;

describe('the connection to a carrier', () => {
  it.each<[string, Partial<Connection>, string[]]>([
    ['CARRIER-34 without transfer type', {}, ['Must select a transfer type']],
    [
      'CARRIER-34 by a way the carrier does not offer',
      { transferType: 'FTP' },
      ['Must select a transfer type'],
    ],
    ['CARRIER-35 without address', { transferType: 'SFTP' }, ['Must enter SFTP Server Address']],
    ['CARRIER-37 to an API with nothing', api, ['Must enter API Username with API Key/Password']],
    [
      'CARRIER-37 to an API with a name alone',
      { ...api, username: 'me' },
      ['Must enter API Key/Password with API Username'],
    ],
    [
      'CARRIER-37 to an API with key and password',
      { ...api, hasApiKey: true, hasPassword: true },
      [],
    ],
    [
      'CARRIER-42 with half a DIFOT server',
      { transferType: 'SFTP', server: 'x', difotPath: '/in' },
      [
        'Must enter a DIFOT Server Address',
        'Must enter a DIFOT Server Username',
        'Must enter a DIFOT Server Password',
        'Must enter a DIFOT Server Port',
      ],
    ],
  ])('%s', (_, change, messages) => {
    const wrong = wrongConnectionFields({ ...nothing, ...change }, needs);

    expect(wrong.map(({ message }) => message)).toEqual(messages);
  });

  it('CARRIER-36 needs a booking address where pickups are booked by machine', () => {
    const booking = { ...needs, bookingIntegrationType: 'BOOKING_API' };
    const wrong = wrongConnectionFields({ ...nothing, transferType: 'SFTP', server: 'x' }, booking);

    expect(wrong).toEqual([{ path: 'bookingServer', message: 'Must enter SFTP Booking Address' }]);
  });

  it('asks for nothing where the carrier takes no data', () => {
    expect(
      wrongConnectionFields(nothing, {
        ...needs,
        isDataTransferRequired: false,
        dataTransferOptions: [],
      }),
    ).toEqual([]);
  });

  it.each([
    ['SFTP', null, 22],
    ['FTP', null, 21],
    ['API', null, null],
    ['SFTP', 2222, 2222],
  ] as const)('CARRIER-40 goes by %s and port %s to %s', (type, port, chosen) => {
    expect(chosenPort(type, port)).toBe(chosen);
  });
});
