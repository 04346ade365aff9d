import { __ } from '@wordpress/i18n';

/** The names of the categories of products; their keys are those of `ProductCategory`. */
export const categoryTexts = (): Record< string, string > => ( {
	'air-conditioners': __( 'Air conditioners', 'hvac-blocks' ),
	'heat-pumps': __( 'Heat pumps', 'hvac-blocks' ),
	furnaces: __( 'Furnaces', 'hvac-blocks' ),
	'air-handlers': __( 'Air handlers', 'hvac-blocks' ),
	'ductless-systems': __( 'Ductless systems', 'hvac-blocks' ),
	'packaged-systems': __( 'Packaged systems', 'hvac-blocks' ),
	'oil-furnaces': __( 'Oil furnaces', 'hvac-blocks' ),
	coils: __( 'Coils', 'hvac-blocks' ),
	'indoor-air-quality': __( 'Indoor air quality', 'hvac-blocks' ),
} );
