import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { sentence } from '@client/domain/text';
import { apiRequest, problemOf, type ApiProblem } from '../../shared/api';
import { Confirm } from '../../shared/confirm';
import type { Query } from '../filter';
import type { Outcome } from '../outcome';
import type { Lead } from '../types';

interface ResendProps {
	reference: string;
	/** The list that the lead was opened from. */
	list: Query;
	onSent: ( lead: Lead, outcome: Outcome ) => void;
}

/** Mails the lead to an address entered here. */
export function Resend( { reference, list, onSent }: ResendProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ email, setEmail ] = useState( '' );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function send(): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			const lead = await apiRequest< Lead >( addQueryArgs( `/leads/${ reference }/resend`, list ), {
				method: 'POST',
				data: { email: email.trim() },
			} );

			setIsAsking( false );
			setEmail( '' );
			onSent( lead, {
				status: 'success',
				/* translators: %s: an e-mail address. */
				message: sentence( __( 'Emailed to %s.', 'hvac-blocks' ), email.trim() ),
			} );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<>
			<Button variant="secondary" onClick={ () => setIsAsking( true ) }>
				{ __( 'Email to another address…', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Email this lead to another address', 'hvac-blocks' ) }
					action={ __( 'Send', 'hvac-blocks' ) }
					isBusy={ isBusy }
					problem={ problem?.fields.email ?? problem?.message }
					onConfirm={ () => void send() }
					onCancel={ () => setIsAsking( false ) }
				>
					<form
						noValidate
						onSubmit={ ( event ) => {
							event.preventDefault();

							if ( ! isBusy ) {
								void send();
							}
						} }
					>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="email"
							label={ __( 'Email address', 'hvac-blocks' ) }
							help={ __(
								'The email is sent once, right away. Deliveries are not affected, and the address is recorded in the history.',
								'hvac-blocks'
							) }
							value={ email }
							onChange={ setEmail }
						/>
					</form>
				</Confirm>
			) }
		</>
	);
}
