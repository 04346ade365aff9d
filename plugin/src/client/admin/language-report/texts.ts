import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { Counterpart, Fault } from './types';

export function faultName( fault: Fault ): string {
	return {
		missing: __( 'Missing', 'hvac-blocks' ),
		unpublished: __( 'Not published', 'hvac-blocks' ),
		older: __( 'Older', 'hvac-blocks' ),
		blocks: __( 'Lacks blocks', 'hvac-blocks' ),
		texts: __( 'Texts to translate', 'hvac-blocks' ),
	}[ fault ];
}

/** A counterpart's fault with what belongs to it. */
export function faultText( fault: Fault, counterpart: Counterpart ): string {
	switch ( fault ) {
		case 'blocks':
			return `${ faultName( fault ) }: ${ lacksText( counterpart ) }`;
		case 'texts':
			return toTranslateText( counterpart.untranslated );
		default:
			return faultName( fault );
	}
}

export const toTranslateText = ( total: number ): string =>
	sprintf(
		/* translators: %s: number of texts. */
		_n( '%s text to translate', '%s texts to translate', total, 'hvac-blocks' ),
		count( total )
	);

/** Which blocks a counterpart lacks, and how many of each. */
export function lacksText( { lacks }: Counterpart ): string {
	return lacks
		.map( ( { block, count: number } ) => ( number === 1 ? block : `${ block }\u00a0×\u00a0${ count( number ) }` ) )
		.join( ', ' );
}

export function pagesText( total: number, checked: number ): string {
	return sprintf(
		/* translators: 1: number of pages that differ, 2: number of all pages. */
		_n( '%1$s of %2$s page differs', '%1$s of %2$s pages differ', checked, 'hvac-blocks' ),
		count( total ),
		count( checked )
	);
}
