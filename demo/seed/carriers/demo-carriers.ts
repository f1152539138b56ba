import type { NewCarrier } from '../../../backend/src/carriers/index.js';
import type { ServiceGroupName } from '../../../backend/src/starter-data/index.js';

export interface DemoService {
  readonly code: string;
  readonly name: string;
  readonly group: ServiceGroupName;
  readonly isSatchel?: boolean;
  readonly vehicle?: string;
  readonly minHours?: number;
}

export interface DemoCarrier extends NewCarrier {
  /** Prefix of a connote, before the client's two letters. */
  readonly prefixStem: string;
  /** Number of the client's letters in the prefix. */
  readonly prefixLetters: 1 | 2;
  readonly services: readonly DemoService[];
  /** Its prefixes have item ranges. */
  readonly itemRange?: true;
  /** Name of the only customer with this carrier; undefined if all customers have it. */
  readonly onlyCustomer?: string;
}

const digital = {
  adapter: 'simulated',
  dataTransferOptions: ['SFTP', 'SCP', 'FTP', 'API'],
  dataTransferFrequency: 'ON_MANIFEST',
} satisfies Partial<NewCarrier>;

const linehaulCarriers: readonly DemoCarrier[] = [
  {
    name: 'southern_star_express',
    displayName: 'Southern Star Express',
    ...digital,
    prefixStem: 'SS',
    prefixLetters: 2,
    prefixCharacterLength: 4,
    connoteDigitLength: 8,
    totalConnoteLength: 12,
    canTravelDangerousGoods: true,
    bookingIntegrationType: 'BOOKING_API',
    trackingUrl: 'https://track.southernstar.example/{connoteNumber}',
    cutOffTime: '15:00',
    services: [
      { code: 'EXP', name: 'Express Road', group: 'Road' },
      { code: 'PRM', name: 'Premium Air', group: 'Air' },
    ],
  },
  {
    name: 'orange_arrow_freight',
    displayName: 'Orange Arrow Freight',
    ...digital,
    prefixStem: 'O',
    prefixLetters: 2,
    prefixCharacterLength: 3,
    connoteDigitLength: 9,
    totalConnoteLength: 12,
    canTravelDangerousGoods: true,
    bookingIntegrationType: 'BOOKING_API',
    trackingUrl: 'https://orangearrow.example/track?con={connoteNumber}',
    cutOffTime: '14:30',
    services: [
      { code: '76', name: 'Road Express', group: 'Road' },
      { code: '75', name: 'Overnight Express', group: 'Express' },
    ],
  },
  {
    name: 'direct_coast_express',
    displayName: 'Direct Coast Express',
    ...digital,
    prefixStem: 'D',
    prefixLetters: 1,
    prefixCharacterLength: 2,
    connoteDigitLength: 8,
    totalConnoteLength: 10,
    trackingUrl: 'https://directcoast.example/{connoteNumber}',
    cutOffTime: '16:00',
    services: [{ code: 'STD', name: 'Standard', group: 'Road' }],
  },
  {
    name: 'bass_link_freight',
    displayName: 'Bass Link Freight',
    ...digital,
    prefixStem: 'BLF',
    prefixLetters: 2,
    prefixCharacterLength: 5,
    connoteDigitLength: 6,
    totalConnoteLength: 11,
    canTravelDangerousGoods: true,
    cutOffDay: 1,
    cutOffTime: '16:00',
    services: [
      { code: 'TAS', name: 'Tasmania Road', group: 'Road' },
      { code: 'SEA', name: 'Sea Freight', group: 'Sea' },
    ],
  },
  {
    name: 'outback_general',
    displayName: 'Outback General',
    ...digital,
    prefixStem: 'G',
    prefixLetters: 2,
    prefixCharacterLength: 3,
    connoteDigitLength: 7,
    totalConnoteLength: 10,
    hasItemNumber: true,
    itemRange: true,
    hasSenderId: true,
    canTravelDangerousGoods: true,
    palletTypeRequired: true,
    cutOffTime: '13:00',
    services: [
      { code: 'GEN', name: 'General', group: 'Road' },
      { code: 'TAILLIFT', name: 'General with Tail Lift', group: 'Road' },
    ],
  },
];

const localCarriers: readonly DemoCarrier[] = [
  {
    name: 'metro_dash_couriers',
    displayName: 'Metro Dash Couriers',
    ...digital,
    prefixStem: 'M',
    prefixLetters: 1,
    prefixCharacterLength: 2,
    connoteDigitLength: 8,
    isApiBasedConnote: true,
    bookingIntegrationType: 'BOOKING_API',
    cutOffTime: '17:00',
    services: [
      { code: '1H', name: '1 Hour', group: 'Courier' },
      { code: '3H', name: '3 Hours', group: 'Courier' },
      { code: 'UTE', name: 'Ute by the Hour', group: 'Courier', vehicle: 'Ute', minHours: 2 },
    ],
  },
  {
    name: 'parcel_please',
    displayName: 'Parcel Please',
    ...digital,
    prefixStem: 'P',
    prefixLetters: 2,
    prefixCharacterLength: 3,
    connoteDigitLength: 7,
    checkDigit: 'MOD10',
    totalConnoteLength: 11,
    trackingUrl: 'https://parcelplease.example/t/{connoteNumber}',
    cutOffTime: '15:30',
    services: [
      { code: 'SAT', name: 'Satchel', group: 'Express', isSatchel: true },
      { code: 'PAR', name: 'Parcel', group: 'Road' },
    ],
  },
  {
    name: 'cc_westside_haulage',
    displayName: 'Westside Haulage',
    prefixStem: 'W',
    prefixLetters: 2,
    prefixCharacterLength: 3,
    connoteDigitLength: 7,
    isDataTransferRequired: false,
    allowPoa: true,
    cutOffTime: '12:00',
    onlyCustomer: 'Coastline Freight Partners',
    services: [{ code: 'GEN', name: 'General', group: 'Road' }],
  },
];

/** Fictional, modelled on real conventions. */
export const demoCarriers: readonly DemoCarrier[] = [...linehaulCarriers, ...localCarriers];
