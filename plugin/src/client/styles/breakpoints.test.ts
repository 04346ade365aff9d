import { readFileSync } from 'node:fs';
import path from 'node:path';
import breakpoints from '@contracts/breakpoints.json';

it( 'has the same widths in the styles as in the contract', () => {
	const styles = readFileSync( path.join( __dirname, '_breakpoints.scss' ), 'utf8' );
	const inStyles = [ ...styles.matchAll( /^\$(\w+): (\d+)px;$/gm ) ].map( ( [ , name, width ] ) => [
		name,
		Number( width ),
	] );

	expect( Object.fromEntries( inStyles ) ).toEqual( breakpoints );
} );
