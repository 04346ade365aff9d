import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import type { SetupAnswer, SiteStyle } from './types';

interface StyleFormProps {
	style: SiteStyle;
	onChosen: ( answer: SetupAnswer ) => void;
}

/** The choice between the theme's styles and the plugin's. It is no step: a site is complete with either. */
export function StyleForm( { style: { choice, editUrl }, onChosen }: StyleFormProps ) {
	const [ wanted, setWanted ] = useState( choice );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function save(): Promise< void > {
		setIsSaving( true );
		setProblem( null );

		try {
			onChosen( await apiRequest< SetupAnswer >( '/setup/style', { method: 'POST', data: { style: wanted } } ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsSaving( false );
		}
	}

	return (
		<section className="hvac-setup__choice">
			<h2>
				{ __( 'Styles', 'hvac-blocks' ) }{ ' ' }
				<span className="hvac-setup__state">{ __( 'Optional', 'hvac-blocks' ) }</span>
			</h2>
			{ choice === 'none' ? (
				<p>
					{ __(
						'Your theme is a classic theme: it sets the styles of WordPress’ blocks itself, and HVAC Blocks takes over its fonts.',
						'hvac-blocks'
					) }
				</p>
			) : (
				<form
					className="hvac-setup__form"
					onSubmit={ ( event ) => {
						event.preventDefault();

						if ( ! isSaving && wanted !== choice ) {
							void save();
						}
					} }
				>
					<RadioControl
						label={ __( 'Headings, text, buttons and colors', 'hvac-blocks' ) }
						selected={ wanted }
						options={ optionsOf( choice ) }
						onChange={ ( value ) => setWanted( value as SiteStyle[ 'choice' ] ) }
					/>
					{ choice === 'own' && wanted !== 'own' && (
						<p>
							{ __(
								'This replaces your changes. The Site Editor keeps them under Styles > Revisions.',
								'hvac-blocks'
							) }
						</p>
					) }
					<Message text={ problem?.message } />
					<div className="hvac-setup__action">
						<Button
							__next40pxDefaultSize
							type="submit"
							variant="secondary"
							isBusy={ isSaving }
							aria-disabled={ isSaving || wanted === choice }
						>
							{ isSaving ? __( 'Saving…', 'hvac-blocks' ) : __( 'Use these styles', 'hvac-blocks' ) }
						</Button>
						<Button __next40pxDefaultSize variant="link" href={ editUrl }>
							{ __( 'Change styles in the Site Editor', 'hvac-blocks' ) }
						</Button>
						<span role="status">{ wanted === choice ? inUse( choice ) : '' }</span>
					</div>
				</form>
			) }
		</section>
	);
}

function optionsOf( choice: SiteStyle[ 'choice' ] ) {
	return [
		{
			value: 'theme',
			label: __( 'Your theme’s', 'hvac-blocks' ),
			description: __( 'HVAC Blocks takes over its fonts, colors and spacing.', 'hvac-blocks' ),
		},
		{
			value: 'plugin',
			label: 'HVAC Blocks',
			description: __(
				'WordPress’ own blocks look like those of HVAC Blocks. Your theme’s fonts and templates stay.',
				'hvac-blocks'
			),
		},
		...( choice === 'own'
			? [ { value: 'own', label: __( 'Your own, changed in the Site Editor', 'hvac-blocks' ) } ]
			: [] ),
	];
}

function inUse( choice: SiteStyle[ 'choice' ] ): string {
	switch ( choice ) {
		case 'plugin':
			return __( 'Your site uses the styles of HVAC Blocks.', 'hvac-blocks' );
		case 'own':
			return __( 'Your site uses your own styles.', 'hvac-blocks' );
		default:
			return __( 'Your site uses your theme’s styles.', 'hvac-blocks' );
	}
}
