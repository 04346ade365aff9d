import { renderHook } from '@testing-library/react';
import { useSampleNotice } from './use-sample-notice';

let mockInner: Array< { attributes: object } > = [];

jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: () => object ) => unknown ) => read( () => ( { getBlocks: () => mockInner } ) ),
} ) );

const notice = ( ...attributes: object[] ): string => {
	mockInner = attributes.map( ( each ) => ( { attributes: each } ) );

	return renderHook( () => useSampleNotice( 'a' ) ).result.current;
};

it( 'speaks while one file is a sample', () => {
	expect( notice( { pdf: { id: 12 } }, { unit: 'coils', english: { sample: 'coils-en' } } ) ).toMatch( /samples/ );
} );

it( 'is silent once the files are the site’s own, and where there are none', () => {
	expect( notice( { pdf: { id: 12 } }, { pdf: 12, title: 'sample' }, { pdf: undefined, image: null } ) ).toBe( '' );
	expect( notice( { pdf: { id: 12, sample: 'coils-en' } } ) ).toBe( '' );
	expect( notice() ).toBe( '' );
} );
