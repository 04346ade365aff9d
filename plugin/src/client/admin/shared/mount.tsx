import { createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';
import './screen.scss';

/** Renders a screen into the page that the server printed. */
export function mount( screen: ReactNode ): void {
	const root = document.getElementById( 'hvac-blocks-screen' );

	if ( root ) {
		createRoot( root ).render( screen );
	}
}
