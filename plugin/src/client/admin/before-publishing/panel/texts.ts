import { __, sprintf } from '@wordpress/i18n';
import type { Finding } from './findings';

/** What a finding says; the block's name follows. */
export function findingText( { kind, detail }: Finding ): string {
	switch ( kind ) {
		case 'sample':
			return __( 'A sample is left:', 'hvac-blocks' );
		case 'picture':
			return __( 'A picture without alternative text:', 'hvac-blocks' );
		case 'claim':
			return __( 'A claim without dates:', 'hvac-blocks' );
		case 'heading':
			return __( 'Another main heading (H1):', 'hvac-blocks' );
		case 'empty-link':
			return __( 'A link without an address:', 'hvac-blocks' );
		case 'anchor':
			/* translators: %s: an anchor, such as "#prices". */
			return sprintf( __( 'No block on this page has the anchor %s:', 'hvac-blocks' ), detail );
		case 'dead-link':
			/* translators: %s: an address. */
			return sprintf( __( 'Visitors find no page at %s:', 'hvac-blocks' ), detail );
		case 'language':
			/* translators: %s: a language, such as "Spanish". */
			return sprintf( __( 'Missing on the page in %s:', 'hvac-blocks' ), detail );
	}
}
