import { readGolden } from '@client/testing/goldens';
import { rememberClosed } from './closed-banners';
import { early } from './early';

const shown = ( golden: string ): HTMLElement => {
	document.body.innerHTML = readGolden( `blocks/closeable-banner/golden/${ golden }.html` );
	const block = document.body.firstElementChild as HTMLElement;

	early( block );
	return block;
};

it( 'hides only the version that the visitor closed', () => {
	expect( shown( 'default' ).hidden ).toBe( false );

	rememberClosed( shown( 'default' ).dataset.version ?? '' );
	expect( shown( 'default' ).hidden ).toBe( true );
	expect( shown( 'own' ).hidden ).toBe( false );
} );
