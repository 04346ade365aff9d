import type { MapConfig, MapHandle, MapMarker, MapPlace } from '@client/modules/map/types';
import icons from '@contracts/icons.json';
import { useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { useEffect, useRef, useState } from '@wordpress/element';

export type { MapConfig, MapMarker, MapPlace };

export interface Props {
	id: string;
	/** From PHP's `Map\MapConfig`. */
	config: MapConfig;
	markers: MapMarker[];
	/** The place at which the map opens. */
	place: MapPlace | null;
	/** The chosen marker's id. */
	selected: string | null;
	onSelect: ( id: string ) => void;
	/** The id of the marker whose card is hovered. */
	hover?: string | null;
	onHover?: ( id: string | null ) => void;
	onEscape?: () => void;
	/** The region's name; "Map of dealers" by default. */
	label?: string;
	zoom?: number;
}

/**
 * A map of dealers. Never part of the server's HTML: the content beside it says the same. Leaflet is loaded on first
 * render.
 */
export function DealerMap( { id, config, ...options }: Props ) {
	const isEditor = useIsEditor();
	const root = useRef< HTMLDivElement >( null );
	const handle = useRef< MapHandle | null >( null );
	const latest = useRef( options );
	const [ state, setState ] = useState< 'loading' | 'ready' | 'failed' >( 'loading' );
	const { markers, place, selected, hover, label } = options;

	latest.current = options;

	useEffect( () => {
		if ( isEditor ) {
			return undefined;
		}

		let isGone = false;
		performance.mark?.( 'hvac-map-open' );
		import( '@hvac-blocks/map' )
			.then( ( { mount } ) => {
				if ( isGone || ! root.current ) {
					return;
				}
				handle.current = mount( root.current, {
					...latest.current,
					config,
					onSelect: ( marker ) => latest.current.onSelect( marker ),
					onHover: ( marker ) => latest.current.onHover?.( marker ),
					onEscape: () => latest.current.onEscape?.(),
				} );
				setState( 'ready' );
			} )
			// It could not be loaded or drawn.
			.catch( () => setState( 'failed' ) );

		return () => {
			isGone = true;
			handle.current?.destroy();
			handle.current = null;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- a map lives as long as its element; `latest` has what changes.
	}, [ isEditor ] );

	useEffect( () => {
		handle.current?.update( { markers, place, selected, hover: hover ?? null, label } );
	}, [ markers, place, selected, hover, label ] );

	return (
		<div className="hvac-dealer-map" data-state={ state }>
			<div ref={ root } id={ id } className="hvac-dealer-map__map" />
			{ state !== 'ready' && (
				<p className="hvac-dealer-map__state" role={ state === 'failed' ? 'alert' : undefined }>
					<Icon svg={ state === 'failed' ? icons.triangleAlert : icons.mapPin } />
					<span>{ state === 'failed' ? config.texts.failed : config.texts.loading }</span>
				</p>
			) }
		</div>
	);
}
