import type { Media } from '@client/editor/controls/use-media';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, CheckboxControl, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fieldText } from '../field-text';
import { contradiction, fieldOf, hint, read, type Product, type Value } from './fields';
import { optionTexts } from './options';

export interface Form {
	product: Product;
	set: ( name: string, value: Value | undefined ) => void;
	/** What was typed, by field: kept as it is, also if it cannot be stored. */
	typed: Record< string, string >;
	type: ( name: string, text: string ) => void;
}

interface Props extends Form {
	name: string;
}

/** A field of its contract's kind. */
export function ProductField( { name, ...form }: Props ) {
	switch ( fieldOf( name ).kind ) {
		case 'choice':
			return <Choice name={ name } options={ fieldOf( name ).options ?? [] } { ...form } />;
		case 'flag':
			return (
				<CheckboxControl
					label={ fieldText( name ) }
					checked={ form.product[ name ] === true }
					onChange={ ( isOn: boolean ) => form.set( name, isOn || undefined ) }
				/>
			);
		case 'list':
			return name === 'countries' ? <Countries { ...form } /> : <Typed name={ name } { ...form } />;
		default:
			return <Typed name={ name } { ...form } />;
	}
}

export const Choice = ( { name, options, product, set }: Props & { options: string[] } ) => (
	<SelectControl
		__next40pxDefaultSize
		label={ fieldText( name ) }
		value={ String( product[ name ] ?? '' ) }
		options={ [ '', ...options ].map( ( value ) => ( { value, label: optionTexts( name )[ value ] ?? value } ) ) }
		onChange={ ( value: string ) => set( name, value || undefined ) }
	/>
);

function Countries( { product, set }: Form ) {
	const chosen = asList( product.countries );
	const labels = { US: __( 'United States', 'hvac-blocks' ), CA: __( 'Canada', 'hvac-blocks' ) };

	return (
		<fieldset>
			<legend>{ fieldText( 'countries' ) }</legend>
			{ Object.entries( labels ).map( ( [ country, label ] ) => (
				<CheckboxControl
					key={ country }
					label={ label }
					checked={ chosen.includes( country ) }
					onChange={ ( isOn: boolean ) => {
						const others = chosen.filter( ( one ) => one !== country );
						const all = isOn ? [ ...others, country ] : others;
						set( 'countries', all.length > 0 ? all : undefined );
					} }
				/>
			) ) }
			<p>{ __( 'None means both.', 'hvac-blocks' ) }</p>
		</fieldset>
	);
}

function Typed( { name, product, set, typed, type }: Props ) {
	const { kind, most } = fieldOf( name );
	const separator = name === 'goesWith' ? ', ' : '\n';
	const stored = product[ name ];
	const storedText = Array.isArray( stored ) ? stored.join( separator ) : String( stored ?? '' );
	const text = typed[ name ];
	const typedResult = text === undefined ? undefined : read( name, text );
	// A change from elsewhere, such as "Undo", replaces what was typed, unless it is still to be corrected.
	const isShown =
		typedResult && ( 'problem' in typedResult || JSON.stringify( typedResult.value ) === JSON.stringify( stored ) );
	const problem = isShown && 'problem' in typedResult ? typedResult.problem : contradiction( product, name );
	const write = ( input: string ) => {
		const result = read( name, input );
		type( name, input );

		if ( 'value' in result ) {
			set( name, result.value );
		}
	};
	const props = {
		label: fieldText( name ),
		value: isShown && text !== undefined ? text : storedText,
		help: problem ? <span style={ { color: '#cc1818' } }>{ problem }</span> : hint( name ),
		'aria-invalid': problem !== '',
		onChange: write,
	};

	if ( kind === 'list' && name !== 'goesWith' ) {
		return <TextareaControl rows={ 3 } { ...props } />;
	}

	return ( most ?? 0 ) > 1000 ? (
		<TextareaControl rows={ 6 } maxLength={ most } { ...props } />
	) : (
		<>
			<TextControl
				__next40pxDefaultSize
				type={ kind === 'date' ? 'date' : 'text' }
				inputMode={ kind === 'number' ? 'decimal' : undefined }
				maxLength={ kind === 'list' ? undefined : ( most ?? 64 ) }
				{ ...props }
			/>
			{ kind === 'file' && <Library isPicture={ name === 'picture' } onChoose={ write } /> }
		</>
	);
}

/** A file as the media library returns it; `name` is its slug, by which the server finds it. */
type LibraryFile = Media & { url?: string; filename?: string; name?: string };

const Library = ( { isPicture, onChoose }: { isPicture: boolean; onChoose: ( file: string ) => void } ) => (
	<MediaUploadCheck>
		<MediaUpload
			allowedTypes={ [ isPicture ? 'image' : 'application/pdf' ] }
			onSelect={ ( { url = '', filename = '', name }: LibraryFile ) =>
				onChoose( name && filename.replace( /\.\w+$/, '' ).toLowerCase() === name ? filename : url )
			}
			render={ ( { open }: { open: () => void } ) => (
				<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
					{ __( 'Choose from the media library', 'hvac-blocks' ) }
				</Button>
			) }
		/>
	</MediaUploadCheck>
);

const asList = ( value: Value | undefined ): string[] => ( Array.isArray( value ) ? value : [] );
