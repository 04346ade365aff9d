import { __, sprintf } from '@wordpress/i18n';
import type { RecordKind } from '../shared/record/kind';
import { EMPTY, rebateBody, valuesOf, type FormValues } from './form-values';
import { fieldText } from './import-kind';
import { RebateForm } from './rebate-form';
import type { Rebate } from './types';

/** Rebates as records of a form. */
export const rebateKind = (): RecordKind< FormValues, Rebate > => ( {
	name: 'rebate',
	path: '/rebates',
	key: 'id',
	required: [ 'title', 'provider', 'id' ],
	empty: EMPTY,
	valuesOf,
	bodyOf: ( values, version ) => ( { ...rebateBody( values ), version } ),
	titleOf: ( { title } ) => title,
	fieldText,
	Form: RebateForm,
	texts: {
		back: __( '← All rebates', 'hvac-blocks' ),
		isNew: __( 'New rebate', 'hvac-blocks' ),
		failed: __( 'The rebate could not be loaded.', 'hvac-blocks' ),
		save: __( 'Save rebate', 'hvac-blocks' ),
		saved: __( 'Rebate saved.', 'hvac-blocks' ),
		recreate: __( 'Your changes are still here. Save again to recreate the rebate.', 'hvac-blocks' ),
		remove: __( 'Delete rebate', 'hvac-blocks' ),
		removeQuestion: __( 'Delete this rebate?', 'hvac-blocks' ),
		removing: ( title ) =>
			sprintf(
				/* translators: %s: a rebate's title. */
				__( 'Visitors will no longer find “%s”.', 'hvac-blocks' ),
				title
			),
		removed: ( title ) =>
			sprintf(
				/* translators: %s: a rebate's title. */
				__( '%s deleted.', 'hvac-blocks' ),
				title
			),
	},
} );
