/** The fields of the editor's panels, as `contracts/product.json` describes them. */
import { fill, sentence } from '@client/domain/text';
import contract from '@contracts/product.json';
import { __, sprintf } from '@wordpress/i18n';
import { userLanguage } from '../../shared/format';
import { fieldText } from '../field-text';

export type Value = string | number | boolean | string[];
export type Product = Record< string, Value | undefined >;

export interface Field {
	kind: string;
	most?: number;
	min?: number;
	max?: number;
	to?: string;
	options?: string[];
	isTranslated?: boolean;
}

/** The fields that are columns of their own in the store, and so not in the contract's list. */
const OWN: Record< string, Field > = {
	id: { kind: 'key' },
	name: { kind: 'text', most: 190, isTranslated: true },
};

const FIELDS: Record< string, Field > = { ...OWN, ...contract.fields };

/** Fields of some categories only. */
const COOLING = [ 'air-conditioners', 'heat-pumps', 'ductless-systems', 'packaged-systems' ];
const FUEL = [ 'furnaces', 'oil-furnaces', 'packaged-systems' ];
const CATEGORIES: Record< string, string[] > = {
	seer2: COOLING,
	eer2: COOLING,
	hspf2: [ 'heat-pumps', 'ductless-systems', 'packaged-systems' ],
	afue: FUEL,
	tonsFrom: [ ...COOLING, 'air-handlers', 'coils' ],
	tonsTo: [ ...COOLING, 'air-handlers', 'coils' ],
	stages: [ ...COOLING, ...FUEL ],
	speeds: [ ...FUEL, 'air-handlers' ],
	fuel: FUEL,
	refrigerant: [ ...COOLING, 'air-handlers', 'coils' ],
	noiseFrom: contract.categories.filter( ( category ) => category !== 'coils' ),
	noiseTo: contract.categories.filter( ( category ) => category !== 'coils' ),
};

const UNITS: Record< string, string > = {
	seer2: 'SEER2',
	eer2: 'EER2',
	hspf2: 'HSPF2',
	afue: '%',
	noiseFrom: 'dB',
	noiseTo: 'dB',
	energySavings: '%',
};

/** The panels' fields, in the contract's order; its first ones are the words. */
export const FIGURES = between( 'seer2', 'energySavings' );
export const PRICE = between( 'priceFrom', 'warrantyCoil' );
export const DOCUMENTS = between( 'picture', 'serials' );
export const SALE = between( 'countries', 'goesWith' );
export const WORDS = [ 'name', 'headline', 'features', 'description' ];

function between( first: string, last: string ): string[] {
	const names = Object.keys( contract.fields );

	return names.slice( names.indexOf( first ), names.indexOf( last ) + 1 );
}

/** @param name with or without a language: `headline`, `headlineEs` */
export const fieldOf = ( name: string ): Field =>
	FIELDS[ name ] ?? FIELDS[ name.replace( /(?:Es|Fr)$/, '' ) ] ?? { kind: 'text' };

/** Whether products of the category have the figure. One that is entered is always shown, so that it can be removed. */
export const hasFigure = ( product: Product, name: string ): boolean =>
	product[ name ] !== undefined ||
	! CATEGORIES[ name ] ||
	CATEGORIES[ name ].includes( String( product.category ?? '' ) );

/** A number as the editor's user writes it. */
const inWords = ( value: number ): string =>
	new Intl.NumberFormat( userLanguage(), { useGrouping: false } ).format( value );

const limits = ( { min = 0, max = 0 }: Field ): [ string, string ] => [ inWords( min ), inWords( max ) ];

/** What may be entered; empty if the field's name says enough. */
export function hint( name: string ): string {
	const field = fieldOf( name );

	if ( field.kind === 'number' ) {
		const [ from, to ] = limits( field );
		return fill( __( '{from} to {to} {unit}', 'hvac-blocks' ), { from, to, unit: UNITS[ name ] ?? '' } ).trim();
	}

	if ( name === 'goesWith' ) {
		return __( 'Model numbers, with commas between them.', 'hvac-blocks' );
	}

	return field.kind === 'list' ? __( 'One per line.', 'hvac-blocks' ) : '';
}

/** The most characters of a list's entry, as in PHP's `ProductFields::schema()`. */
const ITEM = 500;

const FILE = /^https?:\/\/[^/\s]+\/\S*$|^[^/\\:]+\.[a-z0-9]{2,5}$/i;

/**
 * Reads what was typed.
 *
 * @return the value, undefined for none; or, if it cannot be stored, why
 */
export function read( name: string, typed: string ): { value: Value | undefined } | { problem: string } {
	const text = typed.trim();

	if ( text === '' ) {
		return { value: undefined };
	}

	const field = fieldOf( name );

	switch ( field.kind ) {
		case 'number': {
			const number = /^\d+(?:[.,]\d{1,2})?$/.test( text ) ? Number( text.replace( ',', '.' ) ) : NaN;

			return number >= ( field.min ?? 0 ) && number <= ( field.max ?? Infinity )
				? { value: number }
				: {
						problem: sentence(
							/* translators: 1 and 2: numbers. */
							__( 'Not saved: enter a number from %1$s to %2$s.', 'hvac-blocks' ),
							...limits( field )
						),
					};
		}
		case 'key':
			return /^[\w-]{1,64}$/.test( text )
				? { value: text }
				: { problem: __( 'Not saved: only letters, digits, hyphens and underscores.', 'hvac-blocks' ) };
		case 'file':
			return FILE.test( text ) ? { value: text } : { problem: noFile() };
		case 'list': {
			const items = text
				.split( name === 'goesWith' ? /[\s,;]+/ : /\n+/ )
				.map( ( item ) => item.trim() )
				.filter( ( item ) => item !== '' );

			if ( items.length > ( field.most ?? 12 ) || items.some( ( { length } ) => length > ITEM ) ) {
				return {
					problem: sprintf(
						/* translators: 1 and 2: numbers. */
						__( 'Not saved: at most %1$s entries of up to %2$s characters.', 'hvac-blocks' ),
						String( field.most ),
						String( ITEM )
					),
				};
			}

			return name === 'gallery' && ! items.every( ( item ) => FILE.test( item ) )
				? { problem: noFile() }
				: { value: items };
		}
		default:
			return { value: typed };
	}
}

const noFile = () =>
	__(
		'Not saved: enter a URL that starts with https://, or the name of a file in the media library.',
		'hvac-blocks'
	);

/** What contradicts itself is saved, but not shown to visitors. */
const PAIRS: Record< string, string > = {
	tonsTo: 'tonsFrom',
	noiseTo: 'noiseFrom',
	priceLastDay: 'priceFirstDay',
	lastDay: 'firstDay',
};

export function contradiction( product: Product, name: string ): string {
	const first = PAIRS[ name ] ?? '';
	const [ from, to ] = [ product[ first ], product[ name ] ];

	return from !== undefined && to !== undefined && to < from
		? /* translators: 1 and 2: names of columns. */
			sprintf( __( '%1$s is before %2$s', 'hvac-blocks' ), fieldText( name ), fieldText( first ) )
		: '';
}
