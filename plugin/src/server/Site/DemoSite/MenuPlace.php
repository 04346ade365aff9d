<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

defined( 'ABSPATH' ) || exit;

/** Where a page stands in the main menu: in the row of panels, or in the panel of another page. */
final readonly class MenuPlace {
	/** What `menu` of a page's parameters says. */
	public const SCHEMA = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			// Its place in the row, or among the pages of its group.
			'place' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
			// The page, by its folder, in whose panel it stands.
			'group' => array( 'type' => 'string' ),
		),
	);

	/** @param string $group empty in the row itself */
	private function __construct( public int $place, public string $group ) {}

	/** @param mixed $value as {@see self::SCHEMA} says; null for a page that is not in the menu */
	public static function of( mixed $value ): ?self {
		$place = is_array( $value ) ? ( $value['place'] ?? null ) : null;
		$group = is_array( $value ) ? ( $value['group'] ?? null ) : null;

		return is_int( $place ) ? new self( $place, is_string( $group ) ? $group : '' ) : null;
	}
}
