import {
  ItemTemplateFactory,
  ItemTemplateRepository,
  ItemTypeRepository,
} from '../../../backend/src/settings/index.js';
import type { SeedContext } from '../seed-context.js';
import { demoItems, type DemoItem } from './custom-items.js';
import { findRecords } from './find-records.js';
import { demoClients } from './organisations.js';

/** Seeds custom items; resumes with those that are missing. */
export async function seedCustomItems({ app, actor }: SeedContext): Promise<void> {
  const records = await findRecords(app);
  const templates = app.get(ItemTemplateRepository);
  for (const { name } of demoClients) {
    const { id: clientId } = records.client(name);
    const known = new Set((await templates.list(clientId)).map((template) => template.name));
    for (const item of demoItems.filter((each) => !known.has(each.name))) {
      const type = await app.get(ItemTypeRepository).findByName(item.type);
      const input = { clientId, itemTypeId: type?.id ?? 0, ...templateOf(item) };
      const values = await app.get(ItemTemplateFactory).create(input);
      await templates.add({ ...values, clientId }, actor);
    }
  }
}

const templateOf = ({ name, size, weight, quantity = 1, dangerousGood }: DemoItem) => ({
  name,
  quantity,
  weight,
  length: size[0],
  width: size[1],
  height: size[2],
  dangerousGoods: dangerousGood
    ? [
        {
          unNumber: { id: dangerousGood.unNumber },
          subRisk: 'N/A',
          typeOfPackaging: dangerousGood.packingGroup,
          packageDescription: dangerousGood.packages,
          commonName: dangerousGood.commonName,
          weight: dangerousGood.weight,
          type: 'PACKAGED' as const,
        },
      ]
    : [],
});
