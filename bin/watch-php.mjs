#!/usr/bin/env node
/** `npm run watch:php -- Leads`: runs PHPUnit on a domain, or on any folder, at each change of a file in it. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';

const [ name = '' ] = process.argv.slice( 2 );
const folder = [ `plugin/src/server/${ name }`, name ]
	.map( ( file ) => inRoot( file ) )
	.find( ( file ) => name && existsSync( file ) );
let isRunning = false;
let isDue = true;

if ( ! folder ) {
	process.stderr.write( 'Name a domain, such as Leads, or a folder.\n' );
	process.exit( 1 );
}

function run() {
	if ( isRunning || ! isDue ) {
		return;
	}
	[ isRunning, isDue ] = [ true, false ];
	spawn( PHP, [ inRoot( 'vendor/bin/phpunit' ), folder ], { stdio: 'inherit' } ).on( 'close', () => {
		isRunning = false;
		run();
	} );
}

watch( folder, { recursive: true }, ( _event, file ) => {
	isDue ||= String( file ).endsWith( '.php' );
	run();
} );
run();
