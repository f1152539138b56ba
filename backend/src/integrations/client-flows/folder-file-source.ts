import { createHash } from 'node:crypto';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { interpolate } from '../../platform/interpolate.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { assertCompleteTransfer, TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { type FileServerFolder, withFolder } from './file-server-folders.js';
import {
  ACKNOWLEDGEMENT_FOLDER,
  type LabelFile,
  type ListedFile,
  type NamedFile,
  type FileSource,
  type ProcessedFile,
  type ProcessedFolder,
} from './file-source.js';

/** Runs work in the flow's folder, then disconnects. @throws TransferFailed */
export async function withFolderFileSource(
  type: FileTransferType,
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (source: FolderFileSource) => Promise<void>,
): Promise<void> {
  await withFolder[type](target, policy, (folder) => work(new FolderFileSource(folder)));
}

/** A folder of a file server. Folders for written and processed files are created if missing. */
export class FolderFileSource implements FileSource {
  readonly isComplete = false;
  private readonly createdFolders = new Set<string>();

  constructor(private readonly folder: FileServerFolder) {}

  async list(): Promise<readonly ListedFile[]> {
    const files = await this.folder.list();
    return files.toSorted((a, b) => a.modifiedAt - b.modifiedAt || (a.name < b.name ? -1 : 1));
  }

  read(name: string): Promise<Buffer> {
    return this.folder.read(name);
  }

  acknowledge(file: NamedFile): Promise<void> {
    return this.writeBeside(ACKNOWLEDGEMENT_FOLDER, file);
  }

  writeLabels(file: LabelFile): Promise<void> {
    return this.write(ACKNOWLEDGEMENT_FOLDER, file);
  }

  writeErrors(file: NamedFile): Promise<void> {
    return this.writeBeside('error', file);
  }

  /** A file that is no longer there was moved by an earlier attempt. */
  async moveToFolder(
    file: ProcessedFile,
    folder: ProcessedFolder,
    otherName: string,
  ): Promise<boolean> {
    const { name, version } = file;
    await this.ensureFolder(folder);
    const found = await this.folder.find(name);
    if (found === null) return true;
    if (found.version !== version) return false;
    const isFree = (await this.folder.find(`${folder}/${name}`)) === null;
    const to = `${folder}/${isFree ? name : otherName}`;
    await this.folder.rename(name, to);
    if (await this.isDifferentFile(to, file)) {
      // another file took its place between the check and the move, and has not been read
      await this.folder.rename(to, (await this.folder.find(name)) === null ? name : otherName);
      return false;
    }
    return true;
  }

  /** Some servers give a moved file a new date: then its content decides. */
  private async isDifferentFile(
    name: string,
    { version, digest }: ProcessedFile,
  ): Promise<boolean> {
    const moved = await this.folder.find(name);
    if (moved === null || moved.version === version || digest === null) return false;
    const content = await this.folder.read(name);
    return createHash('sha256').update(content).digest('hex') !== digest;
  }

  cursor(): null {
    return null;
  }

  /**
   * Writes it under a temporary name, and renames it when complete. Writes nothing if it already exists.
   * @throws TransferFailed if another file has its name
   */
  async write(folder: string, file: Pick<NamedFile, 'name' | 'body'>): Promise<void> {
    if (!(await this.tryWrite(folder, file)))
      throw new TransferFailed(interpolate(texts.otherFile, { name: file.name }));
  }

  private async writeBeside(folder: string, file: NamedFile): Promise<void> {
    if (!(await this.tryWrite(folder, file)))
      await this.write(folder, { ...file, name: file.otherName });
  }

  /** Writes the file if it does not exist yet; returns false if another file has its name. */
  private async tryWrite(
    folder: string,
    { name, body }: Pick<NamedFile, 'name' | 'body'>,
  ): Promise<boolean> {
    if (folder !== '') await this.ensureFolder(folder);
    const to = folder === '' ? name : `${folder}/${name}`;
    const bytes = Buffer.from(body);
    const existing = await this.folder.find(to);
    if (existing !== null)
      return existing.bytes === bytes.length && bytes.equals(await this.folder.read(to));
    const temporaryName = `${to}.part`;
    await this.folder.put(temporaryName, bytes);
    // to some servers and libraries, a broken connection looks like the end of the file
    assertCompleteTransfer((await this.folder.find(temporaryName))?.bytes ?? 0, bytes.length);
    await this.folder.rename(temporaryName, to);
    return true;
  }

  private async ensureFolder(folder: string): Promise<void> {
    if (this.createdFolders.has(folder)) return;
    await this.folder.makeFolder(folder);
    this.createdFolders.add(folder);
  }
}
