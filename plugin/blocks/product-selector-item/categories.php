<?php
/**
 * The product categories, as in `contracts/product.json`. Each has an illustration, the path of its page, a name, the text of its link, details, and three
 * features: living with it, what sets it apart, and its energy use.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static fn ( string $category ): ?array => match ( $category ) {
	'air-conditioners'   => array(
		'outdoor-unit',
		'products/air-conditioners',
		__( 'Air conditioners', 'hvac-blocks' ),
		__( 'View all air conditioners', 'hvac-blocks' ),
		__( 'Cool every room, even on the hottest days. An air conditioner works with the furnace or air handler you already have.', 'hvac-blocks' ),
		__( 'Steady temperatures and less humidity', 'hvac-blocks' ),
		__( 'One speed, two stages or variable speed', 'hvac-blocks' ),
		__( 'Efficiency from 13 to 22 SEER2', 'hvac-blocks' ),
	),
	'furnaces'           => array(
		'furnace',
		'products/furnaces',
		__( 'Furnaces', 'hvac-blocks' ),
		__( 'View all furnaces', 'hvac-blocks' ),
		__( 'Dependable warmth through the coldest nights. A furnace burns natural gas or propane and sends heat through your ducts.', 'hvac-blocks' ),
		__( 'Even heat, without drafts', 'hvac-blocks' ),
		__( 'Add an air conditioner or a heat pump at any time', 'hvac-blocks' ),
		__( 'Efficiency from 80% to more than 95% AFUE', 'hvac-blocks' ),
	),
	'heat-pumps'         => array(
		'heat-pump',
		'products/heat-pumps',
		__( 'Heat pumps', 'hvac-blocks' ),
		__( 'View all heat pumps', 'hvac-blocks' ),
		__( 'Heat in winter and cool in summer with one electric system. In cold climates, pair it with a furnace.', 'hvac-blocks' ),
		__( 'One system for every season', 'hvac-blocks' ),
		__( 'Dual fuel: switches to the furnace when that costs less', 'hvac-blocks' ),
		__( 'Moves heat instead of making it', 'hvac-blocks' ),
	),
	'air-handlers'       => array(
		'air-handler',
		'products/air-handlers',
		__( 'Air handlers', 'hvac-blocks' ),
		__( 'View all air handlers', 'hvac-blocks' ),
		__( 'Move heated or cooled air to every room. An air handler is the indoor half of a heat pump or an air conditioner.', 'hvac-blocks' ),
		__( 'Even airflow from room to room', 'hvac-blocks' ),
		__( 'Fits in an attic, a closet or a basement', 'hvac-blocks' ),
		__( 'Variable speed uses only the power it needs', 'hvac-blocks' ),
	),
	'indoor-air-quality' => array(
		'air-quality',
		'products/indoor-air-quality',
		__( 'Indoor air quality', 'hvac-blocks' ),
		__( 'View all indoor air quality products', 'hvac-blocks' ),
		__( 'Breathe easier at home. Air cleaners, humidifiers and media cabinets treat the air of the whole house.', 'hvac-blocks' ),
		__( 'Less dust, less dry air', 'hvac-blocks' ),
		__( 'Built into the system you already have', 'hvac-blocks' ),
		__( 'Clean filters help the system use less energy', 'hvac-blocks' ),
	),
	'coils'              => array(
		'coil',
		'products/coils/comfort-coil',
		__( 'Coils', 'hvac-blocks' ),
		__( 'View all coils', 'hvac-blocks' ),
		__( 'Take heat and moisture out of the air. The indoor coil works with your outdoor unit and sits on the furnace or in the air handler.', 'hvac-blocks' ),
		__( 'Cooler, drier air in summer', 'hvac-blocks' ),
		__( 'Made to match the outdoor unit', 'hvac-blocks' ),
		__( 'A matched coil brings the full rated efficiency', 'hvac-blocks' ),
	),
	'packaged-systems'   => array(
		'packaged-unit',
		'products/packaged-systems',
		__( 'Packaged systems', 'hvac-blocks' ),
		__( 'View all packaged systems', 'hvac-blocks' ),
		__( 'Heating and cooling in one outdoor cabinet: the answer where there is no room for equipment indoors.', 'hvac-blocks' ),
		__( 'Nothing in the attic, the closet or the basement', 'hvac-blocks' ),
		__( 'All electric, gas and electric, or dual fuel', 'hvac-blocks' ),
		__( 'Parts matched at the factory work together', 'hvac-blocks' ),
	),
	'ductless-systems'   => array(
		'ductless',
		'products/ductless-systems',
		__( 'Ductless systems', 'hvac-blocks' ),
		__( 'View all ductless systems', 'hvac-blocks' ),
		__( 'Heat and cool one room or a whole home without ducts. One outdoor unit serves one or more indoor units.', 'hvac-blocks' ),
		__( 'Each room has its own temperature', 'hvac-blocks' ),
		__( 'Needs only a small hole in the wall', 'hvac-blocks' ),
		__( 'No heat is lost in ducts', 'hvac-blocks' ),
	),
	'oil-furnaces'       => array(
		'oil-furnace',
		'products/oil-furnaces',
		__( 'Oil furnaces', 'hvac-blocks' ),
		__( 'View all oil furnaces', 'hvac-blocks' ),
		__( 'Strong heat where there is no gas line. An oil furnace sends heat through your ducts and works with most tanks.', 'hvac-blocks' ),
		__( 'Warm rooms in the coldest weeks', 'hvac-blocks' ),
		__( 'Add a heat pump and use less oil', 'hvac-blocks' ),
		__( 'Efficiency from 83% to 88% AFUE', 'hvac-blocks' ),
	),
	default              => null,
};
