/** A receiver of the demo's orders, in a suburb that the starter data has. */
interface Receiver {
  readonly company: string;
  readonly street: string;
  readonly suburb: readonly [name: string, postcode: string, state: string];
}

const receivers: readonly [Receiver, ...Receiver[]] = [
  { company: 'Harbour Decor', street: '210 Pitt St', suburb: ['SYDNEY', '2000', 'NSW'] },
  { company: 'Yarra Painting', street: '40 Lygon St', suburb: ['BRUNSWICK', '3056', 'VIC'] },
  { company: 'Storey Coatings', street: '9 Ann St', suburb: ['BRISBANE CITY', '4000', 'QLD'] },
  { company: 'Torrens Trade Paint', street: '77 Pirie St', suburb: ['ADELAIDE', '5000', 'SA'] },
  { company: 'Swan Finishes', street: '14 Hay St', suburb: ['PERTH', '6000', 'WA'] },
  { company: 'Salamanca Interiors', street: '3 Davey St', suburb: ['HOBART', '7000', 'TAS'] },
];

const ORDERS_PER_FILE = 3;
/** One in this many orders has a misspelt suburb. */
const ORDERS_PER_FAULT = 12;
const FIRST_REFERENCE = 20_400;

/** Orders of the file with this number, from 1, as `linehaul.orders.v1`. The same number has the same orders. */
export function orderFile(number: number, prefix: string): string {
  const first = (number - 1) * ORDERS_PER_FILE;
  const orders = Array.from({ length: ORDERS_PER_FILE }, (_, index) =>
    order(first + index, prefix),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<orders format="linehaul.orders.v1">\n${orders.join('')}</orders>\n`;
}

function order(index: number, prefix: string): string {
  const { company, street, suburb } = receivers[index % receivers.length] ?? receivers[0];
  const [name, postcode, state] = suburb;
  const hasFault = index % ORDERS_PER_FAULT === 1;
  return `  <order>
    <reference>${prefix}-${FIRST_REFERENCE + index}</reference>
    <receiver>
      <company>${company}</company>
      <addressLine1>${street}</addressLine1>
      <suburb>${hasFault ? name.slice(0, -1) : name}</suburb>
      <postcode>${postcode}</postcode>
      <state>${state}</state>
    </receiver>
    <items>
      <item>
        <type>Carton</type>
        <quantity>${1 + (index % 4)}</quantity>
        <length>0.45</length>
        <width>0.35</width>
        <height>0.3</height>
        <weight>${12 + (index % 5)}</weight>
      </item>
    </items>
  </order>
`;
}
