import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { link, plus } from '@wordpress/icons';
import { EmptyState, Pending } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { draftOf, type Webhooks } from './types';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';

/** The webhooks of the site: each as a card, or as a form while it is changed. */
export function App() {
	const { data, problem, reload, replace } = useResource< Webhooks >( '/webhooks' );
	/** The ID of the one that is changed; `new` for one to add. */
	const [ open, setOpen ] = useState( '' );
	const [ said, setSaid ] = useState( '' );

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'The webhooks could not be loaded.', 'hvac-blocks' ) }
				lines={ 8 }
				onRetry={ reload }
			/>
		);
	}

	function finish( answer: Webhooks, text: string ): void {
		replace( answer );
		setOpen( '' );
		setSaid( text );
	}

	const form = {
		webhooks: data,
		onSaved: ( answer: Webhooks, name: string ) =>
			/* translators: %s: the name of a webhook. */
			finish( answer, sprintf( __( 'Saved: %s', 'hvac-blocks' ), name ) ),
		onClose: () => setOpen( '' ),
	};

	return (
		<div className="hvac-webhooks">
			<p className="hvac-webhooks__lead">
				{ __(
					'A webhook sends leads to another service, such as a CRM. Each lead is stored on this site first, then sent until the service accepts it.',
					'hvac-blocks'
				) }
			</p>
			{ said && (
				<Notice status="success" onRemove={ () => setSaid( '' ) }>
					{ said }
				</Notice>
			) }
			{ data.webhooks.length === 0 && open === '' && (
				<EmptyState icon={ link } title={ __( 'No webhooks yet', 'hvac-blocks' ) } />
			) }
			{ data.webhooks.map( ( hook ) =>
				hook.id === open ? (
					<WebhookForm key={ hook.id } start={ draftOf( hook ) } stored={ hook } { ...form } />
				) : (
					<WebhookCard
						key={ hook.id }
						hook={ hook }
						webhooks={ data }
						onEdit={ () => setOpen( hook.id ) }
						onDeleted={ ( answer ) =>
							/* translators: %s: the name of a webhook. */
							finish( answer, sprintf( __( 'Deleted: %s', 'hvac-blocks' ), hook.name ) )
						}
					/>
				)
			) }
			{ open === 'new' && <WebhookForm start={ draftOf() } { ...form } /> }
			{ open === '' && data.webhooks.length < data.most && (
				<div>
					<Button
						__next40pxDefaultSize
						variant={ data.webhooks.length === 0 ? 'primary' : 'secondary' }
						icon={ plus }
						onClick={ () => setOpen( 'new' ) }
					>
						{ __( 'Add webhook', 'hvac-blocks' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
