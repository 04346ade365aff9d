<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ClaimTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_stands_where_it_stands_on_a_day( string $from, string $until, string $today, string $state, ?int $days_left ): void {
		$claim = Claim::of(
			array(
				'validFrom'  => $from,
				'validUntil' => $until,
			)
		);

		self::assertSame( $state, $claim->state( $today )->value );
		self::assertSame( $days_left, $claim->days_left( $today ) );
	}

	/** @return iterable<string, array{string, string, string, string, int|null}> */
	public static function cases(): iterable {
		/** @var list<array{name: string, from?: string, until?: string, today: string, state: string, daysLeft: int|null}> $cases */
		$cases = Contracts::read( 'claim.cases' );

		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['from'] ?? '', $case['until'] ?? '', $case['today'], $case['state'], $case['daysLeft'] );
		}
	}

	/** @param array<string, mixed> $attributes */
	#[TestWith( array( Language::English, array( 'validUntil' => '2026-12-31', 'source' => 'IRS', 'sourceUrl' => 'https://www.irs.gov/a?b=1&c=2' ), 'Valid through <time datetime="2026-12-31">December 31, 2026</time>. Source&#58; <a class="hvac-claim__source" href="https://www.irs.gov/a?b=1&#038;c=2">IRS</a>' ) )]
	#[TestWith( array( Language::Spanish, array( 'validUntil' => '2026-12-31', 'source' => 'IRS' ), 'Válido hasta el <time datetime="2026-12-31">31 de diciembre de 2026</time>. Fuente&#58; IRS' ) )]
	#[TestWith( array( Language::French, array( 'validFrom' => '2026-07-01', 'validUntil' => '2026-12-31' ), 'Valide du <time datetime="2026-07-01">1er juillet 2026</time> au <time datetime="2026-12-31">31 décembre 2026</time>.' ) )]
	#[TestWith( array( Language::English, array( 'validFrom' => '2026-07-01', 'sourceUrl' => 'https://www.irs.gov/a' ), 'Valid from <time datetime="2026-07-01">July 1, 2026</time>. Source&#58; <a class="hvac-claim__source" href="https://www.irs.gov/a">www.irs.gov</a>' ) )]
	#[TestWith( array( Language::English, array( 'source' => 'AHRI &amp; <b>others</b> [x]', 'sourceUrl' => 'javascript:alert(1)' ), 'Source&#58; AHRI &amp; others &#91;x&#93;' ) )]
	public function test_is_printed_in_the_language_of_the_page( Language $language, array $attributes, string $html ): void {
		$directory = dirname( __DIR__, 3 ) . '/ui';
		/** @var array<string, mixed> $props */
		$props = LanguageSwitch::in( $language, static fn (): ?array => Claim::of( $attributes )->props( $language ) );

		self::assertSame( "<p class=\"hvac-claim\">$html</p>", ( new View( $directory ) )->render( "$directory/layout/claim/view.php", $props ) );
	}

	#[TestWith( array( '2028-02-29', true ) )]
	#[TestWith( array( '2027-02-29', false ) )]
	#[TestWith( array( '2027-13-01', false ) )]
	#[TestWith( array( '2027-1-01', false ) )]
	#[TestWith( array( 20270101, false ) )]
	public function test_a_day_is_one_of_the_calendar( mixed $day, bool $is_one ): void {
		self::assertSame( $is_one ? $day : '', SiteCalendar::day( $day ) );
	}

	/** @param array<string, mixed> $attributes */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'validFrom' => '2026-02-30', 'validUntil' => "2026-12-31\n", 'source' => array( 'x' ), 'sourceUrl' => 5, 'expired' => true ) ) )]
	public function test_prints_nothing_where_there_is_nothing_to_say( array $attributes ): void {
		self::assertNull( Claim::of( $attributes )->props( Language::English ) );
	}

	#[TestWith( array( 'hvac-blocks/award-banner', true, true ) )]
	#[TestWith( array( 'hvac-blocks/comparison-product', true, false ) )]
	#[TestWith( array( 'hvac-blocks/faq', false, false ) )]
	#[TestWith( array( 'core/paragraph', false, false ) )]
	public function test_a_block_is_a_claim_or_has_a_price_that_is_one( string $block, bool $has, bool $is_whole ): void {
		self::assertSame( array( $has, $is_whole ), array( ClaimBlocks::has( $block ), ClaimBlocks::is_whole( $block ) ) );
	}
}
