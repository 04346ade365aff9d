/**
 * Renames attributes of existing content to the block's own names when an editor opens it: `"supports": {
 * "hvacBlocks": { "renamed": { "links_one_url": "links_1_url" } } }`. The page reads both, see `Blocks\Attributes`.
 */
import { addFilter } from '@wordpress/hooks';

type Attributes = Record< string, unknown >;

interface Settings {
	attributes?: Attributes;
	supports?: { hvacBlocks?: { renamed?: Record< string, string > } };
	save?: unknown;
	deprecated?: object[];
}

/** Adds the conversion of renamed attributes to a block's settings. */
export function withRenamed( settings: Settings ): Settings {
	const names = settings.supports?.hvacBlocks?.renamed;

	if ( ! names ) {
		return settings;
	}

	const old = Object.keys( names );
	// The old name gets the attribute's type.
	const schemas = Object.fromEntries(
		Object.entries( names ).map( ( [ from, to ] ) => {
			const { default: _, ...schema } = ( settings.attributes?.[ to ] ?? {} ) as Attributes;
			return [ from, schema ];
		} )
	);

	return {
		...settings,
		deprecated: [
			...( settings.deprecated ?? [] ),
			{
				attributes: { ...withoutDefaults( settings.attributes ?? {} ), ...schemas },
				supports: settings.supports,
				save: settings.save,
				isEligible: ( attributes: Attributes ) => old.some( ( name ) => name in attributes ),
				migrate: ( attributes: Attributes ) => ( {
					...Object.fromEntries(
						old
							.filter( ( name ) => attributes[ name ] !== undefined )
							.map( ( name ) => [ names[ name ], attributes[ name ] ] )
					),
					...Object.fromEntries(
						Object.entries( attributes ).filter(
							( [ name, value ] ) => ! old.includes( name ) && value !== undefined
						)
					),
				} ),
			},
		],
	};
}

/** Without defaults, so that a default does not override a value under an old name. */
const withoutDefaults = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, schema ] ) => {
			const { default: _, ...rest } = schema as Attributes;
			return [ name, rest ];
		} )
	);

addFilter( 'blocks.registerBlockType', 'hvac-blocks/renamed', withRenamed );
