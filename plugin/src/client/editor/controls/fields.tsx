/** Fields for the values that a block's settings are made of. */
import { RangeControl, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import type { Field, FieldTexts, Values } from '../control';

interface TextOptions extends FieldTexts {
	placeholder?: string;
	type?: 'text' | 'tel' | 'email' | 'url' | 'date';
	/** More than one: a field for several lines. */
	rows?: number;
	/** What is stored of what was typed. */
	clean?: ( text: string ) => string;
}

export const text =
	< Name extends string >(
		name: Name,
		{ rows = 1, type = 'text', clean = ( input ) => input, ...texts }: TextOptions
	): Field< Values< Name, string > > =>
	( { attributes, setAttributes } ) => {
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
	};

/** A day, as `2026-03-31`. */
export const date = < Name extends string >( name: Name, texts: FieldTexts ): Field< Values< Name, string > > =>
	text( name, { ...texts, type: 'date' } );

interface NumberOptions extends FieldTexts {
	min: number;
	max: number;
	step?: number;
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

/** A number that is typed; one that is not typed is not set, and the block has its own. */
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

/** Stored content holds flags as texts, too. */
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
	/** The labels by the values that they stand for. */
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
