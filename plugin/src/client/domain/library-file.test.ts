import { isSameFile } from './library-file';

const HERE = 'https://example.org/wp-content/uploads/2026/11/unit.jpg';

it.each( [
	[ 'no address is stored', undefined, true ],
	[ 'the file has another name since it was edited', HERE.replace( 'unit', 'unit-e1' ), true ],
	[ 'the site has moved', HERE.replace( 'example.org', 'www.example.net/blog' ), true ],
	[ 'the protocol has changed', HERE.replace( 'https', 'http' ), true ],
	[ 'the block is from another site', 'https://example.net/wp-content/uploads/2026/10/van.jpg', false ],
	[ 'the block is from another site of the network', HERE.replace( '/2026/11/unit', '/sites/2/2026/11/van' ), false ],
	[ 'what is stored is no address', 'unit', true ],
] )( '%s', ( _, written, expected ) => {
	expect( isSameFile( written, HERE ) ).toBe( expected );
} );
