<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Values\Fact;

defined( 'ABSPATH' ) || exit;

/**
 * The classes of systems in `data/systems.json`: three tiers for each power type, with the installed cost of a system of each tonnage. The amounts are
 * those of the United States, valid until the file's last day. A furnace less efficient than Canada allows is not sold there: instead, the least is
 * stated that its law requires. Where the site's catalog sells a system's units, they are shown instead: see `CatalogSystems`.
 *
 * @phpstan-import-type Product from Recommendation
 * @phpstan-import-type System from Recommendation
 * @phpstan-type Unit array{type: 'air-conditioner'|'air-handler'|'furnace'|'heat-pump', stages: string, seer2?: float, hspf2?: float, afue?: float, least?: float, models?: list<string>}
 * @phpstan-type SystemClass array{powerType: string, tier: string, products: list<Unit>, included: list<string>, installed: array<string, array{int, int}>}
 */
final readonly class EmbeddedRecommendations implements RecommendationProvider {
	/**
	 * @param string                $today   `Y-m-d`; empty for the site's own day
	 * @param ProductDirectory|null $catalog null without one
	 */
	public function __construct( private string $file, private string $today = '', private ?ProductDirectory $catalog = null ) {}

	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation {
		$data      = $this->data();
		$today     = '' === $this->today ? (string) wp_date( 'Y-m-d' ) : $this->today;
		$area      = (string) PostalCode::area( $zip );
		$least     = '' === $area || ctype_digit( $area ) ? 0 : Fact::get( 'afue-minimum-canada' )->value();
		$is_priced = ctype_digit( $area ) && $today >= $data['validFrom'] && $today <= $data['validUntil'];
		$language  = PageLanguage::current();
		// If the home's current system is unknown, the least expensive of each kind shows the choice.
		$suits     = static fn ( array $class ): bool => '' === $power_type ? 'good' === $class['tier'] : $class['powerType'] === $power_type;
		$classes   = array_values( array_filter( $data['systems'], $suits ) );
		$catalog   = CatalogSystems::find( $this->catalog, $classes, ctype_digit( $area ) ? 'US' : 'CA', $today, $language );
		$claims    = array();
		$systems   = array();

		foreach ( $classes as $class ) {
			$units  = $catalog->units( $class, $tonnage );
			$amount = match ( true ) {
				! $is_priced       => null,
				array() === $units => $class['installed'][ $tonnage ] ?? null,
				default            => $catalog->installed( $class, $units, $tonnage ),
			};

			$systems[] = array() === $units ? self::system( self::allowed( $class, $least ), $amount, $language ) : $catalog->system( $class, $units, $amount );
			$claims    = null === $amount ? $claims : array( ...$claims, ...CatalogSystems::claims( $units ) );
		}

		usort( $systems, static fn ( array $one, array $other ): int => ( $one['installed_from'] ?? PHP_INT_MAX ) <=> ( $other['installed_from'] ?? PHP_INT_MAX ) );

		return new Recommendation( $tonnage, $power_type, $systems, $is_priced ? self::first_day( $data['validFrom'], $claims ) : '', $is_priced ? self::last_day( $data['validUntil'], $claims ) : '' );
	}

	/** @param list<Claim> $claims */
	private static function first_day( string $day, array $claims ): string {
		return max( array( $day, ...array_map( static fn ( Claim $claim ): string => $claim->from, $claims ) ) );
	}

	/** @param list<Claim> $claims */
	private static function last_day( string $day, array $claims ): string {
		return min( array( $day, ...array_filter( array_map( static fn ( Claim $claim ): string => $claim->until, $claims ) ) ) );
	}

	/**
	 * @param SystemClass $class
	 * @return SystemClass
	 */
	private static function allowed( array $class, float $least ): array {
		foreach ( $class['products'] as $at => $unit ) {
			if ( isset( $unit['afue'] ) && $unit['afue'] < $least ) {
				unset( $class['products'][ $at ]['afue'] );
				$class['products'][ $at ]['least'] = $least;
			}
		}

		return $class;
	}

	/**
	 * @param SystemClass          $class
	 * @param array{int, int}|null $installed
	 * @return System
	 */
	private static function system( array $class, ?array $installed, Language $language ): array {
		return array(
			'name'           => SystemTexts::name( $class['powerType'], $class['tier'] ),
			'tier'           => $class['tier'],
			'products'       => array_map( static fn ( array $unit ): array => self::product( $unit, $language ), $class['products'] ),
			'included'       => array_map( SystemTexts::included( ... ), $class['included'] ),
			'installed_from' => $installed[0] ?? null,
			'installed_to'   => $installed[1] ?? null,
		);
	}

	/**
	 * @param Unit $unit
	 * @return Product
	 */
	private static function product( array $unit, Language $language ): array {
		$type    = SystemTexts::type( $unit['type'] );
		$ratings = array_filter(
			array(
				isset( $unit['seer2'] ) ? self::rating( $unit['seer2'], $language ) . ' SEER2' : '',
				isset( $unit['hspf2'] ) ? self::rating( $unit['hspf2'], $language ) . ' HSPF2' : '',
				isset( $unit['afue'] ) ? Numbers::percent( $unit['afue'], $language ) . ' AFUE' : '',
				/* translators: %s: a percentage. */
				isset( $unit['least'] ) ? sprintf( __( 'at least %s AFUE, as Canada requires', 'hvac-blocks' ), Numbers::percent( $unit['least'], $language ) ) : '',
			)
		);

		return array(
			'kind'         => $unit['type'],
			'product_type' => $type,
			'product_name' => $type,
			'product_link' => '',
			'image'        => '',
			'efficiency'   => implode( ', ', $ratings ),
			'stages'       => SystemTexts::stages( $unit['stages'] ),
		);
	}

	private static function rating( float $rating, Language $language ): string {
		return Numbers::format( $rating, floor( $rating ) === $rating ? 0 : 1, $language );
	}

	/** @return array{validFrom: string, validUntil: string, systems: list<SystemClass>} */
	private function data(): array {
		/** @var array{validFrom: string, validUntil: string, systems: list<SystemClass>} $data */
		$data = json_decode( (string) file_get_contents( $this->file ), true, 16, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.

		/**
		 * Filters the built-in list of systems, to name other models.
		 *
		 * @param list<array<string, mixed>> $systems as in data/systems.json
		 */
		$systems = apply_filters( 'hvac_blocks_built_in_systems', $data['systems'] );

		/** @var list<SystemClass> $systems the author of a filter is responsible for its result */
		return array( 'systems' => $systems ) + $data;
	}
}
