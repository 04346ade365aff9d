#!/usr/bin/env node
/** `npm run readme`: writes the changelog in `plugin/readme.txt` from CHANGELOG.md. */
import { run } from './lib/log.mjs';
import { writeChangelog } from './lib/release/changelog.mjs';

run( () => writeChangelog() );
