<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreaFile;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

/** What visitors type, paste and dictate, with the right answers: bench/places/texts.tsv, which docs/data.md describes. */
final class PlaceTextsTest extends TestCase {
	public function test_nearly_all_are_understood_and_hardly_one_is_misunderstood(): void {
		$directory = new EmbeddedPostalAreaDirectory( self::wpdb(), new PostalAreaFile( TestPlaces::bundled() ) );
		$texts     = (array) file( dirname( __DIR__, 6 ) . '/bench/places/texts.tsv', FILE_IGNORE_NEW_LINES );
		$missed    = array();
		$lost      = array();
		$wrong     = array();
		delete_option( PostalAreaLoader::OPTION );

		foreach ( $texts as $line ) {
			[ $text, $right ] = explode( "\t", (string) $line ) + array( '', '' );
			$place            = $directory->find( $text );
			$others           = $directory->others( $text, $place );
			$is_right         = self::is( $right, $place->name ?? '', $place->region_code ?? '', $place->zip ?? '' );
			$is_offered       = array() !== array_filter( $others, static fn ( NamedPlace $other ): bool => self::is( $right, $other->name, $other->region, $other->zip ) );

			if ( ! $is_right && ! ( null === $place && strlen( $right ) === 2 && $is_offered ) ) {
				$missed[] = $text;

				if ( ! $is_offered ) {
					$lost[] = $text;
				}
				if ( ! $is_offered && null !== $place ) {
					$wrong[] = $text;
				}
			}
		}

		self::assertCount( 600, $texts );
		self::assertLessThanOrEqual( 12, count( $missed ), implode( "\n", $missed ) );
		self::assertLessThanOrEqual( 3, count( $lost ), implode( "\n", $lost ) );
		self::assertLessThanOrEqual( 1, count( $wrong ), implode( "\n", $wrong ) );
	}

	/** @param string $right "Plano, TX", a postal area, or a state; several separated by `|` */
	private static function is( string $right, string $name, string $region, string $zip ): bool {
		foreach ( explode( '|', $right ) as $one ) {
			[ $place, $state ] = explode( ', ', $one ) + array( '', '' );

			if ( $one === $zip || $one === $region || ( '' !== $state && $state === $region && PlaceName::key( $place ) === PlaceName::key( $name ) ) ) {
				return true;
			}
		}

		return false;
	}
}
