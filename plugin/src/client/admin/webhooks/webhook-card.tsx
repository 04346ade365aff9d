import { Button, Card, CardBody, CardHeader } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf } from '../shared/api';
import { EditAndDelete } from '../shared/edit-and-delete';
import { TestResult } from './test-result';
import type { Webhook, Webhooks, WebhookTest } from './types';

interface Props {
	hook: Webhook;
	webhooks: Webhooks;
	onEdit: () => void;
	onDeleted: ( answer: Webhooks ) => void;
}

/** What a webhook sends and where, its test, and its deletion. */
export function WebhookCard( { hook, webhooks, onEdit, onDeleted }: Props ) {
	const [ isTesting, setIsTesting ] = useState( false );
	const [ test, setTest ] = useState< WebhookTest | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const path = `/webhooks/${ hook.id }`;
	const titles = ( all: Webhooks[ 'forms' ], names: string[] ) =>
		all
			.filter( ( { name } ) => names.includes( name ) )
			.map( ( { title } ) => title )
			.join( ', ' );

	async function send(): Promise< void > {
		setIsTesting( true );
		setTest( null );
		setProblem( '' );

		try {
			setTest( await apiRequest< WebhookTest >( `${ path }/test`, { method: 'POST' } ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setIsTesting( false );
		}
	}

	return (
		<Card as="section" aria-label={ hook.name }>
			<CardHeader>
				<h2>{ hook.name }</h2>
				<span className="hvac-webhooks__state">
					{ hook.isOn ? __( 'On', 'hvac-blocks' ) : __( 'Off', 'hvac-blocks' ) }
				</span>
			</CardHeader>
			<CardBody>
				<Message status="warning" text={ hook.problem } />
				<dl className="hvac-webhooks__facts">
					<dt>{ __( 'Sends to', 'hvac-blocks' ) }</dt>
					<dd>{ hook.host }</dd>
					<dt>{ __( 'Forms', 'hvac-blocks' ) }</dt>
					<dd>
						{ hook.forms.length === 0
							? __( 'All forms', 'hvac-blocks' )
							: titles( webhooks.forms, hook.forms ) }
					</dd>
					<dt>{ __( 'Events', 'hvac-blocks' ) }</dt>
					<dd>{ titles( webhooks.events, hook.events ) }</dd>
				</dl>
				<Message text={ problem } />
				<EditAndDelete< Webhooks >
					name={ hook.name }
					path={ path }
					loss={ __( 'Leads that it has not sent yet will not be sent.', 'hvac-blocks' ) }
					onEdit={ onEdit }
					onDeleted={ onDeleted }
				>
					<Button
						variant="secondary"
						isBusy={ isTesting }
						aria-disabled={ isTesting }
						onClick={ () => isTesting || void send() }
					>
						{ __( 'Send a test', 'hvac-blocks' ) }
					</Button>
				</EditAndDelete>
				<div role="status">{ test && <TestResult test={ test } /> }</div>
			</CardBody>
		</Card>
	);
}
