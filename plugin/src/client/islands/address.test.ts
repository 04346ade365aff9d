import { safeProps } from './address';
import { createElement, jsx, jsxs } from './runtime';

const HARMFUL = [
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	' \n\u0001javascript:alert(1)',
	'java\nscript:alert(1)',
	'java\tscript\r:alert(1)',
	'vbscript:x',
	'data:text/html,<script>alert(1)</script>',
	'blob:http://localhost/x',
];

const HARMLESS = [
	'',
	'/residential/en/dealer-locator/?zipcode=75024#a:b',
	'?zipcode=javascript:alert(1)',
	'#step:1',
	'./x:y',
	'//example.org/x',
	'https://example.org:8443/x?y=javascript:z',
	'tel:+12145550123',
	'mailto:a@example.org',
	'http://',
];

const NAMES = [ 'href', 'action', 'src', 'formAction', 'xlinkHref' ];

it.each( HARMFUL )( '%j is no address of any element', ( address ) => {
	for ( const name of NAMES ) {
		const props = { [ name ]: address, title: address };

		expect( safeProps( 'a', props ) ).toEqual( { [ name ]: '', title: address } );
		expect( props[ name ] ).toBe( address );
	}
} );

it.each( HARMLESS )( '%j is left alone', ( address ) => {
	for ( const name of NAMES ) {
		const props = { [ name ]: address };

		expect( safeProps( 'a', props ) ).toBe( props );
	}
} );

it( 'a list that would be read as an address is none', () => {
	expect( safeProps( 'a', { href: [ 'javascript:alert(1)' ] } ) ).toEqual( { href: '' } );
} );

it( 'a component gets what it was given: its elements are looked at', () => {
	const props = { action: 'javascript:alert(1)' };

	expect( safeProps( () => null, props ) ).toBe( props );
} );

it( 'every element that an island makes passes through it', () => {
	const props = { href: 'javascript:alert(1)', children: [] };

	expect( jsx( 'a', props ).props.href ).toBe( '' );
	expect( jsxs( 'a', props, 'key' ) ).toMatchObject( { key: 'key', props: { href: '' } } );
	expect( createElement( 'a', props, 'one', 'two' ).props ).toEqual( { href: '', children: [ 'one', 'two' ] } );
	expect( createElement( 'p', null ).props ).toEqual( {} );
} );
