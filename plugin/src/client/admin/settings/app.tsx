import { Button, Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState, Skeleton } from '../shared/states';
import { ConnectionTest } from './connection-test';
import { Field } from './field';
import { SectionLinks } from './section-links';
import { ImportExport } from './import-export';
import { problemsAt, useSettings } from './use-settings';

/** The settings screen, built from what the server describes. */
export function App() {
	const settings = useSettings();
	const { data, shown, problem, draft, refusal, isSaving, isSaved, isDirty } = settings;
	const form = useRef< HTMLFormElement >( null );

	async function save(): Promise< void > {
		const [ wrong ] = Object.keys( ( await settings.save() )?.fields ?? {} );

		if ( wrong ) {
			const field = form.current?.querySelector( `[data-setting="${ wrong.split( '.' )[ 0 ] }"]` );
			const control =
				field?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
				field?.querySelector< HTMLElement >( ':is( input, textarea, button )' );

			control?.focus();
		}
	}

	if ( ! data ) {
		return problem ? (
			<ErrorState
				title={ __( 'The settings could not be loaded.', 'hvac-blocks' ) }
				problem={ problem }
				onRetry={ settings.reload }
			/>
		) : (
			<Skeleton lines={ 12 } />
		);
	}

	const sections = data.sections.map( ( { name, title } ) => {
		const settingsOf = shown.filter( ( { section } ) => section === name );

		return {
			name,
			title,
			settings: settingsOf,
			isChanged: settingsOf.some( ( { key } ) => key in draft ),
			isWrong: settingsOf.some( ( setting ) => Object.keys( problemsAt( refusal, setting ) ).length > 0 ),
		};
	} );

	return (
		<>
			<ImportExport onImported={ settings.reload } />
			<form
				ref={ form }
				className="hvac-settings"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				<SectionLinks sections={ sections } />
				<div className="hvac-settings__sections">
					{ sections.map( ( { name, title, settings: settingsOf } ) => (
						<Card key={ name } id={ name }>
							<CardHeader>
								<h2>{ title }</h2>
							</CardHeader>
							<CardBody>
								{ settingsOf.map( ( setting ) => (
									<Field
										key={ setting.key }
										setting={ setting }
										input={ draft[ setting.key ] }
										problems={ problemsAt( refusal, setting ) }
										onChange={ ( input ) => settings.change( setting, input ) }
									/>
								) ) }
								<ConnectionTest settings={ settingsOf.map( ( { key } ) => key ) } isDirty={ isDirty } />
							</CardBody>
						</Card>
					) ) }
				</div>
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
								{ __( 'You have unsaved changes.', 'hvac-blocks' ) }
							</span>
						</>
					) : (
						! isSaved && (
							<span className="hvac-settings__state">
								{ __( 'All changes are saved.', 'hvac-blocks' ) }
							</span>
						)
					) }
				</div>
			</form>
		</>
	);
}
