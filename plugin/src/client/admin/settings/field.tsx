import { Button, Icon, RadioControl, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, lock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { SecretField } from './secret-field';
import type { Setting, Typed } from './types';
import { typedOf } from './values';

export interface FieldProps {
	setting: Setting;
	/** What was typed and not saved yet. */
	typed: Typed | undefined;
	error: string | undefined;
	onChange: ( typed: Typed | undefined ) => void;
}

/** The control that a setting's schema asks for. */
export function Field( { setting, typed, error, onChange }: FieldProps ) {
	const { schema, locked } = setting;
	const common = {
		label: setting.label,
		help: <Help setting={ setting } error={ error } />,
		disabled: locked,
	};
	const current = typed ?? typedOf( setting.value );

	return (
		<div className="hvac-settings__field" data-invalid={ error ? true : undefined } data-setting={ setting.key }>
			{ control() }
			<UseDefault setting={ setting } current={ current } onChange={ onChange } />
		</div>
	);

	function control(): ReactNode {
		if ( setting.secret ) {
			return (
				<SecretField
					setting={ setting }
					typed={ typed }
					help={ common.help }
					isInvalid={ !! error }
					onChange={ onChange }
				/>
			);
		}

		if ( schema.type === 'boolean' ) {
			return <ToggleControl { ...common } checked={ current === true } onChange={ onChange } />;
		}

		if ( schema.enum ) {
			const options = schema.enum.map( ( value ) => ( { value, label: setting.choices[ value ] ?? value } ) );

			return (
				<RadioControl { ...common } options={ options } selected={ String( current ) } onChange={ onChange } />
			);
		}

		const text = { ...common, value: String( current ), onChange, 'aria-invalid': !! error };

		if ( schema.type === 'array' ) {
			return <TextareaControl { ...text } rows={ Math.min( 5, Math.ceil( text.value.length / 80 ) || 1 ) } />;
		}

		return schema.type === 'string' ? (
			<TextControl
				{ ...text }
				type={ inputType( schema.format ) }
				maxLength={ schema.maxLength }
				spellCheck={ false }
			/>
		) : (
			<TextControl
				{ ...text }
				type="number"
				min={ schema.minimum }
				max={ schema.maximum }
				className="hvac-settings__number"
			/>
		);
	}
}

function inputType( format = '' ): 'url' | 'email' | 'text' {
	if ( format === 'uri' ) {
		return 'url';
	}

	return format === 'email' ? 'email' : 'text';
}

/** What the control's description holds: what is wrong first, then what it is for. */
function Help( { setting, error }: { setting: Setting; error: string | undefined } ) {
	return (
		<>
			{ error && (
				<span className="hvac-settings__error">
					<Icon icon={ caution } size={ 20 } />
					{ error }
				</span>
			) }
			<span>
				{ setting.help }{ ' ' }
				{ setting.schema.type === 'array' && __( 'Separate them with commas.', 'hvac-blocks' ) }
			</span>
			{ setting.locked && (
				<span className="hvac-settings__locked">
					<Icon icon={ lock } size={ 20 } />
					{ sprintf(
						/* translators: %s: the name of a PHP constant. */
						__( 'Set by the constant %s in wp-config.php; it can only be changed there.', 'hvac-blocks' ),
						setting.constant
					) }
				</span>
			) }
		</>
	);
}

function UseDefault( {
	setting,
	current,
	onChange,
}: {
	setting: Setting;
	current: string | boolean;
	onChange: FieldProps[ 'onChange' ];
} ) {
	const preset = typedOf( setting.default );

	if (
		setting.locked ||
		setting.secret ||
		typeof preset === 'boolean' ||
		setting.schema.enum ||
		preset === '' ||
		preset === current
	) {
		return null;
	}

	return (
		<Button variant="link" onClick={ () => onChange( preset ) }>
			{ preset.length > 40
				? __( 'Use the default', 'hvac-blocks' )
				: sprintf(
						/* translators: %s: a setting's default value. */
						__( 'Use the default: %s', 'hvac-blocks' ),
						preset
					) }
		</Button>
	);
}
