import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, lock } from '@wordpress/icons';
import type { Setting } from './types';

export function ErrorText( { text }: { text: string } ) {
	return (
		<span className="hvac-settings__error">
			<Icon icon={ caution } size={ 20 } />
			{ text }
		</span>
	);
}

/** The control's description: the error first, then the help text. */
export function Help( { setting, error }: { setting: Setting; error: string | undefined } ) {
	const { control, schema } = setting;

	return (
		<>
			{ error && <ErrorText text={ error } /> }
			<span>
				{ setting.help } { control === 'lines' && __( 'One per line.', 'hvac-blocks' ) }
				{ schema.type === 'array' && control === '' && __( 'Separate them with commas.', 'hvac-blocks' ) }
			</span>
			{ setting.locked && (
				<span className="hvac-settings__locked">
					<Icon icon={ lock } size={ 20 } />
					{ setting.refusal ||
						sprintf(
							/* translators: %s: the name of a PHP constant. */
							__( 'Set by the constant %s in wp-config.php. Change it there.', 'hvac-blocks' ),
							setting.constant
						) }
				</span>
			) }
		</>
	);
}
