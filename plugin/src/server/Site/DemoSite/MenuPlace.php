<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

defined( 'ABSPATH' ) || exit;

/** A page's place in the main menu: in the row of panels, or in the panel of another page. */
final readonly class MenuPlace {
	/** The schema of `menu` in a page's parameters. */
	public const SCHEMA = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			// The position in the row, or among the pages of its group.
			'place' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
			// The page, by its folder, whose panel contains it.
			'group' => array( 'type' => 'string' ),
		),
	);

	/** @param string $group empty in the row itself */
	private function __construct( public int $place, public string $group ) {}

	/** @param mixed $value according to {@see self::SCHEMA}; null for a page that is not in the menu */
	public static function of( mixed $value ): ?self {
		$place = is_array( $value ) ? ( $value['place'] ?? null ) : null;
		$group = is_array( $value ) ? ( $value['group'] ?? null ) : null;

		return is_int( $place ) ? new self( $place, is_string( $group ) ? $group : '' ) : null;
	}
}
