import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { cancelCircleFilled, caution, check, scheduled, shield } from '@wordpress/icons';
import type { Delivery, LeadStatus } from './types';

type State = LeadStatus | Delivery[ 'state' ];

const ICONS: Record< State, JSX.Element > = {
	accepted: scheduled,
	waiting: scheduled,
	delivered: check,
	failed: caution,
	withdrawn: cancelCircleFilled,
	quarantined: shield,
};

export function statusText( status: State ): string {
	switch ( status ) {
		case 'accepted':
		case 'waiting':
			return __( 'Waiting', 'hvac-blocks' );
		case 'delivered':
			return __( 'Delivered', 'hvac-blocks' );
		case 'failed':
			return __( 'Failed', 'hvac-blocks' );
		case 'withdrawn':
			return __( 'Withdrawn', 'hvac-blocks' );
		case 'quarantined':
			return __( 'Suspected spam', 'hvac-blocks' );
	}
}

/** A status as text and icon, so that it does not depend on color. */
export function StatusLabel( { status }: { status: State } ) {
	return (
		<span className="hvac-leads__status" data-status={ status }>
			<Icon icon={ ICONS[ status ] } size={ 20 } />
			{ statusText( status ) }
		</span>
	);
}
