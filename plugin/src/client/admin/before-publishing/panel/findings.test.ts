import type { Block } from '../../shared/blocks';
import { findingsIn } from './findings';
import { pageAddress } from './links';

const TYPES: Record< string, object > = {
	'hvac-blocks/price-card': { attributes: { link: { format: 'uri' } } },
	'hvac-blocks/campaign-banner': { supports: { hvacBlocks: { claim: true } } },
};

jest.mock( '@wordpress/blocks', () => ( { getBlockType: ( name: string ) => mockTypes()[ name ] } ) );
const mockTypes = () => TYPES;

let count = 0;
const block = ( name: string, attributes: object = {}, innerBlocks: Block[] = [] ): Block => ( {
	clientId: String( ++count ),
	name,
	attributes: attributes as Block[ 'attributes' ],
	innerBlocks,
} );

const media = ( id: number ) => ( { alt_text: id === 1 ? '' : 'A unit', media_type: id === 3 ? 'file' : 'image' } );
const found = ( ...blocks: Block[] ) =>
	findingsIn( blocks, media, ( address ) => address.includes( 'gone' ) ).map( ( { kind, detail } ) =>
		`${ kind } ${ detail }`.trim()
	);

it( 'finds samples, pictures without a text, and claims without dates', () => {
	expect( found( block( 'hvac-blocks/quote', { sample: 'b', quote: 'Mine' } ) ) ).toEqual( [ 'sample' ] );
	expect( found( block( 'hvac-blocks/certificate', { pdf: { sample: '2022' } } ) ) ).toEqual( [ 'sample' ] );
	expect( found( block( 'hvac-blocks/quote', { sample: 'b', quote: 'Mine', author: 'Ann' } ) ) ).toEqual( [] );

	expect( found( block( 'core/image', { url: '/a.jpg', alt: ' ' } ), block( 'core/image' ) ) ).toEqual( [
		'picture',
	] );
	expect( found( block( 'hvac-blocks/price-card', { image: { id: 1 } } ) ) ).toEqual( [ 'picture' ] );
	expect(
		found(
			block( 'hvac-blocks/price-card', { image: { id: 1, alt: '' } } ),
			block( 'hvac-blocks/price-card', { image: { id: 2 } } ),
			block( 'hvac-blocks/certificate', { pdf: { id: 3 } } )
		)
	).toEqual( [] );

	expect( found( block( 'hvac-blocks/campaign-banner' ) ) ).toEqual( [ 'claim' ] );
	expect( found( block( 'hvac-blocks/campaign-banner', { validUntil: '2027-01-01' } ) ) ).toEqual( [] );
} );

it( 'finds every main heading but the first', () => {
	const group = block( 'core/group', {}, [ block( 'hvac-blocks/titling', { level: 1 } ) ] );

	expect( found( group, block( 'core/heading', { level: 1 } ), block( 'core/list', { level: 1 } ) ) ).toEqual( [
		'heading',
	] );
} );

it( 'finds links that lead nowhere, in settings and in texts', () => {
	const rich = {
		toString: () =>
			'See <a href="#prices">prices</a>, <a class="x" href="/gone/?a=1&amp;b">more</a>, <a href="">x</a>',
	};
	const blocks = [
		block( 'core/paragraph', { content: rich } ),
		block( 'hvac-blocks/price-card', { link: '/gone/' } ),
	];

	expect( found( ...blocks ) ).toEqual( [
		'anchor #prices',
		'dead-link /gone/?a=1&b',
		'empty-link',
		'dead-link /gone/',
	] );
	expect( found( ...blocks, block( 'core/heading', { anchor: 'prices' } ) ) ).not.toContain( 'anchor #prices' );
	expect( found( block( 'core/button', { text: 'Go' } ), block( 'core/button', { text: 'Go', url: '#' } ) ) ).toEqual(
		[ 'empty-link', 'empty-link' ]
	);
	expect( found( block( 'hvac-blocks/price-card', { link: '' } ) ) ).toEqual( [] );
	expect( found( block( 'hvac-blocks/price-card', { link: '#50%' } ) ) ).toEqual( [ 'anchor #50%' ] );
} );

it( 'asks only for pages of this site', () => {
	const of = ( address: string ) => pageAddress( address, 'https://example.org/wp-admin/post.php' );

	expect( of( '/en/prices/?zip=1#a' ) ).toBe( 'https://example.org/en/prices/' );
	expect( of( 'https://example.org/en/' ) ).toBe( 'https://example.org/en/' );
	expect(
		[ 'https://example.com/', 'tel:555', '#a', '/wp-content/a.pdf', '/wp-admin/', 'http://[' ].map( of )
	).toEqual( Array( 6 ).fill( undefined ) );
} );
