import 'reflect-metadata';

import os from 'node:os';

import { Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';

import { AddressService } from './address-book/index.js';
import { AppModule } from './app.module.js';
import { CarrierShipmentRepository } from './carriers/index.js';
import { SentFileErasureService, type StoredSentFile } from './clients/index.js';
import {
  ConsignmentEventReader,
  ErasePersonalData,
  FindPerson,
  displayConnote,
} from './consignments/index.js';
import { type StoredImportFile, ImportErasureService } from './imports/index.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { DomainError } from './platform/domain-error.js';
import { systemActor } from './platform/actor.js';

/**
 * `npm run personal-data:erase -- EMAIL_OR_PHONE [--apply]`: lists the consignments, address book entries, stored
 * import files and sent files of proofs or labels that contain this person, and with `--apply` erases them from the consignments
 * and deletes the files.
 * Exits with 1 if one is still to be delivered.
 */
const [emailOrPhone, ...options] = process.argv.slice(2);
const isApplied = options.includes('--apply');
if (!emailOrPhone || options.some((option) => option !== '--apply')) {
  process.stderr.write('usage: npm run personal-data:erase -- EMAIL_OR_PHONE [--apply]\n');
  process.exit(2);
}

environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const app = await NestFactory.createApplicationContext(AppModule);
const actor = systemActor(`Erasure by ${os.userInfo().username}`);
const known = await app.get(QueryBus).execute(new FindPerson(emailOrPhone));
/** Consignments whose proofs and labels may name the person. */
const holding: number[] = [];
for (const { consignmentId, parties } of known) {
  const name = await nameOf(consignmentId);
  const outcome = isApplied
    ? await eraseIfApplied(new ErasePersonalData(consignmentId, parties, actor))
    : 'found';
  if (outcome === 'found' || outcome === 'erased') holding.push(consignmentId);
  process.stdout.write(`${name}, ${parties.join(' and ').toLowerCase()}: ${outcome}\n`);
}
const sentFiles = await app.get(SentFileErasureService).findByConsignmentsUnscoped(holding);
for (const file of sentFiles)
  process.stdout.write(
    `proofs or labels for client ${file.clientId} (${file.name}): ${await deleteSentFileIfApplied(file)}\n`,
  );
const entries = await app.get(AddressService).findByContactUnscoped(emailOrPhone);
for (const { id, clientId, company } of entries)
  process.stdout.write(
    `address ${id} of client ${clientId} (${company}): delete it in the client's address book\n`,
  );
const files = await app.get(ImportErasureService).findByContactUnscoped(emailOrPhone);
for (const file of files)
  process.stdout.write(
    `file of import ${file.importId} of client ${file.clientId} (${file.fileName}): ${await deleteFileIfApplied(file)}\n`,
  );
if (known.length + entries.length + files.length === 0)
  process.stdout.write('No personal data found\n');
else if (known.length + files.length > 0 && !isApplied)
  process.stdout.write('Nothing has been erased yet: add --apply\n');
await app.close();

/** 'consignment 4711 (LKIZ00000387)' */
async function nameOf(id: number): Promise<string> {
  const consignment = await app.get(ConsignmentEventReader).getUnscoped(id);
  return `consignment ${id} (${displayConnote(consignment)})`;
}

/** 'deleted', or the reason why not. */
async function deleteFileIfApplied(file: StoredImportFile): Promise<string> {
  if (!isApplied) return 'found';
  if (!file.hasEnded) {
    process.exitCode = 1;
    return 'not deleted: its import is still open';
  }
  await app.get(ImportErasureService).deleteUnscoped(file);
  return 'deleted';
}

/** 'deleted', or when it will be. */
async function deleteSentFileIfApplied(file: StoredSentFile): Promise<string> {
  if (!isApplied) return 'found';
  await app.get(SentFileErasureService).deleteUnscoped(file);
  return file.isSent ? 'deleted' : 'deleted as soon as it is sent';
}

/** 'erased', or the reason why not. */
async function eraseIfApplied(command: ErasePersonalData): Promise<string> {
  try {
    await app.get(CommandBus).execute(command);
    await app.get(CarrierShipmentRepository).eraseLabels([command.consignmentId]);
    return 'erased';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.exitCode = 1;
    return `kept: ${error.message}`;
  }
}
