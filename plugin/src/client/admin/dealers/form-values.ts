import { ownFields, type OwnKey } from './own-fields/fields';
import type { Dealer } from './types';

/** The form's values. Numbers are kept as typed text until the server accepts them. */
export interface FormValues {
	companyID: string;
	name: string;
	addressLine1: string;
	city: string;
	state: string;
	zip: string;
	phone1: string;
	showAddress: boolean;
	photo: string;
	/** One per line. */
	openingHours: string;
	emergencyService: boolean;
	nateCertified: boolean;
	charterMemberDate: string;
	nexiaDealerDiagnostics: boolean;
	showFinancing: boolean;
	leasingOption: boolean;
	isTcs: boolean;
	/** Empty for the center of the ZIP. */
	lat: string;
	lon: string;
	average_rating: string;
	total_review_count: string;
	routingGroupID: string;
	/** One per line. */
	assignedNumbers: string;
	zipcodeCoverage: string;
	/** As the server stores them: 1 for a checked flag, keys of choices with semicolons between them. */
	[ own: OwnKey ]: string;
}

const EMPTY: FormValues = {
	companyID: '',
	name: '',
	addressLine1: '',
	city: '',
	state: '',
	zip: '',
	phone1: '',
	showAddress: true,
	photo: '',
	openingHours: '',
	emergencyService: false,
	nateCertified: false,
	charterMemberDate: '',
	nexiaDealerDiagnostics: false,
	showFinancing: false,
	leasingOption: false,
	isTcs: false,
	lat: '',
	lon: '',
	average_rating: '',
	total_review_count: '',
	routingGroupID: '',
	assignedNumbers: '',
	zipcodeCoverage: '',
};

const ownValues = ( stored: Record< string, string > = {} ): Record< OwnKey, string > =>
	Object.fromEntries( ownFields().map( ( { key } ) => [ key, stored[ key ] ?? '' ] ) );

/** Of a new dealer. */
export const emptyValues = (): FormValues => ( { ...EMPTY, ...ownValues() } );

const numberText = ( value: number | null ): string => ( value ? String( value ) : '' );

export function valuesOf( dealer: Dealer ): FormValues {
	const { data, location, metaData, whodis } = dealer;

	return {
		...data,
		charterMemberDate: data.charterMemberDate ?? '',
		openingHours: data.openingHours.join( '\n' ),
		lat: dealer.approximate ? '' : numberText( location.lat ),
		lon: dealer.approximate ? '' : numberText( location.lon ),
		average_rating: numberText( metaData.average_rating ),
		total_review_count: numberText( metaData.total_review_count ),
		routingGroupID: whodis.routingGroupID,
		assignedNumbers: whodis.assignedNumbers.join( '\n' ),
		zipcodeCoverage: dealer.zipcodeCoverage.join( ' ' ),
		...ownValues( dealer.fields ),
	};
}

const lines = ( text: string ): string[] =>
	text
		.split( /[\n;|]+/ )
		.map( ( line ) => line.trim() )
		.filter( Boolean );

/**
 * ZIPs and postal areas with any separators; a full Canadian code counts as its area.
 *
 * @param text
 */
export const parseAreas = ( text: string ): string[] =>
	text
		.replace( /\b([a-z]\d[a-z])[ -]?\d[a-z]\d\b/gi, '$1' )
		.split( /[^0-9A-Za-z.-]+/ )
		.filter( Boolean );

/**
 * The request body.
 *
 * @param values
 * @param version of the edited dealer; empty for a new one
 */
export function requestBody( values: FormValues, version: string ) {
	const { lat, lon, routingGroupID, assignedNumbers, zipcodeCoverage, ...data } = values;

	return {
		version,
		data: { ...data, openingHours: lines( data.openingHours ) },
		location: { lat: lat.trim(), lon: lon.trim() },
		metaData: { average_rating: data.average_rating, total_review_count: data.total_review_count },
		whodis: { routingGroupID, assignedNumbers: lines( assignedNumbers ) },
		zipcodeCoverage: parseAreas( zipcodeCoverage ),
		fields: Object.fromEntries( ownFields().map( ( { key } ) => [ key, values[ key ] ?? '' ] ) ),
	};
}
