import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { OpenSettings } from './open-settings';

afterEach( () => document.body.replaceChildren() );

it.each( [
	[ 'hvac_blocks_manage_dealers hvac_blocks_manage_settings', 1 ],
	[ 'hvac_blocks_manage_dealers', 0 ],
	[ '', 0 ],
] )( 'leads to the settings only those who may change them: %s', ( may, links ) => {
	document.body.innerHTML = `<div id="hvac-blocks-screen" data-may="${ may }"></div>`;
	render( <OpenSettings section="reports" /> );

	expect( screen.queryAllByRole( 'link', { name: 'Open settings' } ) ).toHaveLength( links );
} );
