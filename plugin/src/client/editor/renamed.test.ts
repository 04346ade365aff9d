import { type createBlock, parse, registerBlockType, serialize, setCategories } from '@wordpress/blocks';
import links from '../../../blocks/cta-links/block.json';
import './renamed';

jest.mock( 'marked', () => ( { Marked: jest.fn() } ) );

type Block = ReturnType< typeof createBlock >;

beforeAll( () => {
	setCategories( [ { slug: links.category, title: 'Page parts' } ] );
	( registerBlockType as ( name: string, settings: object ) => void )( 'hvac-blocks/cta-links', {
		...links,
		save: () => null,
		edit: () => null,
	} );
} );

const read = ( attributes: object ): Block =>
	parse( `<!-- wp:hvac-blocks/cta-links ${ JSON.stringify( attributes ) } /-->` )[ 0 ] as Block;

it( 'reads what stands under another name, and saves it under its own', () => {
	const block = read( {
		button_text: 'Go',
		links_one_button_text: 'Products',
		links_one_button_url: '/products/',
		links_two_button_text: '',
	} );

	expect( block.isValid ).toBe( true );
	expect( block.attributes ).toMatchObject( {
		button_text: 'Go',
		links_1_button_text: 'Products',
		links_1_button_url: '/products/',
		links_2_button_text: '',
	} );
	expect( serialize( block ) ).not.toContain( '_one_' );
	expect( serialize( block ) ).not.toContain( '_two_' );
} );

it( 'lets what stands under the right name win', () => {
	expect( read( { links_1_button_text: 'New', links_one_button_text: 'Old' } ).attributes ).toMatchObject( {
		links_1_button_text: 'New',
	} );
} );

it( 'changes no other block', () => {
	const block = read( { links_1_button_text: 'New' } );

	expect( block.attributes.links_1_button_text ).toBe( 'New' );
	expect( serialize( block ) ).toBe( '<!-- wp:hvac-blocks/cta-links {"links_1_button_text":"New"} /-->' );
} );
