import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { may } from './may';

/** The way to a section of the settings, for those who may change them. */
export function OpenSettings( { section }: { section: string } ) {
	return may( 'manage_settings' ) ? (
		<Button variant="secondary" href={ `admin.php?page=hvac-blocks-settings#${ section }` }>
			{ __( 'Open settings', 'hvac-blocks' ) }
		</Button>
	) : null;
}
