import { Button, RadioControl, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AccentField } from './accent-field';
import { Help } from './help';
import { MapField } from './map-field';
import { NumbersField } from './numbers-field';
import { PagesField } from './pages-field';
import { RegionsField } from './regions-field';
import { RoutesField } from './routes-field';
import { SecretField } from './secret-field';
import type { InputValue, Look, Setting } from './types';
import { inputOf } from './values';

export interface FieldProps {
	setting: Setting;
	/** Unsaved input. */
	input: InputValue | undefined;
	/** Error messages by key, and by `key.row` for the rows of a map. */
	problems: Record< string, string >;
	look: Look;
	onChange: ( input: InputValue | undefined ) => void;
}

/** The control for a setting. */
export function Field( { setting, input, problems, look, onChange }: FieldProps ) {
	const { schema, locked } = setting;
	const error = problems[ setting.key ];
	const isInvalid = Object.keys( problems ).length > 0;
	const common = {
		label: setting.label,
		help: <Help setting={ setting } error={ error } />,
		disabled: locked,
	};
	const current = input ?? inputOf( setting, setting.value );

	return (
		<div className="hvac-settings__field" data-invalid={ isInvalid || undefined } data-setting={ setting.key }>
			{ control() }
			<UseDefault setting={ setting } current={ current } onChange={ onChange } />
		</div>
	);

	function control(): ReactNode {
		if ( setting.secret ) {
			return <SecretField { ...{ setting, input, isInvalid, onChange } } help={ common.help } />;
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

		const group = { setting, input: String( current ), help: common.help, onChange };

		if ( schema.type === 'object' ) {
			return <MapField { ...group } problems={ problems } />;
		}
		if ( setting.control === 'routes' ) {
			return <RoutesField { ...group } problems={ problems } />;
		}
		if ( setting.control === 'pages' ) {
			return <PagesField { ...group } />;
		}
		if ( setting.control === 'regions' ) {
			return <RegionsField { ...group } />;
		}
		if ( setting.control === 'accent' ) {
			return <AccentField { ...group } { ...{ look, isInvalid } } />;
		}
		if ( setting.control === 'numbers' ) {
			return <NumbersField { ...group } isInvalid={ isInvalid } />;
		}

		const text = { ...common, value: String( current ), onChange, 'aria-invalid': isInvalid };

		if ( schema.type === 'array' ) {
			return <TextareaControl { ...text } rows={ rowsFor( text.value ) } spellCheck={ false } />;
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

function rowsFor( text: string ): number {
	const lines = text.split( '\n' ).reduce( ( sum, line ) => sum + Math.max( 1, Math.ceil( line.length / 80 ) ), 0 );

	return Math.min( 8, Math.max( 2, lines ) );
}

function inputType( format = '' ): 'url' | 'email' | 'text' {
	if ( format === 'uri' ) {
		return 'url';
	}

	return format === 'email' ? 'email' : 'text';
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
	const preset = inputOf( setting, setting.default );

	if (
		setting.locked ||
		setting.secret ||
		typeof preset === 'boolean' ||
		setting.schema.enum ||
		setting.schema.type === 'object' ||
		setting.control === 'routes' ||
		setting.control === 'pages' ||
		preset === '' ||
		preset === current
	) {
		return null;
	}

	return (
		<Button variant="link" onClick={ () => onChange( preset ) }>
			{ preset.length > 40
				? __( 'Use default', 'hvac-blocks' )
				: sprintf(
						/* translators: %s: a setting's default value. */
						__( 'Use default: %s', 'hvac-blocks' ),
						preset
					) }
		</Button>
	);
}
