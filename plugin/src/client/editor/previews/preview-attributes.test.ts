import { emphasis } from '../texts';
import { previewAttributes } from './preview-attributes';

jest.mock( '@wordpress/blocks', () => ( {
	getBlockBindingsSource: ( name: string ) =>
		( { 'core/post-meta': { getValues: () => ( {} ) }, 'shop/product': {} } )[ name ],
} ) );

const schema = { heading: {}, question: { default: '' }, level: { default: 2 }, companyId: { default: '' } };

it( 'leaves out what is typed into slots and what WordPress writes on the element', () => {
	const attributes = { heading: 'Typed', level: 3, align: 'wide', style: { spacing: {} }, lock: {} };

	expect( previewAttributes( attributes, schema, { heading: 'Heading' } ) ).toEqual( { level: 3 } );
} );

it( 'asks for the place of an optional text, whatever is typed', () => {
	const texts = { question: emphasis( 'Question' ) };

	expect( previewAttributes( { question: '' }, schema, texts ) ).toEqual( { question: 'Question' } );
	expect( previewAttributes( { question: 'Why?' }, schema, texts ) ).toEqual( { question: 'Question' } );
} );

it( 'fills an empty attribute from the blocks around it, as the page does', () => {
	const context = { 'hvac-blocks/companyId': '100108', postId: 7 };

	expect( previewAttributes( { companyId: '' }, schema, {}, context ) ).toEqual( { companyId: '100108' } );
	expect( previewAttributes( { companyId: '1' }, schema, {}, context ) ).toEqual( { companyId: '1' } );
	expect( previewAttributes( {}, schema, {}, { 'hvac-blocks/companyId': '' } ) ).toEqual( {} );
} );

it( 'asks for the values that only the server knows', () => {
	const product = { source: 'shop/product', args: { field: 'name' } };
	const bindings = { heading: product, link: product, note: { source: 'core/post-meta' }, other: { source: 'gone' } };
	const attributes = {
		metadata: { name: 'Head', bindings },
		heading: 'Product',
		link: 'Product',
		note: 'Of the page',
	};

	expect( previewAttributes( attributes, schema, { heading: 'Heading' } ) ).toEqual( {
		note: 'Of the page',
		metadata: { bindings: { heading: product, link: product } },
	} );
} );
