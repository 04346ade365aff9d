import { renderHook } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { usePictureUpload } from './use-media';

const mockUpload = jest.fn();

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => ( { getSettings: () => ( { mediaUpload: mockUpload } ) } ) ),
	useDispatch: () => ( { createErrorNotice: () => {} } ),
} ) );

it( 'tells an upload once, though WordPress tells of it before it is stored and again with each of its sizes', () => {
	const onDone = jest.fn();

	renderHook( () => usePictureUpload( onDone ) ).result.current?.( [ new File( [ '' ], 'unit.jpg' ) ] );
	const { onFileChange } = mockUpload.mock.calls[ 0 ][ 0 ];

	onFileChange( [ { url: 'blob:unit' } ] );
	expect( onDone ).not.toHaveBeenCalled();
	onFileChange( [ { id: 9 } ] );
	onFileChange( [ { id: 9, sizes: {} } ] );
	expect( onDone.mock.calls ).toEqual( [ [ { id: 9 } ] ] );
	expect( jest.mocked( speak ).mock.calls ).toEqual( [ [ 'Chosen', 'assertive' ] ] );
} );
