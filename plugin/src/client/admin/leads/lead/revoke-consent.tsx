import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { ask, problemOf } from '../../shared/api';
import { Confirm } from '../../shared/confirm';
import type { Lead } from '../types';

/** Notes that a person took their consent back, and how they said so. */
export function RevokeConsent( { lead, onRevoked }: { lead: Lead; onRevoked: ( lead: Lead ) => void } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ reason, setReason ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	async function revoke(): Promise< void > {
		if ( reason.trim().length < 3 ) {
			setProblem( __( 'Please write how the person said so.', 'hvac-blocks' ) );
			return;
		}

		setIsBusy( true );
		setProblem( '' );

		try {
			onRevoked(
				await ask< Lead >( `/leads/${ encodeURIComponent( lead.reference ) }/revocation`, {
					method: 'POST',
					data: { reason: reason.trim() },
				} )
			);
			setIsAsking( false );
			speak( __( 'The consent is revoked.', 'hvac-blocks' ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<>
			<Button variant="tertiary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Note a revocation', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Note that this person took their consent back?', 'hvac-blocks' ) }
					action={ __( 'Note the revocation', 'hvac-blocks' ) }
					isBusy={ isBusy }
					isDestructive
					problem={ problem }
					onConfirm={ () => void revoke() }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>
						{ lead.kind === 'MARKETO'
							? __(
									'This cannot be undone. What is not delivered yet of this request never will be.',
									'hvac-blocks'
								)
							: __(
									'This cannot be undone. The request itself is still delivered: who answers it has to know of both.',
									'hvac-blocks'
								) }
					</p>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'How did the person say so?', 'hvac-blocks' ) }
						help={ __(
							'Such as “by phone”. It stays in the history: no names, no addresses.',
							'hvac-blocks'
						) }
						maxLength={ 250 }
						value={ reason }
						onChange={ setReason }
					/>
				</Confirm>
			) }
		</>
	);
}
