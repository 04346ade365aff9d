/** The fields in which two versions of a form differ. */
export const differences = < Values extends object >( a: Values, b: Values ): Array< keyof Values & string > =>
	( Object.keys( a ) as Array< keyof Values & string > ).filter( ( key ) => a[ key ] !== b[ key ] );

export const pick = < Values extends object >(
	values: Values,
	fields: ReadonlyArray< keyof Values >
): Partial< Values > =>
	Object.fromEntries( fields.map( ( field ) => [ field, values[ field ] ] ) ) as Partial< Values >;
