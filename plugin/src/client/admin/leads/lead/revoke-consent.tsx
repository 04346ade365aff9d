import { Button, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { apiRequest, problemOf } from '../../shared/api';
import { Confirm } from '../../shared/confirm';
import type { Lead } from '../types';

/** Records that a person withdrew their consent, and how they said so. */
export function RevokeConsent( { lead, onRevoked }: { lead: Lead; onRevoked: ( lead: Lead ) => void } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ reason, setReason ] = useState( '' );
	const asksWhich = lead.marketing?.state === 'checked' && ! lead.marketingRevokedAt;
	const [ which, setWhich ] = useState( 'marketing' );
	const [ problem, setProblem ] = useState( '' );

	async function revoke(): Promise< void > {
		if ( reason.trim().length < 3 ) {
			setProblem( __( 'Describe how they told you.', 'hvac-blocks' ) );
			return;
		}

		setIsBusy( true );
		setProblem( '' );

		try {
			onRevoked(
				await apiRequest< Lead >( `/leads/${ encodeURIComponent( lead.reference ) }/revocation`, {
					method: 'POST',
					data: { reason: reason.trim(), marketingOnly: asksWhich && which === 'marketing' },
				} )
			);
			setIsAsking( false );
			speak( __( 'Consent revoked.', 'hvac-blocks' ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<>
			<Button variant="tertiary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Record revoked consent', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Record that this person revoked their consent?', 'hvac-blocks' ) }
					action={ __( 'Record revocation', 'hvac-blocks' ) }
					isBusy={ isBusy }
					isDestructive
					problem={ problem }
					onConfirm={ () => void revoke() }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>
						{ lead.kind === 'MARKETO'
							? __(
									"You can't undo this. Any part of this request that has not been delivered yet never will be.",
									'hvac-blocks'
								)
							: __(
									"You can't undo this. The request itself is still delivered, so the person who answers it must know about both.",
									'hvac-blocks'
								) }
					</p>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'How did they tell you?', 'hvac-blocks' ) }
						help={ __(
							'For example, “by phone”. This stays in the history, so leave out names and addresses.',
							'hvac-blocks'
						) }
						maxLength={ 250 }
						value={ reason }
						onChange={ setReason }
					/>
					{ asksWhich && (
						<RadioControl
							label={ __( 'What did they revoke?', 'hvac-blocks' ) }
							selected={ which }
							options={ [
								{ value: 'marketing', label: __( 'Marketing only', 'hvac-blocks' ) },
								{
									value: 'all',
									label: __( 'Marketing, and contact about this request', 'hvac-blocks' ),
								},
							] }
							onChange={ setWhich }
						/>
					) }
				</Confirm>
			) }
		</>
	);
}
