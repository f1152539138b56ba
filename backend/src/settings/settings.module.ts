import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Categories } from './categories/categories.js';
import { CategoryController } from './categories/category.controller.js';
import { CustomEmailController } from './custom-email/custom-email.controller.js';
import { CustomEmails } from './custom-email/custom-emails.js';
import { DangerousGoodsList } from './dangerous-goods/dangerous-goods-list.js';
import { Goods } from './goods.js';
import { SettingsController } from './http/settings.controller.js';
import { ItemController } from './items/item.controller.js';
import { ItemSelection } from './items/item-selection.js';
import { ItemTemplates } from './items/item-templates.js';
import { PayerAccountController } from './payers/payer-account.controller.js';
import { PayerAccounts } from './payer-accounts.js';
import { Category, CategoryEntry } from './records/category.entity.js';
import { ClientPayerAccount } from './records/client-payer-account.entity.js';
import { CustomEmail } from './records/custom-email.entity.js';
import { ItemTemplate } from './records/item-template.entity.js';
import { ItemType, ItemTypeSelection } from './records/item-type.entity.js';
import { UnEntry } from './records/un-entry.entity.js';

/** What goods are called, what consignments are sorted by, and who else pays. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Category,
      CategoryEntry,
      ClientPayerAccount,
      CustomEmail,
      ItemTemplate,
      ItemType,
      ItemTypeSelection,
      UnEntry,
    ]),
  ],
  controllers: [
    SettingsController,
    ItemController,
    CategoryController,
    PayerAccountController,
    CustomEmailController,
  ],
  providers: [
    Categories,
    CustomEmails,
    DangerousGoodsList,
    Goods,
    ItemSelection,
    ItemTemplates,
    PayerAccounts,
  ],
  exports: [CustomEmails, DangerousGoodsList, Goods, ItemTemplates, PayerAccounts],
})
export class SettingsModule {}
