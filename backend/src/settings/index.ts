export { CategoryEntry, Category } from './records/category.entity.js';
export { ClientPayerAccount } from './records/client-payer-account.entity.js';
export { CreateSettings1764000006000 } from './records/create-settings.migration.js';
export { ItemTypeSelection, ItemType } from './records/item-type.entity.js';
export { UnEntry } from './records/un-entry.entity.js';
export { DangerousGoodsList } from './dangerous-goods/dangerous-goods-list.js';
export { Goods } from './goods.js';
export { PayerAccounts } from './payer-accounts.js';
export { SettingsModule } from './settings.module.js';
