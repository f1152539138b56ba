/** A suburb to send sample orders to. */
export interface SampleSuburb {
  readonly name: string;
  readonly state: string;
  readonly postcode: string;
}

/** A fictional receiver. */
export interface SampleReceiver {
  readonly company: string;
  readonly contactName: string;
  readonly phoneNumber: string;
  readonly addressLine1: string;
}

/** Suburbs in every state; those that no carrier of the client serves are left out of its sample. */
export const sampleSuburbs: readonly SampleSuburb[] = [
  'BRUNSWICK VIC 3056',
  'CAMPSIE NSW 2194',
  'EAGLE FARM QLD 4009',
  'DANDENONG SOUTH VIC 3175',
  'PARRAMATTA NSW 2150',
  'MITCHELL ACT 2911',
  'WINGFIELD SA 5013',
  'SOUTHBANK VIC 3006',
  'WOLLONGONG NSW 2500',
  'ROCKLEA QLD 4106',
  'BENDIGO VIC 3550',
  'WELSHPOOL WA 6106',
  'NEWCASTLE NSW 2300',
  'GEELONG VIC 3220',
  'SOUTHPORT QLD 4215',
  'HOBART TAS 7000',
  'WAGGA WAGGA NSW 2650',
  'MOUNT BARKER SA 5251',
  'SMITHFIELD NSW 2164',
  'TOOWOOMBA CITY QLD 4350',
  'LAUNCESTON TAS 7250',
  'ORANGE NSW 2800',
  'JOONDALUP WA 6027',
  'DARWIN CITY NT 0800',
].map(toSuburb);

const firstWords = [
  ...['Acacia', 'Banksia', 'Coolibah', 'Currawong', 'Galah', 'Jarrah', 'Karri', 'Lorikeet'],
  ...['Mallee', 'Pelican', 'Rosella'],
];
const trades = [
  ...['Hardware', 'Paint Supplies', 'Joinery', 'Homewares', 'Garden Centre', 'Refrigeration'],
  'Stationery',
];
const people = ['Sam Lee', 'Priya Nair', 'Tom Walsh', 'Mia Rossi', 'Jack Nguyen'];
const streets = ['High Street', 'Station Road', 'Industrial Drive', 'Mill Lane'];

const areaCodes: Readonly<Record<string, string>> = {
  ...{ NSW: '02', ACT: '02', VIC: '03', TAS: '03', QLD: '07', SA: '08', WA: '08', NT: '08' },
};

/** A fictional receiver in a real suburb; the telephone numbers are those reserved for fiction. */
export function sampleReceiver(index: number, { state }: SampleSuburb): SampleReceiver {
  const pick = (words: readonly string[]) => words[index % words.length] ?? '';
  return {
    company: `${pick(firstWords)} ${pick(trades)}`,
    contactName: pick(people),
    phoneNumber: `${areaCodes[state] ?? '02'} 7010 ${String(1000 + index)}`,
    addressLine1: `${index + 1} ${pick(streets)}`,
  };
}

function toSuburb(text: string): SampleSuburb {
  const [, name = '', state = '', postcode = ''] = /^(.+) (\w+) (\d{4})$/.exec(text) ?? [];
  return { name, state, postcode };
}
