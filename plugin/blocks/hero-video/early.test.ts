import { readGolden } from '@client/testing/goldens';
import { early } from './early';

it.each( [
	[ 'has nothing to load for a visitor who saves data', { saveData: true }, '' ],
	[ 'plays for others', { saveData: false }, null ],
	[ 'plays where the browser cannot tell', undefined, null ],
] )( 'the film %s', ( _what, connection, src ) => {
	Object.assign( navigator, { connection } );
	document.body.innerHTML = readGolden( 'blocks/hero-video/golden/film.html' );
	early( document.body.firstElementChild as HTMLElement );

	expect( document.querySelector( 'video' )?.getAttribute( 'src' ) ).toBe( src );
	Reflect.deleteProperty( navigator, 'connection' );
} );
