import { serverBindings } from '../bindings';
import { editable, type Texts } from '../texts';

type Attributes = Record< string, unknown >;

/** A block's attributes as described in block.json. */
export type Schema = Record< string, { default?: unknown } >;

/** What WordPress prints on the block's element, in the editor, too. */
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
 * The attributes that a block's preview depends on. Text typed into a slot is not among them: the server receives the
 * default text, or for an optional text, whose default is empty, its label, so that it prints the place to type into.
 * Bindings that only the server resolves are.
 *
 * @param attributes the block's
 * @param schema     the block's attributes from block.json
 * @param texts      those edited in place
 * @param context    values of surrounding blocks, used for empty attributes of the same name, as on the page
 */
export function previewAttributes(
	attributes: Attributes,
	schema: Schema,
	texts: Texts,
	context: Attributes = {}
): Attributes {
	const bindings = serverBindings( attributes );
	const asked: Attributes = Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ name ] ) => ! WRAPPER_ATTRIBUTES.includes( name ) && ! ( name in texts ) && ! ( name in bindings )
		)
	);

	if ( Object.keys( bindings ).length > 0 ) {
		asked.metadata = { bindings };
	}

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
