import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { Flow, Outcome, Place, StepName } from './types';

export function outcomeText( outcome: Outcome ): string {
	switch ( outcome ) {
		case 'found':
			return __( 'Dealers found', 'hvac-blocks' );
		case 'nobody':
			return __( 'No dealer nearby', 'hvac-blocks' );
		case 'nowhere':
			return __( 'Unknown place', 'hvac-blocks' );
	}
}

export function chartTitle( byWeek: boolean ): string {
	return byWeek ? __( 'Searches by week', 'hvac-blocks' ) : __( 'Searches by day', 'hvac-blocks' );
}

export function placeText( { name, region }: Place ): string {
	if ( name === '' ) {
		return '—';
	}

	return region === ''
		? name
		: sprintf(
				/* translators: 1: a city, 2: its state or province. */
				__( '%1$s, %2$s', 'hvac-blocks' ),
				name,
				region
			);
}

export function searchesText( total: number ): string {
	return sprintf(
		/* translators: %s: number of searches. */
		_n( '%s search', '%s searches', total, 'hvac-blocks' ),
		count( total )
	);
}

export function flowText( flow: Flow[ 'flow' ] ): string {
	switch ( flow ) {
		case 'flow1':
			return __( 'Flow 1', 'hvac-blocks' );
		case 'flow2':
			return __( 'Flow 2', 'hvac-blocks' );
		case 'flow3':
			return __( 'Flow 3', 'hvac-blocks' );
	}
}

export function stepText( step: StepName ): string {
	switch ( step ) {
		case 'homeSize':
			return __( 'Home size', 'hvac-blocks' );
		case 'outdoorUnit':
			return __( 'Outdoor unit', 'hvac-blocks' );
		case 'indoorUnit':
			return __( 'Indoor unit', 'hvac-blocks' );
		case 'buyingFactors':
			return __( 'Buying factors', 'hvac-blocks' );
		case 'issues':
			return __( 'Issues', 'hvac-blocks' );
		case 'zipCode':
			return __( 'ZIP or postal code', 'hvac-blocks' );
	}
}
