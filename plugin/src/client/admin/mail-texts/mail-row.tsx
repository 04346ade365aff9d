import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { nameOf } from './mail-name';
import { isOwn, type Mail } from './types';

/** An email's subject, and whose texts it has. */
export function MailRow( { mail, form, onEdit }: { mail: Mail; form: string; onEdit: () => void } ) {
	const name = nameOf( mail );

	return (
		<div className="hvac-mail-texts__mail">
			<div>
				<h3>{ name }</h3>
				<p lang={ mail.lang }>{ mail.parts[ 0 ]?.text }</p>
			</div>
			<span className="hvac-mail-texts__state" data-changed={ mail.parts.some( ( { isChanged } ) => isChanged ) }>
				{ stateOf( mail ) }
			</span>
			<Button
				variant="secondary"
				/* translators: 1: the name of an email, 2: the name of a form. */
				aria-label={ sprintf( __( 'Edit %1$s: %2$s', 'hvac-blocks' ), name, form ) }
				onClick={ onEdit }
			>
				{ __( 'Edit', 'hvac-blocks' ) }
			</Button>
		</div>
	);
}

function stateOf( { parts, isSent }: Mail ): string {
	if ( parts.some( ( { isChanged } ) => isChanged ) ) {
		return __( 'Default text has changed', 'hvac-blocks' );
	}

	if ( parts.some( isOwn ) ) {
		return __( 'Your text', 'hvac-blocks' );
	}

	return isSent ? __( 'Default text', 'hvac-blocks' ) : __( 'Not sent: turned off in the settings', 'hvac-blocks' );
}
