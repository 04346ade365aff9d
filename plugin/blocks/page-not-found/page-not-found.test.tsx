import { readFileSync } from 'node:fs';
import path from 'node:path';

const golden = readFileSync( path.join( __dirname, 'golden/default.html' ), 'utf8' );

it( 'ships no script', () => {
	expect( golden ).toContain( 'hvac-page-not-found' );
	expect( golden ).not.toMatch( /<script|data-hvac="/ );
} );
