import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { withWarning } from './missing-image';
import * as media from './controls/use-media';

jest.mock( './controls/use-media' );
jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => <aside>{ children }</aside>,
} ) );

const useMedia = media.useMedia as jest.Mock;
const Edit = withWarning( () => <figure /> );
const warning = () => screen.queryByText( /no longer in the media library/, { selector: 'aside *' } );

const show = ( name: string, attributes: { id?: unknown; url?: unknown } ) =>
	render( <Edit name={ name } attributes={ attributes } /> );

describe( 'an image block whose file was deleted', () => {
	beforeEach( () => useMedia.mockReturnValue( { media: undefined, isMissing: true } ) );

	it.each( [ '/wp-content/uploads/a.jpg', `${ window.location.origin }/a.jpg` ] )( 'says so: %s', ( url ) => {
		show( 'core/image', { id: 7, url } );

		expect( warning() ).toBeVisible();
		expect( useMedia ).toHaveBeenCalledWith( 7 );
	} );

	it.each( [
		[ 'of another site', 'core/image', { id: 7, url: 'https://example.org/a.jpg' } ],
		[ 'by its address alone', 'core/image', { url: '/a.jpg' } ],
		[ 'not chosen yet', 'core/image', {} ],
		[ 'of another block', 'core/cover', { id: 7, url: '/a.jpg' } ],
	] )( 'says nothing of an image %s', ( _, name, attributes ) => {
		show( name, attributes );

		expect( warning() ).not.toBeInTheDocument();
		expect( document.querySelector( 'figure' ) ).toBeInTheDocument();
	} );

	it( 'says nothing while it is looked up, and where it is there', () => {
		useMedia.mockReturnValue( { media: undefined, isMissing: false } );
		show( 'core/image', { id: 7, url: '/a.jpg' } );

		expect( warning() ).not.toBeInTheDocument();
	} );
} );
