<?php
/**
 * The systems whose prices the manufacturer states. Each has a price in dollars, a picture, a page, a title, a text, and a link label.
 */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

return static fn ( string $system, Language $language ): ?array => match ( $system ) {
	'air-conditioner' => array( 5400, 'outdoor-unit', 'products/air-conditioners', __( 'Air conditioner', 'hvac-blocks' ), __( 'Cools the whole home through your ducts.', 'hvac-blocks' ), __( 'See air conditioners', 'hvac-blocks' ) ),
	'furnace'         => array(
		3400,
		'furnace',
		'products/furnaces',
		__( 'Furnace', 'hvac-blocks' ),
		/* translators: 1: a percentage such as 80%, 2: a higher one. AFUE is how much of the fuel becomes heat. */
		sprintf( __( 'The same starting price with %1$s or %2$s AFUE.', 'hvac-blocks' ), Numbers::percent( 80, $language ), Numbers::percent( 90, $language ) ),
		__( 'See furnaces', 'hvac-blocks' ),
	),
	'heat-pump'       => array( 5800, 'heat-pump', 'products/heat-pumps', __( 'Heat pump', 'hvac-blocks' ), __( 'Heats in winter and cools in summer.', 'hvac-blocks' ), __( 'See heat pumps', 'hvac-blocks' ) ),
	'air-handler'     => array( 3600, 'air-handler', 'products/air-handlers', __( 'Air handler', 'hvac-blocks' ), __( 'The indoor half of a heat pump or air conditioner.', 'hvac-blocks' ), __( 'See air handlers', 'hvac-blocks' ) ),
	default           => null,
};
