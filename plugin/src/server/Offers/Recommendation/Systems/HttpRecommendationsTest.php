<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\AnswerCache;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class HttpRecommendationsTest extends TestCase {
	use MockUpstream;
	use RecommendationContract;

	private int $now = 1_800_000_000;

	private ?RecommendationProvider $made = null;

	protected function provider(): RecommendationProvider {
		return $this->made ??= $this->fresh();
	}

	private function fresh(): RecommendationProvider {
		$this->reset_upstream();
		$settings = $this->settings( array( 'recommendation_url' => $this->upstream( 'recommendation' ) ) );

		return new HttpRecommendations( $settings, new AnswerCache( new WordPressClient( $settings, new AddressGuard( $settings ) ), new ArrayState(), fn (): int => $this->now ) );
	}

	public function test_it_asks_as_the_contract_says(): void {
		$this->provider()->recommend( '3.5', 'heat-pump', '75024-1234' );
		$this->provider()->recommend( '3.5', '', 'm5v2t6' );

		self::assertSame( array( 'tonnage' => '3.5', 'powerType' => 'heat pump', 'zipCode' => '75024', 'lang' => 'en' ), $this->upstream_requests()[0]['query'] );
		self::assertSame( array( 'tonnage' => '3.5', 'zipCode' => 'M5V', 'lang' => 'en' ), $this->upstream_requests()[1]['query'] );
	}

	public function test_what_is_of_another_shape_is_left_out(): void {
		$good = array( 'name' => '<b>Best</b>', 'tier' => 'platinum', 'products' => array( array( 'kind' => 'furnace', 'product_link' => 'javascript:alert(1)', 'image' => 'https://elsewhere.example/a.png' ) ), 'included' => array( 'Care', 7, '' ), 'installed_from' => '9000', 'installed_to' => 10 );
		$this->provider();
		$this->tell_upstream( 'recommendation', array( 'answer' => array( 'systems' => array( $good, array( 'name' => 'No products' ), array( 'products' => $good['products'] ) ), 'validUntil' => '2027-02-30' ) ) );

		$recommendation = $this->provider()->recommend( '3.5', 'gas', '75024' );

		self::assertSame(
			array(
				array(
					'name'           => 'Best',
					'tier'           => '',
					'products'       => array( array( 'kind' => 'furnace', 'product_type' => 'Furnace', 'product_name' => 'Furnace', 'product_link' => '', 'image' => '', 'efficiency' => '', 'stages' => '' ) ),
					'included'       => array( 'Care' ),
					'installed_from' => 9000,
					'installed_to'   => null,
				),
			),
			$recommendation->systems
		);
		self::assertSame( '', $recommendation->valid_until );
	}

	#[TestWith( array( 'refuse' ) )]
	#[TestWith( array( 'garbage' ) )]
	#[TestWith( array( 'large' ) )]
	#[TestWith( array( '500' ) )]
	#[TestWith( array( 'redirect' ) )]
	#[TestWith( array( 'hang' ) )]
	public function test_a_service_in_trouble_is_a_failure_and_the_last_good_answer_stands( string $mode ): void {
		$good = $this->provider()->recommend( '3.5', 'gas', '75024' );
		$this->tell_upstream( 'recommendation', array( 'mode' => $mode ) );
		$this->now += 2 * HOUR_IN_SECONDS;

		self::assertEquals( $good, $this->provider()->recommend( '3.5', 'gas', '75024' ) );

		$this->expectException( UpstreamFailure::class );
		$this->provider()->recommend( '5.0', 'gas', '75024' );
	}

	public function test_an_answer_is_kept_for_an_hour(): void {
		$this->provider()->recommend( '3.5', 'gas', '75024' );
		$this->now += HOUR_IN_SECONDS - 1;
		$this->provider()->recommend( '3.5', 'gas', '75024' );
		self::assertCount( 1, $this->upstream_requests() );

		$this->now += 2;
		$this->provider()->recommend( '3.5', 'gas', '75024' );
		self::assertCount( 2, $this->upstream_requests() );
	}

	public function test_the_settings_choose(): void {
		$built_in = new EmbeddedRecommendations( __DIR__ . '/../../../../../data/systems.json', '2026-06-01' );
		$chosen   = fn ( string $provider, string $url ): string => ( new ConfiguredRecommendations( $this->settings( array( 'recommendation_provider' => $provider, 'recommendation_url' => $url ) ), $built_in, $this->provider() ) )->recommend( '3.5', 'gas', '75024' )->systems[0]['name'];
		$this->provider();
		$url = $this->upstream( 'recommendation' );

		self::assertSame( 'Single-stage air conditioner and gas furnace', $chosen( 'embedded', $url ) );
		self::assertSame( 'Single-stage air conditioner and gas furnace', $chosen( 'http', '' ) );
		self::assertSame( 'Southwind gas', ( $this->fresh() )->recommend( '3.5', 'gas', '75024' )->systems[0]['name'] );
	}
}
