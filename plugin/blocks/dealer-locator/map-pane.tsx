import { cardProps } from '@client/domain/dealer-card';
import { fill, plural } from '@client/domain/text';
import sizes from '@contracts/dealer-pages.json';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import type { DealerMap } from '@ui/dealers/dealer-map/view';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { placeName } from '@client/dealer-search/announcement';
import type { VariantProps } from './types';
import { usePageSize } from './use-page-size';
import { titleOf, type Selection } from './use-selection';

interface Props extends VariantProps {
	selection: Selection;
}

/** The dealers on a map. On a small screen it replaces the list, with the chosen dealer's card below it. */
export function MapPane( { id, lang, map, cardConfig, texts, dealerSearch, selection }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const [ Drawn, draw ] = useState< typeof DealerMap | null >( null );
	const [ isFailed, fail ] = useState( false );
	const isSmall = usePageSize() === sizes.smallSize;
	const { search, address } = dealerSearch;
	const { markers, chosen, unplaced } = selection;
	const answer = search.status === 'found' ? search.answer : null;
	const place = useMemo(
		() =>
			answer?.location
				? {
						...answer.location,
						name: placeName( answer.location, address.place, texts ),
						radius: answer.radius,
					}
				: null,
		[ answer, address.place, texts ]
	);

	// PHP prints only the map's container; the map loads once it is visible.
	useEffect( () => {
		const observer = new IntersectionObserver(
			( entries ) =>
				entries.some( ( { isIntersecting } ) => isIntersecting ) &&
				import( '@hvac-blocks/dealer-map' ).then(
					( module ) => draw( () => module.DealerMap ),
					() => fail( true )
				)
		);

		if ( box.current ) {
			observer.observe( box.current );
			// Scroll to a map that the visitor opened; do not scroll on page load.
			if ( dealerSearch.isAsked ) {
				box.current.scrollIntoView?.( { block: 'nearest' } );
			}
		}
		return () => observer.disconnect();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- as it is opened.
	}, [] );

	const hint = chosen ? titleOf( chosen.dealer, cardConfig ) : texts.selectOnMap;

	return (
		<div className="hvac-dealer-locator__pane">
			<p className="hvac-dealer-locator__hint">{ isFailed ? map?.texts.failed : hint }</p>
			<div ref={ box } className="hvac-dealer-locator__map">
				{ Drawn && map && (
					<Drawn
						id={ `${ id }-map` }
						config={ map }
						markers={ markers }
						place={ place }
						selected={ selection.selected }
						onSelect={ selection.choose }
						hover={ selection.hover }
						onHover={ selection.point }
						onEscape={ () => selection.choose( null ) }
					/>
				) }
			</div>
			{ chosen && isSmall && (
				<div
					ref={ selection.card as RefObject< HTMLDivElement > }
					className="hvac-dealer-locator__chosen"
					tabIndex={ -1 }
				>
					<DealerCard
						{ ...cardProps( `${ id }-chosen`, chosen.dealer, cardConfig ) }
						position={ chosen.place }
					/>
				</div>
			) }
			{ answer && unplaced > 0 && (
				<p className="hvac-dealer-locator__unplaced">
					{ fill( plural( texts.noPosition, unplaced, lang ), { count: unplaced } ) }
				</p>
			) }
		</div>
	);
}
