import type { NewAddress, Locality } from '../../../backend/src/address-book/index.js';
import type { SeededRandom } from '../seeded-random.js';
import { firstWords, instructions, people, streets, trades } from './companies.js';

/** Percentages of addresses without a street and of PO boxes. */
const DRAFTS = 8;
const PO_BOXES = 2;

const areaCodes: Readonly<Record<string, string>> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  SA: '08',
  WA: '08',
  NT: '08',
};

export interface Recipient {
  readonly clientId: number;
  readonly number: number;
  readonly locality: Locality;
  readonly isHome: boolean;
}

/** Makes a fictional recipient in a real suburb. */
export function makeAddress(
  random: SeededRandom,
  { clientId, number, locality, isHome }: Recipient,
): NewAddress {
  const person = random.pick(people);
  const company = isHome ? person : `${random.pick(firstWords)} ${random.pick(trades)} Pty Ltd`;
  const street = `${random.between(1, 240)} ${random.pick(streets)}`;
  const [line, addressClass] = lineOf(number, street, isHome);
  return {
    clientId,
    isDefault: false,
    addressClass,
    referenceId: `A${String(number).padStart(4, '0')}`,
    company,
    contactName: person,
    phoneNumber: phoneIn(random, locality.state),
    email: isHome ? null : `stores@${company.split(' ')[0]?.toLowerCase() ?? 'company'}.example`,
    addressLine1: line,
    addressLine2: random.next() < 0.12 ? `Unit ${random.between(1, 40)}` : null,
    localityId: locality.id,
    specialInstructions: random.next() < 0.25 ? random.pick(instructions) : null,
  };
}

/** The first addresses are always complete; drafts and PO boxes are spread evenly over the others. */
function lineOf(
  number: number,
  street: string,
  isHome: boolean,
): readonly [string, NewAddress['addressClass']] {
  const position = number % 100;
  if (number > PO_BOXES && position % 50 === 49) return [`PO Box ${number}`, 'PO_BOX'];
  if (number > DRAFTS && position % 12 === 11) return ['', 'BUSINESS'];
  return [street, isHome ? 'RESIDENTIAL' : 'BUSINESS'];
}

function phoneIn(random: SeededRandom, state: string): string {
  const line = () => String(random.between(1000, 9999));
  return random.next() < 0.3
    ? `04${random.between(10, 99)} ${random.between(100, 999)} ${random.between(100, 999)}`
    : `${areaCodes[state] ?? '02'} ${random.pick(['6', '8', '9'])}${line().slice(1)} ${line()}`;
}
