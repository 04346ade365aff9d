#!/usr/bin/env node
/** `npm run watch:php -- Leads`: runs PHPUnit on a domain, or on any folder, when a file in it changes. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { roomOrPath, inRoot } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';

const folder = roomOrPath( process.argv[ 2 ] );
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
	spawn( PHP, [ inRoot( 'vendor/bin/phpunit' ), inRoot( folder ) ], { stdio: 'inherit' } ).on( 'close', () => {
		isRunning = false;
		run();
	} );
}

watch( inRoot( folder ), { recursive: true }, ( _event, file ) => {
	isDue ||= String( file ).endsWith( '.php' );
	run();
} );
run();
