// node --import ./tools/typescript.mjs FILE.ts: runs a small program of the tests without a build.
import { register } from 'node:module';

register('./typescript/hooks.mjs', import.meta.url);
