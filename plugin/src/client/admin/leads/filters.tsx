import { Button, ComboboxControl, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { LeadDealers } from '../shared/answers';
import { regionOptions } from '../shared/regions';
import { DebouncedSearch } from '../shared/debounced-search';
import { useResource } from '../shared/use-resource';
import { languages, NO_FILTER, STATUSES, type Query } from './filter';
import { formName, languageLabel } from '../shared/form-names';
import { statusText } from './status';
import type { LeadsAnswer } from './types';

interface FiltersProps {
	query: Query;
	/** The filter from the query. */
	filter: Query;
	/** The forms that leads came from. */
	forms: string[];
	/** The products that leads are about. */
	products: LeadsAnswer[ 'products' ];
	setQuery: ( change: Query, how?: 'push' | 'replace' ) => void;
}

/** The list's search and filters. */
export function Filters( { query, filter, forms, products, setQuery }: FiltersProps ) {
	const narrow = ( change: Query ) => setQuery( { ...change, paged: '' } );
	const all = { value: '', label: __( 'All', 'hvac-blocks' ) };
	const { form = '', status = '', state = '', lang = '', from = '', to = '', dealer = '', product = '' } = filter;
	const known = form !== '' && ! forms.includes( form ) ? [ ...forms, form ] : forms;

	return (
		<>
			<DebouncedSearch
				label={ __( 'Search leads', 'hvac-blocks' ) }
				placeholder={ __( 'Reference, name, email, phone…', 'hvac-blocks' ) }
				value={ query.s ?? '' }
				onSearch={ ( s ) => setQuery( { s, paged: '' }, 'replace' ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Status', 'hvac-blocks' ) }
				value={ status }
				options={ [
					all,
					...STATUSES.map( ( value ) => ( { value: value as string, label: choiceText( value ) } ) ),
				] }
				onChange={ ( value ) => narrow( { status: value } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Form', 'hvac-blocks' ) }
				value={ form }
				options={ [ all, ...known.map( ( value ) => ( { value, label: formName( value ) } ) ) ] }
				onChange={ ( value ) => narrow( { form: value } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'State or province', 'hvac-blocks' ) }
				value={ state }
				options={ [ all, ...regionOptions() ] }
				onChange={ ( value ) => narrow( { state: value } ) }
			/>
			<Dealer value={ dealer } onChange={ ( value ) => narrow( { dealer: value } ) } />
			{ ( products.length > 0 || product !== '' ) && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Product', 'hvac-blocks' ) }
					value={ product }
					options={ [
						all,
						...( products.some( ( { id } ) => id === product ) || product === ''
							? []
							: [ { value: product, label: product } ] ),
						...products.map( ( { id, name } ) => ( { value: id, label: name } ) ),
					] }
					onChange={ ( value ) => narrow( { product: value } ) }
				/>
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Language', 'hvac-blocks' ) }
				value={ lang }
				options={ [ all, ...languages().map( ( value ) => ( { value, label: languageLabel( value ) } ) ) ] }
				onChange={ ( value ) => narrow( { lang: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="date"
				label={ _x( 'From', 'first day', 'hvac-blocks' ) }
				value={ from }
				max={ to }
				onChange={ ( value ) => narrow( { from: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="date"
				label={ _x( 'To', 'last day', 'hvac-blocks' ) }
				value={ to }
				min={ from }
				onChange={ ( value ) => narrow( { to: value } ) }
			/>
			{ Object.keys( filter ).length > 0 && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setQuery( NO_FILTER ) }>
					{ __( 'Clear filters', 'hvac-blocks' ) }
				</Button>
			) }
		</>
	);
}

/** A dealer that leads are for, found by part of its name or its company ID. */
function Dealer( { value, onChange }: { value: string; onChange: ( id: string ) => void } ) {
	const [ input, setInput ] = useState( '' );
	const { data } = useResource< LeadDealers >( addQueryArgs( '/lead-dealers', { search: input || value } ) );
	const options = ( data?.dealers ?? [] ).map( ( { id, name } ) => ( {
		value: id,
		label:
			name === ''
				? id
				: sprintf(
						/* translators: 1: a dealer's name, 2: its company ID. */
						__( '%1$s (%2$s)', 'hvac-blocks' ),
						name,
						id
					),
	} ) );
	const isKnown = value === '' || options.some( ( option ) => option.value === value );

	return (
		<div className="hvac-leads__dealer">
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Dealer', 'hvac-blocks' ) }
				placeholder={ __( 'All', 'hvac-blocks' ) }
				value={ value }
				options={ isKnown ? options : [ { value, label: value }, ...options ] }
				onFilterValueChange={ setInput }
				onChange={ ( next ) => onChange( next ?? '' ) }
			/>
		</div>
	);
}

function choiceText( status: ( typeof STATUSES )[ number ] ): string {
	switch ( status ) {
		case 'clean':
			return __( 'All except suspected spam', 'hvac-blocks' );
		case 'test':
			return __( 'Test leads', 'hvac-blocks' );
		default:
			return statusText( status );
	}
}
