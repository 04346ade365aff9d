const US = /^(\d{5})(?:[ -]?\d{4})?$/;
// Canadian codes contain no D, F, I, O, Q, U, and do not start with W or Z.
const CANADA = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?$/;

/** The ZIP or the forward sortation area of a postal code ("75024-1234" gives "75024", "m5v 2t6" gives "M5V"); empty for anything else. */
export const areaOf = ( code: string ): string => {
	const text = code.trim().toUpperCase();

	return ( US.exec( text ) ?? CANADA.exec( text ) )?.[ 1 ] ?? '';
};
