import { editable, type Texts } from '../texts';

type Attributes = Record< string, unknown >;

/** A block's attributes as its block.json describes them. */
export type Schema = Record< string, { default?: unknown } >;

/** What WordPress writes on the block's element, in the editor too. */
const WRAPPER_ATTRIBUTES = [
	'align',
	'backgroundColor',
	'borderColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'lock',
	'metadata',
	'style',
	'textColor',
];

const OWN_ATTRIBUTES = 'hvac-blocks/';

/**
 * The attributes that a block's preview depends on. What is typed into a slot is not among them: the server is asked for the text that stands
 * there by default, and for an optional text, whose default is empty, with its label, so that it prints the place to type it into.
 *
 * @param attributes the block's
 * @param schema     the block's attributes as block.json describes them
 * @param texts      those that are edited in place
 * @param context    what the blocks around it say: it stands in for an attribute of its name that is empty, as on the page
 */
export function previewAttributes(
	attributes: Attributes,
	schema: Schema,
	texts: Texts,
	context: Attributes = {}
): Attributes {
	const asked = Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ name ] ) => ! WRAPPER_ATTRIBUTES.includes( name ) && ! ( name in texts )
		)
	);

	for ( const [ name, text ] of Object.entries( texts ) ) {
		if ( schema[ name ]?.default === '' ) {
			asked[ name ] = editable( text ).label;
		}
	}
	for ( const [ key, value ] of Object.entries( context ) ) {
		const name = key.slice( OWN_ATTRIBUTES.length );

		if ( key.startsWith( OWN_ATTRIBUTES ) && value !== '' && ( asked[ name ] ?? '' ) === '' ) {
			asked[ name ] = value;
		}
	}

	return asked;
}
