/** Label of the import type selector. */
export const importKindLabel = 'Import as';

/** Filter of the list of imports. */
export const importKindFilterTexts = {
  label: 'Kind',
  all: 'All kinds',
  none: 'No imports of this kind',
  hides: 'Imports of other kinds are hidden by your filter.',
} as const;

/** Texts of the Imports screens that depend on what the rows of a file become. */
export const importKindTexts = {
  CONSIGNMENT: {
    name: 'Consignments',
    title: 'Consignment import',
    intro: 'Review what will be created, and its cost, before anything is created.',
    one: '1 reference',
    many: '{count} references',
    rows: 'References',
    search: 'Reference or receiver',
    none: 'No references',
    noneReason: 'No references with this outcome.',
    searchHides: 'Some references are hidden by your search or filter.',
    loadFailed: 'The references could not be loaded',
    checked: 'Plan {hash}, prices checked',
    commitQuestion: 'Create or change {count} consignments?',
    commitBody: 'They will cost {total} including GST and use up connote numbers.',
    outdatedOne: 'Prices or dates changed for 1 consignment{difference}. This is the new plan.',
    outdated: 'Prices or dates changed for {count} consignments{difference}. This is the new plan.',
    changes: 'Changes to the consignment',
    known: 'Existing reference',
    group: 'Reference {reference}',
    unnamed: 'No reference',
  },
  ADDRESS: {
    name: 'Addresses',
    title: 'Address import',
    intro: 'One address per row. Review what will be added and changed before anything is saved.',
    one: '1 address',
    many: '{count} addresses',
    rows: 'Addresses',
    search: 'Reference ID or company',
    none: 'No addresses',
    noneReason: 'No addresses with this outcome.',
    searchHides: 'Some addresses are hidden by your search or filter.',
    loadFailed: 'The addresses could not be loaded',
    checked: 'Plan {hash}, created',
    commitQuestion: 'Create or change {count} addresses?',
    commitBody: 'They are saved in the address book of the client.',
    outdatedOne: '1 address has changed since the last plan. This is the new plan.',
    outdated: '{count} addresses have changed since the last plan. This is the new plan.',
    changes: 'Changes to the address',
    known: 'Existing address',
    group: 'Address {reference}',
    unnamed: 'Address without a name',
  },
  RATE_CARD: {
    name: 'Rate cards',
    title: 'Rate card import',
    intro:
      'One row per lane, rate type and break. Review which rates are new and which change before the card is published.',
    one: '1 lane',
    many: '{count} lanes',
    rows: 'Lanes',
    search: 'Service, zone or rate type',
    none: 'No lanes',
    noneReason: 'No lanes with this outcome.',
    searchHides: 'Some lanes are hidden by your search or filter.',
    loadFailed: 'The lanes could not be loaded',
    checked: 'Plan {hash}, created',
    commitQuestion: 'Publish rate cards with {count} new or changed lanes?',
    commitBody:
      'They apply to new consignments straight away. Each replaces the rate card of its service as a whole; consignments keep the rates that priced them.',
    outdatedOne: 'The rate card of 1 lane has changed since the last plan. This is the new plan.',
    outdated:
      'The rate cards of {count} lanes have changed since the last plan. This is the new plan.',
    changes: 'Changes to the rates',
    known: 'Existing lane',
    group: '{reference}',
    unnamed: 'Row without a lane',
  },
  CARRIER_ZONE: {
    name: 'Carrier zones',
    title: 'Carrier zone import',
    intro:
      'One suburb per row. Review which suburbs are added to or moved between zones before anything is saved.',
    one: '1 suburb',
    many: '{count} suburbs',
    rows: 'Suburbs',
    search: 'Suburb or zone',
    none: 'No suburbs',
    noneReason: 'No suburbs with this outcome.',
    searchHides: 'Some suburbs are hidden by your search or filter.',
    loadFailed: 'The suburbs could not be loaded',
    checked: 'Plan {hash}, created',
    commitQuestion: 'Set the zone of {count} suburbs?',
    commitBody: "This carrier's rate cards use these zones straight away.",
    outdatedOne: '1 suburb has changed its zone since the last plan. This is the new plan.',
    outdated: '{count} suburbs have changed their zone since the last plan. This is the new plan.',
    changes: 'Change of zone',
    known: 'Suburb in another zone',
    group: '{reference}',
    unnamed: 'Row without a suburb',
  },
} as const;

/** Columns of an address import. */
export const importAddressColumns = {
  row: 'Row',
  reference: 'Reference ID',
  company: 'Company',
  changes: 'Changes or errors',
} as const;

/** Columns of a carrier zone import. */
export const importZoneColumns = {
  rows: 'Row',
  reference: 'Suburb (priority)',
  receiver: 'Zone',
  changes: 'Changes or errors',
} as const;

/** Columns of a rate card import, and the lanes it removes from a card. */
export const importRateColumns = {
  rows: 'Rows',
  reference: 'Lane',
  receiver: 'Rate',
  changes: 'Changes or errors',
  removed: 'Not in the file',
  nothingRemoved: 'The file has every lane of the rate cards it replaces.',
  removedOne: '{service}: 1 lane will have no rates',
  removedMany: '{service}: {count} lanes will have no rates',
  wereRemovedOne: '{service}: 1 lane now has no rates',
  wereRemovedMany: '{service}: {count} lanes now have no rates',
  hasErrors: 'A rate card is published as a whole: correct its errors first.',
  publish: 'Publish without the lanes that are not in the file',
  checking: '{done} of {total} lanes checked',
  publishing: 'All lanes checked. Publishing…',
  canCancel: 'Until all lanes are checked you can cancel: the rate cards then stay unchanged.',
  tooLate: 'Too late to cancel: the rate cards are being published.',
  published: 'Published: {created} new lanes, {updated} changed.',
  notPublished: 'Not published: the rate cards are unchanged.',
  cancelled: 'Cancelled. Nothing was published: the rate cards are unchanged.',
} as const;
