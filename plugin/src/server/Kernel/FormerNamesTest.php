<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Offers\Rebates\Directory\RebateDirectory;
use HvacBlocks\Offers\Recommendation\Systems\RecommendationProvider;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;
use ReflectionType;

defined( 'ABSPATH' ) || exit;

final class FormerNamesTest extends TestCase {
	private const SAME_NAME_IN_1_0 = array( 'Leads\Store\Lead' );

	#[DataProvider( 'names' )]
	public function test_a_former_name_is_the_same_class( string $present, string $former ): void {
		self::assertTrue( class_exists( $former ) || interface_exists( $former ) );
		self::assertTrue( is_a( $former, $present, true ) );
	}

	/** PHP stops a request whose class does not match its interface, so types in an interface need their former names, too. */
	public function test_an_add_on_of_1_0_implements_the_interfaces_with_their_former_types(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'add-on' );
		file_put_contents(
			$file,
			<<<'ADDON'
				<?php
				return new class implements \HvacBlocks\Rebates\Directory\RebateDirectory, \HvacBlocks\Recommend\Systems\RecommendationProvider {
					public function find( \HvacBlocks\Locations\Location $place, \HvacBlocks\Languages\Language $language, int $page ): \HvacBlocks\Rebates\RebatePage {
						return new \HvacBlocks\Rebates\RebatePage( $place, 0, $page, array() );
					}

					public function recommend( string $tonnage, string $power_type, string $zip ): \HvacBlocks\Recommend\Systems\Recommendation {
						throw new \HvacBlocks\Http\UpstreamFailure( \HvacBlocks\Http\FailureReason::Timeout );
					}
				};
				ADDON
		);
		$add_on = require $file;
		unlink( $file );

		self::assertInstanceOf( RebateDirectory::class, $add_on );
		self::assertInstanceOf( RecommendationProvider::class, $add_on );
		self::assertSame( 3, $add_on->find( new Place( '75024', '75024', 'Plano', 'Texas', 'TX', 'US', 33.08, -96.8 ), Language::English, 3 )->page );
		$this->expectException( UpstreamFailure::class );
		$add_on->recommend( '3.5', 'gas', '75024' );
	}

	public function test_each_type_in_an_interface_for_add_ons_has_its_former_name(): void {
		$types = array();

		foreach ( array_filter( array_keys( FormerNames::ALL ), static fn ( string $name ): bool => interface_exists( "HvacBlocks\\$name" ) ) as $name ) {
			foreach ( ( new ReflectionClass( "HvacBlocks\\$name" ) )->getMethods() as $method ) {
				foreach ( array( $method->getReturnType(), ...array_map( static fn ( ReflectionParameter $parameter ): ?ReflectionType => $parameter->getType(), $method->getParameters() ) ) as $type ) {
					if ( $type instanceof ReflectionNamedType && str_starts_with( $type->getName(), 'HvacBlocks\\' ) ) {
						$types[] = substr( $type->getName(), 11 );
					}
				}
			}
		}

		self::assertContains( 'Offers\Rebates\RebatePage', $types );
		self::assertSame( array(), array_values( array_diff( $types, array_keys( FormerNames::ALL ), self::SAME_NAME_IN_1_0 ) ) );
	}

	public function test_other_names_are_no_class(): void {
		self::assertFalse( class_exists( 'HvacBlocks\Dealers\NoSuchDealer' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		foreach ( FormerNames::ALL as $present => $former ) {
			yield $former => array( "HvacBlocks\\$present", "HvacBlocks\\$former" );
		}
	}
}
