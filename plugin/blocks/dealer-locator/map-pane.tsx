import { cardProps } from '@client/domain/dealer-card';
import { fill, plural } from '@client/domain/text';
import sizes from '@contracts/dealer-pages.json';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import { DealerMap } from '@ui/dealers/dealer-map/view';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { placeName } from '@client/dealer-search/announcement';
import type { VariantProps } from './types';
import { usePageSize } from './use-page-size';
import { titleOf, type Selection } from './use-selection';

interface Props extends VariantProps {
	selection: Selection;
}

/** The dealers on a map. On a small screen it stands in place of the list, with the chosen dealer's card under it. */
export function MapPane( { id, lang, map, cardConfig, texts, dealerSearch, selection }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const [ isDrawn, draw ] = useState( false );
	const isSmall = usePageSize() === sizes.smallSize;
	const { search, address } = dealerSearch;
	const { markers, chosen, unplaced } = selection;
	const answer = search.status === 'found' ? search.answer : null;
	const place = useMemo(
		() =>
			answer?.location
				? {
						lat: answer.location.lat,
						lon: answer.location.lon,
						name: placeName( answer.location, address.place, texts ),
						country: answer.location.country,
						radius: answer.radius,
					}
				: null,
		[ answer?.location, answer?.radius, address.place, texts ]
	);

	// PHP prints the map's place alone; the map arrives once that can be seen.
	useEffect( () => {
		const observer = new IntersectionObserver( ( entries ) =>
			draw( ( before ) => before || entries.some( ( { isIntersecting } ) => isIntersecting ) )
		);

		if ( box.current ) {
			observer.observe( box.current );
			// What the visitor opens is seen whole; on a page that comes with a map nothing moves.
			if ( dealerSearch.isAsked ) {
				box.current.scrollIntoView?.( { block: 'nearest' } );
			}
		}
		return () => observer.disconnect();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- as it is opened.
	}, [] );

	return (
		<div className="hvac-dealer-locator__pane">
			<p className="hvac-dealer-locator__hint">
				{ chosen ? titleOf( chosen.dealer, cardConfig ) : texts.selectOnMap }
			</p>
			<div ref={ box } className="hvac-dealer-locator__map">
				{ isDrawn && map && (
					<DealerMap
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
			{ isDrawn && answer && unplaced > 0 && (
				<p className="hvac-dealer-locator__unplaced">
					{ fill( plural( texts.noPosition, unplaced, lang ), { count: unplaced } ) }
				</p>
			) }
		</div>
	);
}
