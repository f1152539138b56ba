import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { clientTexts, organisationRefusals as texts } from '@contracts/texts/organisations.js';

import { AddressBook, statusOf, toWrittenAddress } from '../../address-book/index.js';
import { Client, Clients } from '../../clients/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { assertFeatures, featuresIn, newFeatures, type Features } from './client-features.js';
import type { CreateClientDto, SenderAddressDto, UpdateClientDto } from './client.dto.js';

/** Makes and changes clients, each with the place it sends from. Whose they are, the caller has checked. */
@Injectable()
export class SaveClients {
  constructor(
    private readonly clients: Clients,
    private readonly book: AddressBook,
    private readonly records: AuditedRecords,
    private readonly secrets: SecretBox,
  ) {}

  /** Answers the id. @throws InvalidRequest, OrganisationConflict */
  async add(
    dto: CreateClientDto,
    owner: Pick<Client, 'customerId' | 'parentId'>,
    { actor, maySwitch }: { actor: Actor; maySwitch: boolean },
  ): Promise<number> {
    const features = maySwitch ? featuresIn(dto, newFeatures) : newFeatures;
    const sender = completeAddress(dto.defaultSenderAddress);
    assertFeatures(features, null);
    const values = { ...owner, name: dto.name, ...features, ...this.sealed(features, null) };
    const { id } = await this.records
      .create<Client>(Client, actor, async (records) => {
        const client = await records.insert<Client>(Client, values);
        await this.book.saveDefault(records, client.id, sender);
        return client;
      })
      .catch(refuseTakenName);
    return id;
  }

  /** @throws InvalidRequest, OrganisationConflict */
  async change(
    dto: UpdateClientDto,
    { actor, maySwitch }: { actor: Actor; maySwitch: boolean },
  ): Promise<void> {
    const client = await this.clients.findInUse(dto.id);
    const before = { ...newFeatures, ...(client as Features) };
    const features = maySwitch ? featuresIn(dto, before) : {};
    if (maySwitch) assertFeatures({ ...before, ...features }, client.printNodeApiKey);
    const sender = dto.defaultSenderAddress ? completeAddress(dto.defaultSenderAddress) : null;
    await this.records
      .change(actor, async (records) => {
        await assertNoLoop(records.manager, client, dto.parentId ?? client.parentId);
        await records.update(Client, client, {
          ...pickFeatures(features),
          ...(maySwitch && this.sealed({ ...before, ...features }, client)),
          name: dto.name,
          parentId: dto.parentId ?? client.parentId,
        });
        if (sender) await this.book.saveDefault(records, client.id, sender);
      })
      .catch(refuseTakenName);
  }

  /** The key as it is kept: a new one sealed, the known one as it was. */
  private sealed(
    { printNodeApiKey: key }: Features,
    known: Client | null,
  ): Pick<Client, 'printNodeApiKey' | 'salt'> {
    if (key === null) return { printNodeApiKey: null, salt: null };
    if (key === known?.printNodeApiKey) return { printNodeApiKey: key, salt: known.salt };
    const { ciphertext, salt } = this.secrets.seal(key);
    return { printNodeApiKey: ciphertext, salt };
  }
}

/** Only the columns of features, whatever else the object holds. */
const pickFeatures = (features: Partial<Features>): Partial<Features> =>
  Object.fromEntries(
    Object.keys(newFeatures).flatMap((name) =>
      name in features ? [[name, features[name as keyof Features]]] : [],
    ),
  );

/** CLIENT-32. @throws InvalidRequest */
function completeAddress(dto: SenderAddressDto | null | undefined) {
  const written = dto && toWrittenAddress(dto);
  if (!written || statusOf(written) !== 'VALID')
    throw new InvalidRequest([
      { path: 'defaultSenderAddress', message: clientTexts.addressIncomplete },
    ]);
  return written;
}

/** CLIENT-45. Those who move clients of one customer do it one after the other. @throws OrganisationConflict */
async function assertNoLoop(
  manager: EntityManager,
  client: Client,
  parentId: number | null,
): Promise<void> {
  if (parentId === client.parentId || parentId === null) return;
  await manager.query('select 1 from customer where id = $1 for update', [client.customerId]);
  const [parent] = await manager.query<{ customerId: number; isBelow: boolean }[]>(
    `with recursive above as (
       select id, parent_id from client where id = $1
       union select c.id, c.parent_id from client c join above on above.parent_id = c.id
     )
     select customer_id as "customerId", exists (select 1 from above where id = $2) as "isBelow"
       from client where id = $1`,
    [parentId, client.id],
  );
  if (parent?.customerId !== client.customerId) throw new OrganisationConflict(texts.otherCustomer);
  if (parent.isBelow) throw new OrganisationConflict(texts.ownDescendant);
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error)) throw new OrganisationConflict(texts.clientNameTaken);
  throw error;
}
