import { type createBlock, getBlockType, parse, registerBlockType, serialize, setCategories } from '@wordpress/blocks';
import faq from '../../../blocks/faq/block.json';
import item from '../../../blocks/faq-item/block.json';
import './repeater';

// It has no build that Jest can load, and nothing here pastes Markdown.
jest.mock( 'marked', () => ( { Marked: jest.fn() } ) );
jest.mock( '@wordpress/block-editor', () => ( { InnerBlocks: { Content: () => null } } ) );

type Block = ReturnType< typeof createBlock >;

const ROWS = [
	{ question: 'How long?', answer: '12 years.\n\nOr more.', color: 'red' },
	{ question: 'How often?', answer: 'Once <em>a year</em>.' },
];

beforeAll( () => {
	const settings = { apiVersion: 3, category: 'hvac-blocks', save: () => null, edit: () => null };
	setCategories( [ { slug: 'hvac-blocks', title: 'HVAC Blocks' } ] );
	const register = registerBlockType as ( name: string, settings: object ) => void;

	register( 'hvac-blocks/faq', { ...faq, ...settings } );
	register( 'hvac-blocks/faq-item', { ...item, ...settings } );
	register( 'core/paragraph', {
		title: 'Paragraph',
		attributes: { content: { type: 'string' } },
		...settings,
	} );
} );

const read = ( attributes: unknown, inner = '' ): Block =>
	parse(
		`<!-- wp:hvac-blocks/faq ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:hvac-blocks/faq -->`
	)[ 0 ] as Block;

const questions = ( { innerBlocks }: Block ) => innerBlocks.map( ( { attributes } ) => attributes.question );

it.each( [
	[ 'a JSON string', JSON.stringify( ROWS ) ],
	[ 'a list', ROWS ],
	[ 'rows', { rows: ROWS } ],
	[ 'an object', { ...ROWS } ],
] )( 'reads child blocks from %s', ( _, rows ) => {
	const block = read( { title: 'About <em>us</em>', faq_repeater_fields: rows } );

	expect( block.isValid ).toBe( true );
	expect( block.attributes ).toEqual( { title: 'About <em>us</em>', level: 2 } );
	expect( questions( block ) ).toEqual( [ 'How long?', 'How often?' ] );
	expect(
		block.innerBlocks.map( ( { innerBlocks } ) => innerBlocks.map( ( { attributes } ) => attributes.content ) )
	).toEqual( [ [ '12 years.', 'Or more.' ], [ 'Once <em>a year</em>.' ] ] );
	// The next save has no rows that could come back.
	expect( serialize( block ) ).not.toContain( 'faq_repeater_fields' );
} );

it( 'leaves alone what has child blocks, and what has no rows', () => {
	const edited = read( { faq_repeater_fields: ROWS }, '<!-- wp:hvac-blocks/faq-item {"question":"New?"} /-->' );
	expect( questions( edited ) ).toEqual( [ 'New?' ] );

	for ( const nothing of [ '[]', 'x', 3, null, { a: ROWS[ 0 ] } ] ) {
		expect( questions( read( { faq_repeater_fields: nothing } ) ) ).toEqual( [] );
	}
	// It is kept, because nothing replaces it.
	expect( read( { faq_repeater_fields: '[{"color":"red"}]' } ).attributes ).toHaveProperty( 'faq_repeater_fields' );
} );

it( 'changes no block without a repeater', () => {
	expect( getBlockType( 'hvac-blocks/faq-item' ) ).not.toHaveProperty( 'deprecated.0' );
} );
