import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { dateTime } from '../shared/format';
import type { Delivery, SetupAnswer, SelfTest } from './types';

interface SelfTestFormProps {
	trial: SelfTest | null;
	/** Whether sending one is the next step. */
	isNext: boolean;
	onSent: ( answer: SetupAnswer ) => void;
}

/** Sends a marked lead to the recipients and shows the result. */
export function SelfTestForm( { trial, isNext, onSent }: SelfTestFormProps ) {
	const [ isSending, setIsSending ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function send(): Promise< void > {
		setIsSending( true );
		setProblem( null );

		try {
			onSent( await apiRequest< SetupAnswer >( '/setup/trial', { method: 'POST' } ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsSending( false );
		}
	}

	return (
		<div className="hvac-setup__form">
			<div role="status">{ trial && <Outcome trial={ trial } /> }</div>
			<Message text={ problem?.message } />
			<div className="hvac-setup__action">
				<Button
					__next40pxDefaultSize
					variant={ isNext ? 'primary' : 'secondary' }
					isBusy={ isSending }
					aria-disabled={ isSending }
					onClick={ () => isSending || void send() }
				>
					{ isSending
						? __( 'Sending the test lead…', 'hvac-blocks' )
						: __( 'Send test lead', 'hvac-blocks' ) }
				</Button>
			</div>
		</div>
	);
}

function Outcome( { trial }: { trial: SelfTest } ) {
	const { at, unreached, problem, deliveries } = trial;

	return (
		<>
			<p>
				{ sprintf(
					/* translators: %s: date and time. */
					__( 'Last test lead: %s', 'hvac-blocks' ),
					dateTime( at )
				) }
			</p>
			<ul className="hvac-setup__outcome">
				<li data-ok={ problem === '' }>
					{ problem === '' ? __( 'The form was accepted and the lead stored.', 'hvac-blocks' ) : problem }
				</li>
				{ deliveries.map( ( delivery ) => (
					<li key={ delivery.destination } data-ok={ delivery.delivered }>
						<strong>{ recipientText( delivery ) }</strong>{ ' ' }
						{ delivery.delivered ? __( 'delivered', 'hvac-blocks' ) : __( 'not delivered', 'hvac-blocks' ) }
						<span>{ delivery.detail }</span>
					</li>
				) ) }
			</ul>
			{ unreached !== '' && (
				<p>
					{ unreached }{ ' ' }
					{ __(
						'The form was submitted within the site instead. Submit one on a page, too, to be sure.',
						'hvac-blocks'
					) }
				</p>
			) }
		</>
	);
}

function recipientText( { destination, to }: Delivery ): string {
	const text =
		destination === 'mail'
			? /* translators: %s: email addresses. */
				__( 'Email to %s:', 'hvac-blocks' )
			: /* translators: %s: name of a server. */
				__( 'Service at %s:', 'hvac-blocks' );

	return sprintf( text, to );
}
