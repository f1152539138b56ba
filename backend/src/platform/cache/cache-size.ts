import { Injectable } from '@nestjs/common';

/** How many entries caches keep: as many as they are configured for. Tests use fewer. */
@Injectable()
export class CacheSize {
  limit(maxEntries: number): number {
    return maxEntries;
  }
}
