import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { withNotice } from './unknown-block';

const Edit = withNotice( () => <figure /> );
const notice = () => screen.queryByText( /The page leaves this block out/, { selector: '.components-notice *' } );

const show = ( name: string, originalName?: string ) =>
	render( <Edit name={ name } attributes={ { originalName } } /> );

describe( 'an unknown block', () => {
	afterEach( () => delete window.hvacBlocksSkipsUnknown );

	it( 'of this plugin says that visitors do not see it', () => {
		show( 'core/missing', 'hvac-blocks/gone' );

		expect( notice() ).toBeVisible();
		expect( document.querySelector( 'figure' ) ).toBeInTheDocument();
	} );

	it( 'of another plugin says so only where the setting is on', () => {
		const { unmount } = show( 'core/missing', 'acme/gone' );
		expect( notice() ).not.toBeInTheDocument();
		unmount();

		window.hvacBlocksSkipsUnknown = true;
		show( 'core/missing', 'acme/gone' );
		expect( notice() ).toBeVisible();
	} );

	it( 'is none that is known, or has no name', () => {
		window.hvacBlocksSkipsUnknown = true;
		show( 'hvac-blocks/faq', 'hvac-blocks/gone' );
		show( 'core/missing' );

		expect( notice() ).not.toBeInTheDocument();
	} );
} );
