export function writeManifest(folder: string): void;
export function findDamage(folder: string): string[];
