export { AddressBook, type NewAddress } from './address-book.js';
export { AddressBookModule } from './address-book.module.js';
export { toAddressData, toAddressView } from './address-view.js';
export { kilometresBetween } from './localities/eta-zone.js';
export { Localities } from './localities/localities.js';
export { LocalityFile, type LoadedLocalities } from './localities/locality-file.js';
export { Address } from './records/address.entity.js';
export { CreateAddressBook1764000003000 } from './records/create-address-book.migration.js';
export { Locality } from './records/locality.entity.js';
