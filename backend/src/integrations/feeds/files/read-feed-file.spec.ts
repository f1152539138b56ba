import { isFeedFile, readFeedFile } from './read-feed-file.js';

const scan = {
  connote: 'LKIZ00000387',
  status: 'DELIVERED',
  dateTime: '2026-03-05T14:12:00+11:00',
  location: 'Brunswick, VIC',
  description: 'Left with "Mia"',
  pod: { type: 'DELIVERY', signedBy: 'Mia <Tran>', signature: 'iVBORw0KGgoAAAANSUhEUg==' },
};
const bare = {
  connote: 'LKIZ00000388',
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
};

const json = JSON.stringify({ events: [scan, bare] });
const csv = [
  'Connote,Status,DateTime,Location,Description,PodType,PodSignedBy,PodSignature,Remarks',
  'LKIZ00000387,DELIVERED,2026-03-05T14:12:00+11:00,"Brunswick, VIC","Left with ""Mia""",DELIVERY,Mia <Tran>,iVBORw0KGgoAAAANSUhEUg==,x',
  'LKIZ00000388,IN_TRANSIT,2026-03-05T01:00:00Z,,At the depot,,,,',
  '',
].join('\r\n');
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed><events>
  <event>
    <connote>LKIZ00000387</connote><status>DELIVERED</status>
    <dateTime>2026-03-05T14:12:00+11:00</dateTime><location>Brunswick, VIC</location>
    <description><![CDATA[Left with "Mia"]]></description>
    <pod><type>DELIVERY</type><signedBy>Mia &lt;Tran&gt;</signedBy><signature>iVBORw0KGgoAAAANSUhEUg==</signature></pod>
  </event>
  <event><connote>LKIZ00000388</connote><status>IN_TRANSIT</status>
    <dateTime>2026-03-05T01:00:00Z</dateTime><location/><description>At the depot</description></event>
</events></feed>`;

describe('feed file', () => {
  it.each([
    ['events.json', json],
    ['events.json', JSON.stringify([scan, bare])],
    ['events.json', `\uFEFF${json}`],
    ['EVENTS.CSV', csv],
    ['events.csv', `\uFEFF${csv.replaceAll('\r\n', '\n')}`],
    ['events.xml', xml],
    ['events.xml', `\uFEFF${xml}`],
  ])('reads the same from every format (%s)', (name, text) => {
    expect(readFeedFile(name, text)).toEqual({ scans: [scan, bare], rejected: [] });
  });

  it.each([
    ['cut.json', json.slice(0, 40)],
    ['none.csv', 'one,two\r\n1,2\r\n'],
    ['cut.xml', xml.slice(0, 300)],
    [
      'entity.xml',
      `<!DOCTYPE e [<!ENTITY x SYSTEM "file:///etc/hostname">]>${xml.replace('Brunswick', '&x;')}`,
    ],
  ])('that cannot be read is named (%s)', (name, text) => {
    const { scans, rejected } = readFeedFile(name, text);

    expect(scans).toEqual([]);
    expect(rejected).toMatchObject([
      { details: expect.stringContaining(`${name} cannot be read`), raw: '' },
    ]);
  });

  it('with one invalid event returns the others', () => {
    const { scans, rejected } = readFeedFile('a.csv', csv.replace('IN_TRANSIT', 'LOST'));

    expect(scans).toEqual([scan]);
    expect(rejected).toHaveLength(1);
  });

  it.each(['a.json.part', '.a.json', 'readme.txt', 'a.constructor', 'json'])(
    'is not a file named %s',
    (name) => {
      expect(isFeedFile(name)).toBe(false);
    },
  );
});
