import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';

import { testClientName } from '@contracts/rules/test-environment.js';
import {
  clientTexts,
  organisationRejections as texts,
} from '@contracts/texts/spec/organisations.js';

import { AddressService, deriveAddressStatus, toAddressInput } from '../../address-book/index.js';
import { Client, ClientRepository } from '../../clients/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { assertFeatures, withFeatures, newFeatures, type Features } from './client-features.js';
import type { CreateClientDto, SenderAddressDto, UpdateClientDto } from './client.dto.js';

interface ClientChange {
  readonly actor: Actor;
  readonly canSetFeatures: boolean;
  /** Owner of the client, which never changes. */
  readonly customerId: number;
}

/** Adds and changes clients with their default sender address. Callers have checked the scope. */
@Injectable()
export class ClientWriter {
  constructor(
    private readonly clients: ClientRepository,
    private readonly addresses: AddressService,
    private readonly records: AuditedRepository,
    private readonly secrets: SecretBox,
  ) {}

  /** Adds the client and returns its id. @throws InvalidRequest, OrganisationConflict */
  async add(
    dto: CreateClientDto,
    owner: Pick<Client, 'customerId' | 'parentId'>,
    { actor, canSetFeatures }: { actor: Actor; canSetFeatures: boolean },
  ): Promise<number> {
    const features = canSetFeatures ? this.featuresOf(dto, newFeatures) : newFeatures;
    const sender = toCompleteAddress(dto.defaultSenderAddress);
    assertFeatures(features, null);
    const values = { ...owner, name: dto.name, ...features, ...this.sealKey(features, null) };
    const { id } = await this.records
      .create<Client>(Client, actor, async (records) => {
        await this.lockParent(records.manager, owner);
        const client = await records.insert<Client>(Client, values);
        await this.addresses.saveDefaultUnscoped(records, client.id, sender);
        return client;
      })
      .catch(rejectDuplicateName);
    return id;
  }

  /**
   * Decides on the client as it is now. A newer version is reported before anything else: a rule that someone else's
   * change has broken is not an error of this caller.
   * @throws VersionConflict, InvalidRequest, OrganisationConflict
   */
  async change(
    dto: UpdateClientDto,
    { actor, canSetFeatures, customerId }: ClientChange,
  ): Promise<void> {
    const sender = dto.defaultSenderAddress ? toCompleteAddress(dto.defaultSenderAddress) : null;
    await this.records
      .change(actor, async (records) => {
        // before the client, as in a deletion
        if (dto.parentId != null) await this.clients.lockTree(records.manager, customerId);
        const client = await this.clients.lockActive(records.manager, dto.id);
        const features = this.featuresOf(dto, { ...newFeatures, ...(client as Features) });
        const changes: Partial<Client> = {
          ...(canSetFeatures && { ...pickFeatures(features), ...this.sealKey(features, client) }),
          name: dto.name,
          ...(dto.parentId != null && { parentId: dto.parentId }),
        };
        await records.assertExpected(Client, client, Object.keys(changes));
        if (canSetFeatures) assertFeatures(features, client.printNodeApiKey);
        await this.assertNoCycle(records.manager, client, dto.parentId ?? null);
        await records.update(Client, client, changes);
        if (dto.name !== client.name) await renameEnvironment(records, client.id, dto.name);
        if (sender) await this.addresses.saveDefaultUnscoped(records, client.id, sender);
      })
      .catch(rejectDuplicateName);
  }

  /** A ciphertext that is sent back keeps the stored key, even one that has been replaced since. */
  private featuresOf(dto: CreateClientDto, before: Features): Features {
    const { printNodeApiKey: key } = dto;
    const features = withFeatures(dto, before);
    const isSentBack = typeof key === 'string' && this.secrets.isSealed(key);
    if (!isSentBack || !features.printNodeApi) return features;
    return { ...features, printNodeApiKey: before.printNodeApiKey };
  }

  /**
   * CLIENT-45: a parent has the same customer and is not a descendant of the client.
   * @throws OrganisationConflict, RecordNotFound for a parent that has been deleted
   */
  private async assertNoCycle(
    manager: EntityManager,
    client: Client,
    parentId: number | null,
  ): Promise<void> {
    if (parentId === client.parentId || parentId === null) return;
    await this.clients.lockActive(manager, parentId);
    const parent = await this.clients.findParent(manager, parentId, client.id);
    if (parent?.customerId !== client.customerId)
      throw new OrganisationConflict(texts.otherCustomer);
    if (parent.isDescendant) throw new OrganisationConflict(texts.ownDescendant);
  }

  /** Waits while the parent is being deleted. @throws RecordNotFound once it is */
  private async lockParent(
    manager: EntityManager,
    { customerId, parentId }: Pick<Client, 'customerId' | 'parentId'>,
  ): Promise<void> {
    if (parentId === null) return;
    await this.clients.lockTree(manager, customerId);
    await this.clients.lockActive(manager, parentId);
  }

  /** Seals a new key; a known key is already sealed. */
  private sealKey(
    { printNodeApiKey: key }: Features,
    known: Client | null,
  ): Pick<Client, 'printNodeApiKey' | 'salt'> {
    if (key === null) return { printNodeApiKey: null, salt: null };
    if (key === known?.printNodeApiKey) return { printNodeApiKey: key, salt: known.salt };
    const { ciphertext, salt } = this.secrets.seal(key);
    return { printNodeApiKey: ciphertext, salt };
  }
}

/** The environment is named after its client. */
async function renameEnvironment(records: UnitOfWork, testOf: number, name: string): Promise<void> {
  const environment = await records.manager.findOneBy(Client, { testOf, removedAt: IsNull() });
  if (environment) await records.update(Client, environment, { name: testClientName(name) });
}

/** Selects the columns of features. */
const pickFeatures = (features: Partial<Features>): Partial<Features> =>
  Object.fromEntries(
    Object.keys(newFeatures).flatMap((name) =>
      name in features ? [[name, features[name as keyof Features]]] : [],
    ),
  );

/** CLIENT-32: rejects an incomplete address. @throws InvalidRequest */
function toCompleteAddress(dto: SenderAddressDto | null | undefined) {
  const address = dto && toAddressInput(dto);
  if (!address || deriveAddressStatus(address) !== 'VALID')
    throw new InvalidRequest([
      { path: 'defaultSenderAddress', message: clientTexts.addressIncomplete },
    ]);
  return address;
}

function rejectDuplicateName(error: unknown): never {
  if (isUniqueViolation(error)) throw new OrganisationConflict(texts.clientNameTaken);
  throw error;
}
