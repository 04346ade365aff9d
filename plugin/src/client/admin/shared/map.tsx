import { Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MapDot, MapConfig, MapHandle, MapOptions, Position } from '@client/modules/map/types';

export type { MapDot, Position };

interface Props extends Omit< MapOptions, 'config' > {
	/** The map's height in pixels. */
	height?: number;
}

interface AdminMapConfig extends MapConfig {
	/** The address of the map's module. */
	module: string;
}

/** From PHP's `AdminScreens`; null if it provides none. */
function configOfScreen(): AdminMapConfig | null {
	const json = document.getElementById( 'hvac-blocks-screen' )?.dataset.map;
	return json ? JSON.parse( json ) : null;
}

/**
 * A map on an admin screen: a pin to place (`pin`, `onMove`), dots of different weights (`dots`), markers. Uses the
 * same module as the site, loaded on first render.
 */
export function AdminMap( { height = 360, ...options }: Props ) {
	const root = useRef< HTMLDivElement >( null );
	const handle = useRef< MapHandle | null >( null );
	const latest = useRef( options );
	const [ state, setState ] = useState< 'loading' | 'ready' | 'failed' >( 'loading' );
	const { pin, dots, markers, place, selected, label } = options;

	latest.current = options;

	useEffect( () => {
		const config = configOfScreen();
		let isGone = false;

		if ( ! config ) {
			setState( 'failed' );
			return undefined;
		}

		const loading: Promise< typeof import( '@client/modules/map' ) > = import(
			/* webpackIgnore: true */ config.module
		);
		loading.then(
			( { mount } ) => {
				if ( isGone || ! root.current ) {
					return;
				}
				handle.current = mount( root.current, {
					...latest.current,
					config,
					onMove: latest.current.onMove && ( ( lat, lon ) => latest.current.onMove?.( lat, lon ) ),
					onSelect: ( id ) => latest.current.onSelect?.( id ),
				} );
				setState( 'ready' );
			},
			() => setState( 'failed' )
		);

		return () => {
			isGone = true;
			handle.current?.destroy();
			handle.current = null;
		};
	}, [] );

	useEffect( () => {
		handle.current?.update( { pin, dots, markers, place, selected, label } );
	}, [ pin, dots, markers, place, selected, label ] );

	return (
		<div
			className="hvac-admin-map"
			style={ { position: 'relative', height, overflow: 'hidden', borderRadius: 2, background: '#e8edf0' } }
		>
			<div ref={ root } style={ { height: '100%' } } />
			{ state !== 'ready' && (
				<div style={ { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' } }>
					{ state === 'loading' ? (
						<Spinner />
					) : (
						<p>{ __( 'The map could not be loaded.', 'hvac-blocks' ) }</p>
					) }
				</div>
			) }
		</div>
	);
}
