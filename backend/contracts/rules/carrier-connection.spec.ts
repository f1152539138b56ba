import { resolvePort, validateConnection, type Connection } from './carrier-connection.js';

const emptyConnection: Connection = {
  transferType: null,
  server: null,
  port: null,
  path: null,
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

const requirements = {
  isDataTransferRequired: true,
  dataTransferOptions: ['SFTP', 'API'],
  bookingIntegrationType: 'NA',
} as const;

const api = { ...emptyConnection, transferType: 'API', server: 'https://x.example' } as const;

describe('carrier connection', () => {
  it.each<[string, Partial<Connection>, string[]]>([
    ['CARRIER-34 without a transfer type', {}, ['Must select a transfer type']],
    [
      'CARRIER-34 with a transfer type that the carrier does not offer',
      { transferType: 'FTP' },
      ['Must select a transfer type'],
    ],
    [
      'CARRIER-35 without a server address',
      { transferType: 'SFTP' },
      ['Must enter SFTP Server Address'],
    ],
    [
      'CARRIER-37 to an API without credentials',
      api,
      ['Must enter API Username with API Key/Password'],
    ],
    [
      'CARRIER-37 to an API with a username only',
      { ...api, username: 'me' },
      ['Must enter API Key/Password with API Username'],
    ],
    [
      'CARRIER-37 to an API with key and password',
      { ...api, hasApiKey: true, hasPassword: true },
      [],
    ],
    [
      'CARRIER-42 with an incomplete DIFOT server',
      { transferType: 'SFTP', server: 'x', difotPath: '/in' },
      [
        'Must enter a DIFOT Server Address',
        'Must enter a DIFOT Server Username',
        'Must enter a DIFOT Server Password',
        'Must enter a DIFOT Server Port',
      ],
    ],
    [
      'H82 to invalid server addresses',
      {
        transferType: 'SFTP',
        server: 'http://files.example',
        path: '../x',
        bookingServer: 'bad address !!',
      },
      [
        'Enter a web address, such as https://api.carrier.com.au.',
        'Enter a server name or IP address, such as sftp.carrier.com.au.',
        'Enter a path without "..".',
      ],
    ],
  ])('%s', (_, change, messages) => {
    const wrong = validateConnection({ ...emptyConnection, ...change }, requirements);

    expect(wrong.map(({ message }) => message).toSorted()).toEqual(messages.toSorted());
  });

  it('CARRIER-36 requires a booking address when pickups are booked through an API', () => {
    const booking = { ...requirements, bookingIntegrationType: 'BOOKING_API' };
    const wrong = validateConnection(
      { ...emptyConnection, transferType: 'SFTP', server: 'x' },
      booking,
    );

    expect(wrong).toEqual([{ path: 'bookingServer', message: 'Must enter SFTP Booking Address' }]);
  });

  it('requires nothing of a carrier without data transfer', () => {
    expect(
      validateConnection(emptyConnection, {
        ...requirements,
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
  ] as const)('CARRIER-40 uses %s with port %s for %s', (type, port, chosen) => {
    expect(resolvePort(type, port)).toBe(chosen);
  });
});
