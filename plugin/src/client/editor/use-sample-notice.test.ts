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

it( 'speaks while one quote is a sample', () => {
	expect( notice( { quote: 'Warm again.' }, { sample: 'comfort' } ) ).toMatch( /customers/ );
	expect( notice( { sample: 'comfort', quote: 'Warm again.' } ) ).toMatch( /customers/ );
	expect( notice( { sample: 'comfort', quote: 'Warm again.', author: '' }, { sample: '' } ) ).toBe( '' );
} );

it( 'speaks while one product is a sample', () => {
	expect( notice( { product_type: '1', product_name: 'Ours' }, { product_type: '2', sample: 'hp-1' } ) ).toMatch(
		/products/
	);
	expect( notice( { product_type: '1', product_name: 'Ours', sample: 'ac-1' } ) ).toMatch( /products/ );
	expect( notice( { product_type: '1', product_name: 'Ours' } ) ).toBe( '' );
} );

it( 'is silent once the files are the site’s own, and where there are none', () => {
	expect( notice( { pdf: { id: 12 } }, { pdf: 12, title: 'sample' }, { pdf: undefined, image: null } ) ).toBe( '' );
	expect( notice( { pdf: { id: 12, sample: 'coils-en' } } ) ).toBe( '' );
	expect( notice() ).toBe( '' );
} );
