/** Fields for a block's settings, by type of value. */
import { RangeControl, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import type { ControlProps, Field, FieldTexts, Values } from '../control';
import { of } from './placement';

interface TextOptions extends FieldTexts {
	placeholder?: string;
	type?: 'text' | 'tel' | 'email' | 'url' | 'date';
	/** If above 1, the field has several lines. */
	rows?: number;
	/** Converts the typed text to the stored one. */
	clean?: ( text: string ) => string;
}

export const text = < Name extends string >(
	name: Name,
	{ rows = 1, type = 'text', clean = ( input ) => input, ...texts }: TextOptions
): Field< Values< Name, string > > =>
	of(
		name,
		( { attributes, setAttributes }: ControlProps< Values< Name, string > > ) => {
			const field = {
				...texts,
				value: attributes[ name ] ?? '',
				onChange: ( input: string ) => setAttributes( { [ name ]: clean( input ) } as Values< Name, string > ),
			};

			return rows > 1 ? (
				<TextareaControl rows={ rows } { ...field } />
			) : (
				<TextControl __next40pxDefaultSize type={ type } { ...field } />
			);
		},
		texts.label
	);

/** A day, as `2026-03-31`. */
export const date = < Name extends string >( name: Name, texts: FieldTexts ): Field< Values< Name, string > > =>
	text( name, { ...texts, type: 'date' } );

interface NumberOptions extends FieldTexts {
	min: number;
	max: number;
	step?: number;
	/** Whether it can be unset. */
	allowReset?: boolean;
}

export const number =
	< Name extends string >( name: Name, options: NumberOptions ): Field< Values< Name, number > > =>
	( { attributes, setAttributes } ) => (
		<RangeControl
			__next40pxDefaultSize
			{ ...options }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } as Values< Name, number > ) }
		/>
	);

interface AmountOptions extends FieldTexts {
	min?: number;
	max?: number;
	step?: number | 'any';
}

/** A typed number; if empty, the attribute is unset and the block uses its default. */
export const amount =
	< Name extends string >(
		name: Name,
		{ min = 0, step = 'any', ...options }: AmountOptions
	): Field< Values< Name, number > > =>
	( { attributes, setAttributes } ) => (
		<TextControl
			__next40pxDefaultSize
			type="number"
			{ ...{ ...options, min, step } }
			value={ attributes[ name ] ?? '' }
			onChange={ ( input: string ) => {
				const value = input.trim() === '' ? undefined : Number( input );

				setAttributes( {
					[ name ]: value === undefined || Number.isFinite( value ) ? value : attributes[ name ],
				} as Values< Name, number > );
			} }
		/>
	);

/** Stored content may contain flags as texts. */
export const isOn = ( flag: boolean | string | undefined ): boolean =>
	flag === true || [ 'true', '1', 'yes', 'on' ].includes( String( flag ).toLowerCase() );

export const toggle =
	< Name extends string >(
		name: Name,
		texts: FieldTexts
	): Field< Values< Name, boolean | string >, Values< Name, boolean > > =>
	( { attributes, setAttributes } ) => (
		<ToggleControl
			{ ...texts }
			checked={ isOn( attributes[ name ] ) }
			onChange={ ( checked ) => setAttributes( { [ name ]: checked } as Values< Name, boolean > ) }
		/>
	);

interface SelectOptions< Value extends string > extends FieldTexts {
	/** Labels by value. */
	options: Record< Value, string >;
}

export const select =
	< Name extends string, Value extends string >(
		name: Name,
		{ options, ...texts }: SelectOptions< Value >
	): Field< Values< Name, string >, Values< Name, Value > > =>
	( { attributes, setAttributes } ) => {
		const values = Object.keys( options ) as Value[];
		const stored = attributes[ name ] as Value | undefined;

		return (
			<SelectControl< Value >
				__next40pxDefaultSize
				{ ...texts }
				value={ values.find( ( value ) => value === stored ) ?? values[ 0 ] }
				options={ values.map( ( value ) => ( { value, label: options[ value ] } ) ) as never }
				onChange={ ( value ) => setAttributes( { [ name ]: value } as Values< Name, Value > ) }
			/>
		);
	};
