<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Editing\Blocks\Fixtures;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of examples, by the names in `plugin/blocks/_fixtures/dealers.json`, which has `places`, `dealers` and `lists` of dealers:
 * `{ "location": "plano", "dealers": "three", "nearest": { "like": "lantern-climate", "distance": 138.4 } }`.
 */
final class DealerFixtures {
	private const SECTIONS = array(
		'location' => 'places',
		'nearest'  => 'dealers',
	);

	/**
	 * @param array<string, mixed> $dealers as in an example
	 * @return array<string, mixed> in the shape of `GET /dealers`
	 */
	public static function resolved( array $dealers ): array {
		$fixtures = Fixtures::of( 'dealers' );

		foreach ( array_intersect_key( self::SECTIONS, array_filter( $dealers, static fn ( mixed $part ): bool => null !== $part ) ) as $part => $section ) {
			$dealers[ $part ] = $fixtures->one( $section, $dealers[ $part ] );
		}

		return isset( $dealers['dealers'] ) ? array( ...$dealers, 'dealers' => $fixtures->many( 'dealers', $dealers['dealers'] ) ) : $dealers;
	}
}
