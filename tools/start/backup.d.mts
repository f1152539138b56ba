/** Backs up an installation of one machine while it runs. @throws when the folder is not empty */
export function takeBackup(places: {
  readonly dataDir: string;
  readonly folder: string;
}): Promise<void>;
