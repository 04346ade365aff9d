import { type createBlock, parse, registerBlockType, serialize, setCategories } from '@wordpress/blocks';
import slider from '../../../blocks/dealer-slider/block.json';
import './slider-import';

jest.mock( 'marked', () => ( { Marked: jest.fn() } ) );

type Block = ReturnType< typeof createBlock >;

beforeAll( () => {
	setCategories( [ { slug: slider.category, title: 'Dealers and forms' } ] );
	( registerBlockType as ( name: string, settings: object ) => void )( 'hvac-blocks/dealer-slider', {
		...slider,
		save: () => null,
		edit: () => null,
	} );
} );

const read = ( attributes: object ): Block =>
	parse( `<!-- wp:hvac-blocks/dealer-slider ${ JSON.stringify( attributes ) } /-->` )[ 0 ] as Block;

it( 'reads settings under names of their own, and saves them in one attribute', () => {
	const block = read( {
		heading: 'Dealers',
		desk_arrows: 'false',
		infinite_loop_desk: true,
		mobile_slides_per_view: 1.2,
		slider: { mobile: { arrows: 'true' } },
	} );

	expect( block.isValid ).toBe( true );
	expect( block.attributes ).toMatchObject( {
		heading: 'Dealers',
		slider: {
			desk: { arrows: 'false', infinite_loop: 'true' },
			mobile: { arrows: 'true', slides_per_view: '1.2' },
		},
	} );
	expect( serialize( block ) ).not.toMatch( /desk_arrows|infinite_loop_desk|mobile_slides/ );
} );

it( 'lets what stands in the attribute win, and the device before the name', () => {
	expect( read( { desk_arrows: 'false', arrows_desk: 'maybe', slider: {} } ).attributes.slider ).toEqual( {
		desk: { arrows: 'false' },
	} );
	expect( read( { desk_arrows: 'false', slider: { desk: { arrows: 'true' } } } ).attributes.slider ).toEqual( {
		desk: { arrows: 'true' },
	} );
} );

it( 'changes no other block', () => {
	expect( serialize( read( { heading: 'Dealers' } ) ) ).toBe(
		'<!-- wp:hvac-blocks/dealer-slider {"heading":"Dealers"} /-->'
	);
} );
