<?php
declare(strict_types=1);

namespace HvacBlocks\Locator;

defined( 'ABSPATH' ) || exit;

/**
 * What a block that searches for dealers waits for: the keys `place` and `hydrate` of its view model. What the server printed needs
 * no script until the visitor touches it, with three exceptions, which begin once they are in view: a map, numbers
 * that are tracked, and a slider that moves by itself.
 *
 * @phpstan-import-type CardConfig from DealerCard
 * @phpstan-import-type Results from LocatorResults
 * @phpstan-type Model array{address: array{place: string, view: 'list'|'map', ...}, search: Results, frame: CardConfig, slider?: array{settings: array{devices: array<string, array{automatic: bool, ...}>, ...}, ...}|null, ...}
 */
final class Waiting {
	/**
	 * @param array<string, mixed> $model as the block's `props.php` makes it
	 * @return array{place: string, hydrate: 'touch'|'visible'}
	 */
	public static function of( array $model ): array {
		/** @var Model $model */
		return array(
			'place'   => $model['address']['place'],
			'hydrate' => self::is_active( $model ) ? 'visible' : 'touch',
		);
	}

	/** @param Model $model */
	private static function is_active( array $model ): bool {
		if ( 'found' !== $model['search']['status'] ) {
			return false;
		}

		$has_dealers = $model['search']['total'] > 0;
		$moves       = in_array( true, array_column( $model['slider']['settings']['devices'] ?? array(), 'automatic' ), true );

		return null !== $model['frame']['tracking'] || ( $has_dealers && ( $moves || 'map' === $model['address']['view'] ) );
	}
}
