import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import { AdminMap, type MapDot } from '../shared/map';
import type { Place } from './types';
import { placeText } from './texts';

/** Where searches found no dealer: the more searches, the larger the dot. The table beside it has the same numbers. */
export function UnservedMap( { places }: { places: Place[] } ) {
	const dots = useMemo( () => places.flatMap( dotOf ), [ places ] );

	if ( dots.length === 0 ) {
		return null;
	}

	return <AdminMap height={ 420 } dots={ dots } label={ __( 'Map of places without a dealer', 'hvac-blocks' ) } />;
}

function dotOf( place: Place ): MapDot[] {
	const { lat, lon, zip, nobody } = place;

	if ( lat === null || lon === null ) {
		return [];
	}

	const label = sprintf(
		/* translators: 1: a ZIP code, 2: its place, 3: number of searches. */
		_n( '%1$s %2$s: %3$s search', '%1$s %2$s: %3$s searches', nobody, 'hvac-blocks' ),
		zip,
		placeText( place ),
		count( nobody )
	);

	return [ { lat, lon, weight: nobody, label } ];
}
