import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { EmptyState, Pending } from '../shared/states';
import { NEW, useEditList } from '../shared/use-edit-list';
import { useResource } from '../shared/use-resource';
import { draftOf, type Webhooks } from './types';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';

/** The webhooks of the site: each as a card, or as a form while it is changed. */
export function App() {
	const { data, problem, reload, replace } = useResource< Webhooks >( '/webhooks' );
	const { open, setOpen, notice, form, onDeleted, addButton } = useEditList( replace );

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

	return (
		<div className="hvac-webhooks">
			<p className="hvac-webhooks__lead">
				{ __(
					'A webhook sends leads to another service, such as a CRM. Each lead is stored on this site first, then sent until the service accepts it.',
					'hvac-blocks'
				) }
			</p>
			{ notice }
			{ data.webhooks.length === 0 && open === '' && (
				<EmptyState icon={ link } title={ __( 'No webhooks yet', 'hvac-blocks' ) } />
			) }
			{ data.webhooks.map( ( hook ) =>
				hook.id === open ? (
					<WebhookForm
						key={ hook.id }
						start={ draftOf( hook ) }
						stored={ hook }
						webhooks={ data }
						{ ...form }
					/>
				) : (
					<WebhookCard
						key={ hook.id }
						hook={ hook }
						webhooks={ data }
						onEdit={ () => setOpen( hook.id ) }
						onDeleted={ ( answer ) => onDeleted( answer, hook.name ) }
					/>
				)
			) }
			{ open === NEW && <WebhookForm start={ draftOf() } webhooks={ data } { ...form } /> }
			{ addButton( __( 'Add webhook', 'hvac-blocks' ), data.webhooks.length, data.most ) }
		</div>
	);
}
