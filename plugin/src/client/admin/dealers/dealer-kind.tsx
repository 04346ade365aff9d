import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { RecordKind } from '../shared/record/kind';
import { DealerForm } from './dealer-form';
import { emptyValues, requestBody, valuesOf, type FormValues } from './form-values';
import { fieldText } from './texts';
import type { FullDealer } from './types';

/** Dealers as records of a form. */
export const dealerKind = (): RecordKind< FormValues, FullDealer > => ( {
	name: 'dealer',
	path: '/dealers',
	key: 'companyID',
	required: [ 'name', 'companyID' ],
	empty: emptyValues(),
	valuesOf,
	bodyOf: requestBody,
	titleOf: ( { data } ) => data.name,
	warningsOf: ( { warnings } ) => warnings,
	fieldText,
	Form: DealerForm,
	links: ( { profileUrl } ) =>
		profileUrl && <ExternalLink href={ profileUrl }>{ __( 'View profile', 'hvac-blocks' ) }</ExternalLink>,
	texts: {
		back: __( '← All dealers', 'hvac-blocks' ),
		isNew: __( 'New dealer', 'hvac-blocks' ),
		failed: __( 'The dealer could not be loaded.', 'hvac-blocks' ),
		save: __( 'Save dealer', 'hvac-blocks' ),
		saved: __( 'Dealer saved.', 'hvac-blocks' ),
		recreate: __( 'Your changes are still here. Save again to recreate the dealer.', 'hvac-blocks' ),
		remove: __( 'Delete dealer', 'hvac-blocks' ),
		removeQuestion: __( 'Delete this dealer?', 'hvac-blocks' ),
		removing: ( title ) =>
			sprintf(
				/* translators: %s: a dealer's name. */
				__( 'This removes the page for %s, and visitors will no longer find the dealer.', 'hvac-blocks' ),
				title
			),
		removed: ( title ) =>
			sprintf(
				/* translators: %s: a dealer's name. */
				__( '%s deleted.', 'hvac-blocks' ),
				title
			),
	},
} );
