import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DangerousGoodsList } from './dangerous-goods/dangerous-goods-list.js';
import { Goods } from './goods.js';
import { SettingsController } from './http/settings.controller.js';
import { PayerAccounts } from './payer-accounts.js';
import { Category, CategoryEntry } from './records/category.entity.js';
import { ClientPayerAccount } from './records/client-payer-account.entity.js';
import { ItemType, ItemTypeSelection } from './records/item-type.entity.js';
import { UnEntry } from './records/un-entry.entity.js';

/** What goods are called, what consignments are sorted by, and who else pays. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Category,
      CategoryEntry,
      ClientPayerAccount,
      ItemType,
      ItemTypeSelection,
      UnEntry,
    ]),
  ],
  controllers: [SettingsController],
  providers: [DangerousGoodsList, Goods, PayerAccounts],
  exports: [DangerousGoodsList, Goods, PayerAccounts],
})
export class SettingsModule {}
