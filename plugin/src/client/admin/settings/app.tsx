import { Button, Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed, Skeleton } from '../shared/states';
import { ConnectionTest } from './connection-test';
import { Field } from './field';
import { useSettings } from './use-settings';

/** The settings screen: whatever the server says there is to set. */
export function App() {
	const settings = useSettings();
	const { data, problem, draft, refusal, isSaving, isSaved, isDirty } = settings;
	const form = useRef< HTMLFormElement >( null );

	async function save(): Promise< void > {
		const [ wrong ] = Object.keys( ( await settings.save() )?.fields ?? {} );

		if ( wrong ) {
			const field = form.current?.querySelector( `[data-setting="${ wrong }"]` );

			field?.querySelector< HTMLElement >( ':is( input, textarea, button )' )?.focus();
		}
	}

	if ( ! data ) {
		return problem ? (
			<Failed
				title={ __( 'The settings could not be loaded.', 'hvac-blocks' ) }
				problem={ problem }
				onRetry={ settings.reload }
			/>
		) : (
			<Skeleton lines={ 12 } />
		);
	}

	return (
		<form
			ref={ form }
			className="hvac-settings"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			{ data.sections.map( ( { name, title } ) => (
				<Card key={ name }>
					<CardHeader>
						<h2>{ title }</h2>
					</CardHeader>
					<CardBody>
						{ data.settings
							.filter( ( { section } ) => section === name )
							.map( ( setting ) => (
								<Field
									key={ setting.key }
									setting={ setting }
									typed={ draft[ setting.key ] }
									error={ refusal?.fields[ setting.key ] }
									onChange={ ( typed ) => settings.change( setting, typed ) }
								/>
							) ) }
						<ConnectionTest section={ name } isDirty={ isDirty } />
					</CardBody>
				</Card>
			) ) }
			<div className="hvac-settings__save">
				{ refusal && (
					<Notice status="error" isDismissible={ false }>
						{ refusal.message }
					</Notice>
				) }
				{ isSaved && (
					<Notice status="success" isDismissible={ false }>
						{ __( 'Settings saved.', 'hvac-blocks' ) }
					</Notice>
				) }
				<Button type="submit" variant="primary" isBusy={ isSaving } aria-disabled={ isSaving || ! isDirty }>
					{ __( 'Save settings', 'hvac-blocks' ) }
				</Button>
				{ isDirty ? (
					<>
						<Button variant="tertiary" onClick={ settings.discard }>
							{ __( 'Discard changes', 'hvac-blocks' ) }
						</Button>
						<span className="hvac-settings__state">
							{ __( 'Some changes are not saved yet.', 'hvac-blocks' ) }
						</span>
					</>
				) : (
					! isSaved && <span className="hvac-settings__state">{ __( 'All is saved.', 'hvac-blocks' ) }</span>
				) }
			</div>
		</form>
	);
}
