import { offeredHome } from './pattern-language';

const select = ( page: { isNew: boolean; isEmpty: boolean } ) => ( store: string ) =>
	store === 'core/editor'
		? { isEditedPostNew: () => page.isNew, isEditedPostEmpty: () => page.isEmpty }
		: {
				getBlockPatterns: () => [
					{ name: 'theme/home-fr', content: '', blockTypes: [ 'core/post-content' ] },
					{ name: 'hvac-blocks/home-en', content: '', blockTypes: [] },
					{ name: 'hvac-blocks/home-es', content: '', blockTypes: [ 'core/post-content' ] },
				],
			};

beforeEach( () => ( window.hvacBlocksLanguageHomes = { en: 2, es: 3, fr: 4 } ) );

it( 'is the home page of the language in which whole pages are offered', () => {
	expect( offeredHome( select( { isNew: true, isEmpty: true } ) ) ).toBe( 3 );
} );

it( 'is none once the page has been saved or begun, or in other editors', () => {
	expect( offeredHome( select( { isNew: false, isEmpty: true } ) ) ).toBeUndefined();
	expect( offeredHome( select( { isNew: true, isEmpty: false } ) ) ).toBeUndefined();
	expect( offeredHome( () => undefined ) ).toBeUndefined();
} );
