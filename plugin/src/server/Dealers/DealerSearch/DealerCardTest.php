<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * @phpstan-import-type CardConfig from DealerCard
 * @phpstan-import-type TrimmedDealer from DealerCard
 */
final class DealerCardTest extends TestCase {
	/**
	 * The cases run in `client/domain/dealer-card.test.ts` too.
	 *
	 * @param CardConfig            $config
	 * @param TrimmedDealer        $dealer
	 * @param array<string, mixed> $card
	 */
	#[DataProvider( 'cases' )]
	public function test_makes_a_card( array $config, array $dealer, string $country, array $card ): void {
		self::assertEquals( $card, array_intersect_key( DealerCard::props( 'card', $dealer, $config, $country ), $card ) );
	}

	/** @return iterable<string, array{CardConfig, TrimmedDealer, string, array<string, mixed>}> */
	public static function cases(): iterable {
		/** @var array{config: CardConfig, cases: list<array{name: string, config: array<string, mixed>, dealer: TrimmedDealer, country: string, card: array<string, mixed>}>} $contract */
		$contract = Contracts::read( 'dealer-card.cases' );

		foreach ( $contract['cases'] as $case ) {
			/** @var CardConfig $config */
			$config = $case['config'] + $contract['config'];

			yield $case['name'] => array( $config, $case['dealer'], $case['country'], $case['card'] );
		}
	}

	public function test_the_frame_follows_the_settings(): void {
		update_option(
			Settings::OPTION,
			array(
				'partner_logos'             => array( '1003' => 'https://www.example.com/logo.svg' ),
				'instant_estimate_links'    => array( '1003' => 'https://estimates.example.com/{lang}/?a=1&b=2' ),
				'flag_137_instant_estimate' => true,
				'is_single_dealer'          => true,
				'single_dealer_company_id'  => '1003',
				'distance_unit'             => 'km',
			)
		);
		$config = DealerCard::config( self::context(), 9 );

		self::assertSame( array( array( 'id' => '1003', 'url' => 'https://www.example.com/logo.svg' ) ), $config['logos'] );
		self::assertSame( array( array( 'id' => '1003', 'url' => 'https://estimates.example.com/en/?a=1&b=2' ) ), $config['estimates'] );
		self::assertSame( array( '1003', 'km', 6 ), array( $config['company'], $config['unit'], $config['level'] ) );
	}

	public function test_without_the_flags_nothing_is_said_of_what_they_switch(): void {
		update_option(
			Settings::OPTION,
			array(
				'instant_estimate_links'   => array( '1003' => 'https://estimates.example.com/' ),
				'single_dealer_company_id' => '1003',
				'call_tracking_adapter'    => 'whodis',
				'whodis_key'               => 'secret-1',
			)
		);
		$config = DealerCard::config( self::context(), 3 );

		self::assertSame( array( array(), null, '', '' ), array( $config['estimates'], $config['tracking'], $config['defaultNumber'], $config['company'] ) );
	}

	public function test_with_flag_126_the_page_says_how_to_ask_and_no_secret(): void {
		update_option(
			Settings::OPTION,
			array(
				'flag_126_call_tracking'   => true,
				'call_tracking_adapter'    => 'script',
				'call_tracking_script_url' => 'https://numbers.example.com/swap.js',
				'call_tracking_pool_id'    => 'P-1',
				'whodis_url'               => 'https://lease.example.com/',
				'whodis_key'               => 'secret-1',
				'alternate_site_hosts'     => array( 'Info.Example.com' ),
			)
		);
		$config    = DealerCard::config( self::context(), 3 );
		$tracking = $config['tracking'];

		self::assertSame( '1-800-555-0142', $config['defaultNumber'] );
		self::assertStringEndsWith( 'hvac-blocks/v1/whodis', $tracking['url'] ?? '' );
		self::assertSame( array( 'url' => 'https://numbers.example.com/swap.js', 'kind' => 'callrail', 'pool' => 'P-1' ), $tracking['script'] ?? null );
		self::assertSame( array( 'standard' => 'WEB', 'spanish' => 'WEB-ES', 'alternate' => 'WEB-INFO', 'hosts' => array( 'info.example.com' ) ), $tracking['codes'] ?? null );
		self::assertStringNotContainsString( 'secret-1', (string) wp_json_encode( $config ) );
		self::assertStringNotContainsString( 'lease.example.com', (string) wp_json_encode( $config ) );
	}

	public function test_a_trimmed_dealer_makes_the_same_card(): void {
		$dealer = new Dealer( 'D1', 'One', phone: '972-555-0101', coverage: array( '75024' ), routing_group: 'rg-1', assigned_numbers: array( '972-555-0150' ), average_rating: 4.5, review_count: 2, distance: 3.0 );
		$config  = DealerCard::config( self::context(), 3 );

		self::assertSame( DealerCard::props( 'card', $dealer->to_array(), $config ), DealerCard::props( 'card', DealerCard::trimmed( $dealer ), $config ) ); // @phpstan-ignore argument.type (the REST shape has more)
	}

	private static function context(): BlockContext {
		return new BlockContext( Language::English, 'hvac-test', array(), TestServices::of() );
	}
}
