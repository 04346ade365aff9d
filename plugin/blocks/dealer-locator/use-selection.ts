import { cardProps, type CardConfig } from '@client/domain/dealer-card';
import type { Dealer } from '@client/domain/dealers';
import { pageOf } from '@client/domain/pages';
import type { MapMarker } from '@ui/dealers/dealer-map/view';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { HTMLAttributes, RefObject } from 'react';
import type { Shown } from '@client/dealer-search/search';
import type { VariantProps } from './types';

// The largest number that fits into a pin.
const LONGEST_NUMBER = 99;

type Item = HTMLAttributes< HTMLLIElement > & { ref?: RefObject< HTMLLIElement > };

/** Cards and markers that highlight each other. */
export interface Selection {
	markers: MapMarker[];
	/** The number of dealers without a position. */
	unplaced: number;
	/** The chosen dealer and its index in the list. */
	chosen: { dealer: Dealer; place: number } | null;
	/** IDs of the chosen and of the hovered dealer. */
	selected: string | null;
	hover: string | null;
	/** Chooses a marker and scrolls to its card. */
	choose: ( id: string | null ) => void;
	point: ( id: string | null ) => void;
	/** Attributes of a dealer's list item. */
	item: ( dealer: Dealer, place: number ) => Item;
	/** The chosen card's element, if it is outside the list. */
	card: RefObject< HTMLElement >;
}

/** A dealer's name and distance. */
export function titleOf( dealer: Dealer, cardConfig: CardConfig ): string {
	const { name, distance } = cardProps( '', dealer, cardConfig );
	return [ name, distance ].filter( Boolean ).join( ', ' );
}

const idOf = ( { data = {} }: Dealer, place: number ): string => data.companyID ?? `place-${ place }`;

const positionOf = ( { location }: Dealer ): { lat: number; lon: number } | null =>
	typeof location?.lat === 'number' && typeof location.lon === 'number'
		? { lat: location.lat, lon: location.lon }
		: null;

/**
 * Which dealer is chosen on the map.
 *
 * @param props of the locator
 * @param shown what the search shows
 * @param size  dealers per page
 */
export function useSelection(
	{ cardConfig, dealerSearch }: VariantProps,
	shown: Shown | null,
	size: number
): Selection {
	const [ selected, setSelected ] = useState< string | null >( null );
	const [ hover, point ] = useState< string | null >( null );
	const isBringing = useRef( false );
	const card = useRef< HTMLElement >( null );
	const { address, search, turn } = dealerSearch;
	const first = shown?.all.first ?? 1;
	const dealers = shown?.all.dealers ?? [];
	const filters = address.filters.join();

	const markers = useMemo(
		() =>
			dealers.flatMap( ( dealer, index ) => {
				const place = first + index;
				const position = positionOf( dealer );

				return position
					? [
							{
								...position,
								id: idOf( dealer, place ),
								title: titleOf( dealer, cardConfig ),
								label: place > LONGEST_NUMBER ? undefined : String( place ),
							},
						]
					: [];
			} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what `dealers` and `first` are made of; a page holds more than its own.
		[ search, filters, cardConfig ]
	);

	const at =
		selected === null ? -1 : dealers.findIndex( ( dealer, index ) => idOf( dealer, first + index ) === selected );
	const dealer = dealers[ at ];

	useEffect( () => {
		if ( isBringing.current && card.current ) {
			isBringing.current = false;
			card.current.focus( { preventScroll: true } );
			card.current.scrollIntoView?.( { block: 'nearest' } );
		}
	} );

	const choose = ( id: string | null ) => {
		const index = dealers.findIndex( ( each, position ) => idOf( each, first + position ) === id );
		setSelected( id );

		if ( index === -1 ) {
			return;
		}

		const from = pageOf( first + dealers.length - 1, first + index, size ).first;
		isBringing.current = true;

		if ( from !== shown?.page.first ) {
			turn( { from }, true );
		}
	};

	const item = ( of: Dealer, place: number ): Item => {
		const id = idOf( of, place );

		return {
			ref: id === selected ? ( card as RefObject< HTMLLIElement > ) : undefined,
			tabIndex: id === selected ? -1 : undefined,
			'aria-current': id === selected ? true : undefined,
			...{ 'data-pointed': id === hover ? '' : undefined, 'data-number': positionOf( of ) ? place : undefined },
			onClick: () => setSelected( id ),
			onPointerEnter: () => point( id ),
			onPointerLeave: () => point( null ),
			onFocus: () => point( id ),
			onBlur: () => point( null ),
		};
	};

	return {
		markers,
		unplaced: dealers.length - markers.length,
		chosen: dealer ? { dealer, place: first + at } : null,
		selected: dealer ? selected : null,
		hover,
		choose,
		point,
		item,
		card,
	};
}
