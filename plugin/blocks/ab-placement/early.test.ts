import { readGolden } from '@client/testing/goldens';
import { early } from './early';

it( 'keeps the variant that a testing script names for this placement before the island loads', () => {
	document.body.innerHTML = readGolden( 'blocks/ab-placement/golden/default.html' );
	const block = document.body.firstElementChild as HTMLElement;
	const applied = ( detail: unknown ) => {
		dispatchEvent( new CustomEvent( 'hvac-blocks:ab', { detail } ) );
		return block.dataset.vwoApplied;
	};

	early( block );
	expect( applied( null ) ).toBeUndefined();
	expect( applied( { placement: 'another', asset: 'Short form' } ) ).toBeUndefined();
	expect( applied( { placement: 'home-hero', asset: 'Short form' } ) ).toBe( 'Short form' );
} );
