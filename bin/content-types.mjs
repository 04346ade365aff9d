#!/usr/bin/env node
/** Writes the block tree's JSON Schema and TypeScript types into docs/reference/, or into the given folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blocks, schema, types } from './lib/content-types.mjs';
import { inRoot } from './lib/paths.mjs';

const folder = process.argv[ 2 ] ?? inRoot( 'docs/reference' );
const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
const all = blocks();

writeFileSync(
	path.join( folder, 'content.schema.json' ),
	JSON.stringify( schema( all, version ), null, '\t' ) + '\n'
);
writeFileSync( path.join( folder, 'content.d.ts' ), types( all, version ) );
