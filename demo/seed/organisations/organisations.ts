import type { NewClient } from '../../../backend/src/clients/index.js';

/** An address of the demo, with suburb name, postcode and state. */
export interface DemoAddress {
  readonly addressLine1: string;
  readonly suburb: readonly [name: string, postcode: string, state: string];
  readonly contactName: string;
  readonly phoneNumber: string;
}

export interface DemoClient {
  readonly name: string;
  /** Two letters of its connote prefixes; sub clients use their parent's. */
  readonly letters: string | null;
  readonly parent: string | null;
  readonly defaultAddress: DemoAddress;
  readonly settings: Omit<NewClient, 'name' | 'customerId' | 'parentId'>;
  /** Number of addresses it sends to. */
  readonly addresses: number;
  readonly sendsToHomes?: boolean;
}

export interface DemoCustomer {
  readonly name: string;
  readonly mailDomain: string;
  /** Start of its account numbers with carriers. */
  readonly initials: string;
  readonly banner: string | null;
  readonly clients: readonly DemoClient[];
}

const banksia: readonly DemoClient[] = [
  {
    name: 'Banksia Homewares Group',
    letters: 'BK',
    parent: null,
    defaultAddress: {
      addressLine1: '727 Collins St',
      suburb: ['DOCKLANDS', '3008', 'VIC'],
      contactName: 'Harriet Cole',
      phoneNumber: '03 9600 4100',
    },
    settings: { consolidation: true, paperworkHistory: true, editItemTotals: true },
    addresses: 16,
  },
  {
    name: 'Banksia Melbourne',
    letters: null,
    parent: 'Banksia Homewares Group',
    defaultAddress: {
      addressLine1: '88 Discovery Rd',
      suburb: ['DANDENONG SOUTH', '3175', 'VIC'],
      contactName: 'Tom Nguyen',
      phoneNumber: '03 9793 2210',
    },
    settings: { paperworkHistory: true },
    addresses: 120,
  },
  {
    name: 'Banksia Sydney',
    letters: null,
    parent: 'Banksia Homewares Group',
    defaultAddress: {
      addressLine1: '14 Elizabeth St',
      suburb: ['WETHERILL PARK', '2164', 'NSW'],
      contactName: 'Priya Raman',
      phoneNumber: '02 9725 3380',
    },
    settings: { consolidation: true },
    addresses: 120,
  },
  {
    name: 'Banksia Perth',
    letters: null,
    parent: 'Banksia Homewares Group',
    defaultAddress: {
      addressLine1: '6 Baile Rd',
      suburb: ['CANNING VALE', '6155', 'WA'],
      contactName: 'Jack Murray',
      phoneNumber: '08 9455 7120',
    },
    settings: {},
    addresses: 120,
  },
];

const coastline: DemoCustomer = {
  name: 'Coastline Freight Partners',
  mailDomain: 'coastline.example',
  initials: 'CFP',
  banner: 'Public holiday cut-offs apply next week: please check your dispatch dates.',
  clients: [
    ...banksia,
    {
      name: 'Kookaburra Paints',
      letters: 'KP',
      parent: null,
      defaultAddress: {
        addressLine1: '31 Efficient Dr',
        suburb: ['TRUGANINA', '3029', 'VIC'],
        contactName: 'Bruno Salvatore',
        phoneNumber: '03 8360 9001',
      },
      settings: {
        referenceRequired: true,
        notificationEmail: true,
        notificationEmailAddress: 'dispatch@kookaburra.example',
      },
      addresses: 120,
    },
    {
      name: 'Wattle Medical',
      letters: 'WM',
      parent: null,
      defaultAddress: {
        addressLine1: '9 Old Wallgrove Rd',
        suburb: ['EASTERN CREEK', '2766', 'NSW'],
        contactName: 'Dr Mei Tan',
        phoneNumber: '02 9677 5050',
      },
      settings: {
        autoBookingPreferred: true,
        preferredPickupStart: '14:00',
        preferredPickupEnd: '16:00',
        customEmail: true,
      },
      addresses: 120,
      sendsToHomes: true,
    },
  ],
};

const redgum: DemoCustomer = {
  name: 'Redgum Logistics',
  mailDomain: 'redgum.example',
  initials: 'RGL',
  banner: null,
  clients: [
    {
      name: 'Ironbark Tools',
      letters: 'IT',
      parent: null,
      defaultAddress: {
        addressLine1: '210 Progress Rd',
        suburb: ['WACOL', '4076', 'QLD'],
        contactName: 'Sue Abbott',
        phoneNumber: '07 3271 8800',
      },
      settings: { palletControl: true, extraPalletLabel: true, paperworkHistory: true },
      addresses: 120,
    },
    {
      name: 'Saltbush Foods',
      letters: 'SF',
      parent: null,
      defaultAddress: {
        addressLine1: '55 Cormack Rd',
        suburb: ['WINGFIELD', '5013', 'SA'],
        contactName: 'Angelo Fazio',
        phoneNumber: '08 8268 4400',
      },
      settings: { palletControl: true, goodsPickup: true },
      addresses: 120,
    },
    {
      name: 'Derwent Timber',
      letters: 'DT',
      parent: null,
      defaultAddress: {
        addressLine1: '3 Lampton Ave',
        suburb: ['DERWENT PARK', '7009', 'TAS'],
        contactName: 'Ruth Hallam',
        phoneNumber: '03 6272 1900',
      },
      settings: { manifestingActive: false, editItemTotals: true },
      addresses: 120,
    },
  ],
};

export const demoCustomers: readonly DemoCustomer[] = [coastline, redgum];

export const demoClients: readonly DemoClient[] = demoCustomers.flatMap(({ clients }) => clients);
