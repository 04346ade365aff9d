import { readFileSync } from 'node:fs';
import path from 'node:path';
import icons from '@contracts/icons.json';

it( 'mirrors the icons that point to a side where text runs from right to left, and no others', () => {
	const style = readFileSync( path.join( __dirname, '_icon.scss' ), 'utf8' );
	const starts = [ ...style.matchAll( /\[d\^="([^"]+)"\]/g ) ].map( ( [ , start = '' ] ) => start );
	const mirrored = Object.entries( icons ).filter( ( [ , svg ] ) =>
		starts.some( ( start ) => svg.includes( ` d="${ start }` ) )
	);

	expect( mirrored.map( ( [ name ] ) => name ) ).toEqual( [
		'arrowLeft',
		'arrowRight',
		'chevronLeft',
		'chevronRight',
	] );
} );
