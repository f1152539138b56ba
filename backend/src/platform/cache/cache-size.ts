import { Injectable } from '@nestjs/common';

/** How many entries caches keep: as many as they ask for. Tests keep fewer. */
@Injectable()
export class CacheSize {
  limit(maxEntries: number): number {
    return maxEntries;
  }
}
