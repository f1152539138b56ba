// node --import ./tools/typescript.mjs FILE.ts: runs a small TypeScript program without a build.
import { register } from 'node:module';

register('./typescript/hooks.mjs', import.meta.url);
