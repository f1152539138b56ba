import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { CategoryQueries } from './categories/category.queries.js';
import { CategoryRepository } from './categories/category.repository.js';
import { CategoryService } from './categories/category.service.js';
import { CategoryController } from './categories/category.controller.js';
import { CustomEmailController } from './custom-email/custom-email.controller.js';
import { CustomEmailQueries } from './custom-email/custom-email.queries.js';
import { CustomEmailRepository } from './custom-email/custom-email.repository.js';
import { CustomEmailService } from './custom-email/custom-email.service.js';
import { UnNumberRepository } from './dangerous-goods/un-number.repository.js';
import { ItemTypeService } from './items/item-type.service.js';
import { SettingsController } from './http/settings.controller.js';
import { ItemController } from './items/item.controller.js';
import { ItemTemplateFactory } from './items/item-template.factory.js';
import { ItemTemplateRepository } from './items/item-template.repository.js';
import { ItemTypeQueries } from './items/item-type.queries.js';
import { ItemTypeRepository } from './items/item-type.repository.js';
import { ItemTemplateService } from './items/item-template.service.js';
import { PayerAccountController } from './payers/payer-account.controller.js';
import { PayerAccountQueries } from './payers/payer-account.queries.js';
import { PayerAccountRepository } from './payers/payer-account.repository.js';
import { PayerAccountService } from './payers/payer-account.service.js';
import { Category, CategoryEntry } from './records/category.entity.js';
import { ClientPayerAccount } from './records/client-payer-account.entity.js';
import { CustomEmail } from './records/custom-email.entity.js';
import { ItemTemplate } from './records/item-template.entity.js';
import { ItemType, ItemTypeSelection } from './records/item-type.entity.js';
import { UnEntry } from './records/un-entry.entity.js';

/** Client settings of the consignment form: item types, custom items, categories, payer accounts, email style. */
@Module({
  imports: [
    ClientsModule,
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
    CategoryQueries,
    CategoryRepository,
    CategoryService,
    CustomEmailQueries,
    CustomEmailRepository,
    CustomEmailService,
    ItemTemplateFactory,
    ItemTemplateRepository,
    ItemTemplateService,
    ItemTypeQueries,
    ItemTypeRepository,
    ItemTypeService,
    PayerAccountQueries,
    PayerAccountRepository,
    PayerAccountService,
    UnNumberRepository,
  ],
  exports: [
    CategoryQueries,
    CategoryRepository,
    CustomEmailQueries,
    ItemTemplateFactory,
    ItemTemplateRepository,
    ItemTypeQueries,
    ItemTypeRepository,
    PayerAccountQueries,
    PayerAccountRepository,
    UnNumberRepository,
  ],
})
export class SettingsModule {}
