import { Button, Card, CardBody, Flex, SelectControl, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { apiRequest } from '../shared/api';
import { Choices } from '../shared/choices';
import { Text } from '../shared/record/fields';
import { useFormSubmit } from '../shared/use-form-submit';
import { useLeaveGuard } from '../shared/use-leave-guard';
import { HeadersField } from './headers-field';
import { StoredText } from '../shared/stored-text';
import type { Draft, Webhook, Webhooks } from './types';

interface Props {
	start: Draft;
	/** Undefined for a new one. */
	stored?: Webhook;
	webhooks: Webhooks;
	onSaved: ( answer: Webhooks, name: string ) => void;
	onClose: () => void;
}

/** Adds or changes a webhook. */
export function WebhookForm( { start, stored, webhooks, onSaved, onClose }: Props ) {
	const [ draft, setDraft ] = useState( start );
	const change = ( part: Partial< Draft > ) => setDraft( { ...draft, ...part } );
	const guard = useLeaveGuard( draft !== start, () => {} );

	const { form, notice, messages, button } = useFormSubmit( async () => {
		const { id, ...data } = draft;

		onSaved( await apiRequest< Webhooks >( `/webhooks/${ id }`, { method: 'PUT', data } ), draft.name );
	} );
	const { ref } = form;

	useEffect( () => ref.current?.querySelector( 'input' )?.focus(), [ ref ] );

	return (
		<Card as="section" aria-label={ stored?.name ?? __( 'New webhook', 'hvac-blocks' ) }>
			<CardBody>
				<form className="hvac-webhooks__form" { ...form }>
					{ notice }
					<Text
						name="name"
						label={ __( 'Name', 'hvac-blocks' ) }
						isRequired
						maxLength={ 60 }
						values={ draft }
						messages={ messages }
						change={ change }
					/>
					<StoredText
						label={ __( 'Address', 'hvac-blocks' ) }
						type="url"
						help={ __( 'The service shows it where you set up its webhook.', 'hvac-blocks' ) }
						stored={ stored ? stored.host : '' }
						value={ draft.url }
						problem={ messages.url }
						onChange={ ( url ) => change( { url } ) }
					/>
					<Choices
						className="hvac-webhooks__choices"
						legend={ __( 'Leads of these forms (none chosen: all)', 'hvac-blocks' ) }
						all={ webhooks.forms }
						chosen={ draft.forms }
						onChange={ ( forms ) => change( { forms } ) }
					/>
					<Choices
						className="hvac-webhooks__choices"
						legend={ __( 'When this happens', 'hvac-blocks' ) }
						all={ webhooks.events }
						chosen={ draft.events }
						onChange={ ( events ) => change( { events } ) }
					/>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Body', 'hvac-blocks' ) }
						value={ draft.format }
						options={ [
							{ value: 'json', label: 'JSON' },
							{ value: 'form', label: __( 'Fields of an HTML form', 'hvac-blocks' ) },
						] }
						onChange={ ( format ) => change( { format: format === 'form' ? 'form' : 'json' } ) }
					/>
					<Text
						name="template"
						label={ __( 'Template', 'hvac-blocks' ) }
						rows={ 8 }
						maxLength={ 20000 }
						placeholder={ '{ "email": "{{email}}", "name": "{{firstName}} {{lastName}}" }' }
						help={
							<>
								{ __( 'Leave empty to send the lead as it is. Values you can use:', 'hvac-blocks' ) }{ ' ' }
								<code>{ webhooks.values.map( ( name ) => `{{${ name }}}` ).join( ' ' ) }</code>
							</>
						}
						values={ draft }
						messages={ messages }
						change={ change }
					/>
					<HeadersField
						headers={ draft.headers }
						messages={ messages }
						onChange={ ( headers ) => change( { headers } ) }
					/>
					<StoredText
						label={ __( 'Signing secret', 'hvac-blocks' ) }
						type="password"
						help={ __(
							'At least 16 letters and digits, which the service uses to verify that leads come from this site. Leave empty to send them unsigned.',
							'hvac-blocks'
						) }
						stored={ stored?.isSigned ? __( 'Set (hidden)', 'hvac-blocks' ) : '' }
						value={ draft.secret }
						problem={ messages.secret }
						onChange={ ( secret ) => change( { secret } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'On', 'hvac-blocks' ) }
						checked={ draft.isOn }
						onChange={ ( isOn ) => change( { isOn } ) }
					/>
					<Flex justify="flex-start">
						<Button { ...button }>{ __( 'Save', 'hvac-blocks' ) }</Button>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => guard.leave( onClose ) }>
							{ __( 'Cancel', 'hvac-blocks' ) }
						</Button>
					</Flex>
				</form>
				{ guard.question }
			</CardBody>
		</Card>
	);
}
