import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import { ownFields } from './own-fields/fields';
import type { Badge, Dealer } from './types';

/** The badges in the order of the site's own filters. */
export function badges(): Array< { key: Badge; label: string; has: ( dealer: Dealer ) => boolean } > {
	return [
		{ key: 'tcs', label: __( 'Comfort Specialist', 'hvac-blocks' ), has: ( { data } ) => data.isTcs },
		{ key: 'emergency', label: __( '24/7 Emergency', 'hvac-blocks' ), has: ( { data } ) => data.emergencyService },
		{ key: 'nate', label: __( 'NATE', 'hvac-blocks' ), has: ( { data } ) => data.nateCertified },
		{ key: 'financing', label: __( 'Financing', 'hvac-blocks' ), has: ( { data } ) => data.showFinancing },
		{
			key: 'diagnostics',
			label: __( 'Diagnostics', 'hvac-blocks' ),
			has: ( { data } ) => data.nexiaDealerDiagnostics,
		},
		{
			key: 'charter',
			label: __( 'Charter Member', 'hvac-blocks' ),
			has: ( { data } ) => !! data.charterMemberDate,
		},
		{ key: 'leasing', label: __( 'Leasing', 'hvac-blocks' ), has: ( { data } ) => data.leasingOption },
	];
}

export function dealersText( total: number ): string {
	return sprintf(
		/* translators: %s: number of dealers. */
		_n( '%s dealer', '%s dealers', total, 'hvac-blocks' ),
		count( total )
	);
}

/** The name of a file's column. */
export function fieldText( field: string ): string {
	const texts: Record< string, string > = {
		companyID: __( 'Company ID', 'hvac-blocks' ),
		name: __( 'Name', 'hvac-blocks' ),
		addressLine1: __( 'Street address', 'hvac-blocks' ),
		city: __( 'City', 'hvac-blocks' ),
		state: __( 'State or province', 'hvac-blocks' ),
		zip: __( 'ZIP or postal code', 'hvac-blocks' ),
		phone1: __( 'Phone', 'hvac-blocks' ),
		showAddress: __( 'Show street address', 'hvac-blocks' ),
		emergencyService: __( '24/7 emergency service', 'hvac-blocks' ),
		nateCertified: __( 'NATE Certified', 'hvac-blocks' ),
		charterMemberDate: __( 'Charter member since', 'hvac-blocks' ),
		nexiaDealerDiagnostics: __( 'Remote diagnostics', 'hvac-blocks' ),
		showFinancing: __( 'Financing', 'hvac-blocks' ),
		leasingOption: __( 'Leasing', 'hvac-blocks' ),
		isTcs: __( 'Comfort Specialist', 'hvac-blocks' ),
		photo: __( 'Photo', 'hvac-blocks' ),
		openingHours: __( 'Opening hours', 'hvac-blocks' ),
		lat: __( 'Latitude', 'hvac-blocks' ),
		lon: __( 'Longitude', 'hvac-blocks' ),
		average_rating: __( 'Average rating', 'hvac-blocks' ),
		total_review_count: __( 'Number of reviews', 'hvac-blocks' ),
		routingGroupID: __( 'Routing group', 'hvac-blocks' ),
		assignedNumbers: __( 'Tracked numbers', 'hvac-blocks' ),
		zipcodeCoverage: __( 'Served ZIP codes', 'hvac-blocks' ),
	};

	return texts[ field ] ?? ownFields().find( ( { key } ) => key === field )?.name ?? field;
}
