/**
 * Reads slider settings of content from another CMS, stored under flat names such as `desk_arrows` or `arrows_desk`,
 * into the attribute `slider` when an editor opens it. The page reads both, see `Blocks\Slider\FlatSettings`.
 */
import { DEVICES } from '@client/domain/slider';
import contract from '@contracts/slider.json';
import { addFilter } from '@wordpress/hooks';

type Attributes = Record< string, unknown >;
type ByDevice = Record< string, Attributes | undefined >;

interface Settings {
	attributes?: Record< string, { type?: unknown } | undefined >;
	supports?: object;
	save?: unknown;
	deprecated?: object[];
}

/** The device and the setting, by flat name. */
const FLAT: Record< string, [ device: string, name: string ] > = Object.fromEntries(
	DEVICES.flatMap( ( device ) =>
		Object.keys( contract.settings ).flatMap( ( name ) => [
			// The name with the device first takes precedence, as on the page.
			[ `${ name }_${ device }`, [ device, name ] ],
			[ `${ device }_${ name }`, [ device, name ] ],
		] )
	)
);

function migrated( attributes: Attributes ): Attributes {
	const slider: ByDevice = {};

	for ( const [ flat, [ device, name ] ] of Object.entries( FLAT ) ) {
		if ( attributes[ flat ] !== undefined ) {
			slider[ device ] = { ...slider[ device ], [ name ]: String( attributes[ flat ] ) };
		}
	}

	const own = ( attributes.slider ?? {} ) as ByDevice;
	const rest = Object.entries( attributes ).filter( ( [ name ] ) => ! ( name in FLAT ) );

	return {
		...Object.fromEntries( rest ),
		slider: Object.fromEntries(
			DEVICES.map( ( device ) => [ device, { ...slider[ device ], ...own[ device ] } ] ).filter(
				( [ , settings ] ) => Object.keys( settings as object ).length > 0
			)
		),
	};
}

/** Adds the conversion of flat slider settings to a block's settings. */
export function withFlatSettings( settings: Settings ): Settings {
	if ( settings.attributes?.slider?.type !== 'object' ) {
		return settings;
	}

	const schemas = Object.fromEntries(
		Object.keys( FLAT ).map( ( flat ) => [ flat, { type: [ 'string', 'boolean', 'number' ] } ] )
	);

	return {
		...settings,
		deprecated: [
			...( settings.deprecated ?? [] ),
			{
				attributes: { ...settings.attributes, ...schemas },
				supports: settings.supports,
				save: settings.save,
				isEligible: ( attributes: Attributes ) => Object.keys( attributes ).some( ( name ) => name in FLAT ),
				migrate: ( attributes: Attributes, inner: object[] ) => [ migrated( attributes ), inner ],
			},
		],
	};
}

addFilter( 'blocks.registerBlockType', 'hvac-blocks/slider-import', withFlatSettings );
