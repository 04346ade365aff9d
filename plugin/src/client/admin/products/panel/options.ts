import { __, _x } from '@wordpress/i18n';
import { categoryTexts } from '../../../editor/product-categories';

/** The names of a select's options; the first is for none. */
export const optionTexts = ( name: string ): Record< string, string > => ( {
	'': name === 'category' ? __( 'Choose a category', 'hvac-blocks' ) : '—',
	...categoryTexts(),
	good: _x( 'Essential', 'tier of a heating and cooling system', 'hvac-blocks' ),
	better: _x( 'Comfort', 'tier of a heating and cooling system', 'hvac-blocks' ),
	best: _x( 'Premium', 'tier of a heating and cooling system', 'hvac-blocks' ),
	'single-stage': __( 'One stage', 'hvac-blocks' ),
	'two-stage': __( 'Two stages', 'hvac-blocks' ),
	'variable-speed': __( 'Variable speed', 'hvac-blocks' ),
	modulating: __( 'Modulating', 'hvac-blocks' ),
	'single-speed': __( 'One speed', 'hvac-blocks' ),
	'multi-speed': __( 'Several speeds', 'hvac-blocks' ),
	electric: __( 'Electricity', 'hvac-blocks' ),
	'natural-gas': __( 'Natural gas', 'hvac-blocks' ),
	propane: __( 'Propane', 'hvac-blocks' ),
	oil: __( 'Oil', 'hvac-blocks' ),
} );
