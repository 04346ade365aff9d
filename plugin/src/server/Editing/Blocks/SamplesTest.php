<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;

/** Sample documents and quotes, shown until the site has its own. */
final class SamplesTest extends TestCase {
	private const LINE = '<!-- wp:hvac-blocks/warranty-document {"unit":"coils","english":{"sample":"warranty-coils-en"}} /-->';
	private const CARD = '<!-- wp:hvac-blocks/certificate {"certificate":"gas-furnace","pdf":{"sample":"certificate-gas-furnace"}} /-->';

	public function test_a_sample_document_stands_in_where_the_site_is_not_live(): void {
		self::assertStringContainsString( 'warranty-coils-en.pdf', do_blocks( self::LINE ) );
		self::assertStringContainsString( 'certificate-gas-furnace.pdf', do_blocks( self::CARD ) );
	}

	public function test_a_live_site_offers_no_sample(): void {
		add_filter( 'hvac_blocks_show_samples', '__return_false' );

		self::assertSame( '', do_blocks( self::LINE ) );
		self::assertStringNotContainsString( '.pdf', do_blocks( self::CARD ) );
		self::assertStringContainsString( 'Ask your dealer for this certificate.', do_blocks( self::CARD ) );
	}

	/** The accessibility page of the demo site says so. */
	public function test_a_sample_document_has_a_language_a_title_and_tags(): void {
		$files = (array) glob( dirname( __DIR__, 3 ) . '/starter-site/documents/*.pdf' );
		self::assertNotSame( array(), $files );

		foreach ( $files as $file ) {
			preg_match_all( '~stream\n(.*?)\nendstream~s', (string) file_get_contents( (string) $file ), $streams );
			$pdf = implode( '', array_map( static fn ( string $stream ): string => (string) gzuncompress( $stream ), $streams[1] ) );

			foreach ( array( '~/Lang ?\((?:en-US|fr-CA)\)~', '~/DisplayDocTitle true~', '~/Title ?\(.+\)~', '~/MarkInfo ?<</Marked true>>/StructTreeRoot ~', '~/S/H1/~' ) as $part ) {
				self::assertMatchesRegularExpression( $part, $pdf, (string) $file );
			}
			// Each text is part of the structure or marked as decoration.
			self::assertSame( substr_count( $pdf, ' BDC' ) + substr_count( $pdf, ' BMC' ), substr_count( $pdf, 'EMC' ), (string) $file );
		}
	}

	public function test_a_quote_that_nobody_said_is_marked_and_not_on_a_live_site(): void {
		$quotes = static fn ( string $first ): string => do_blocks( "<!-- wp:hvac-blocks/quote-slider --><!-- wp:hvac-blocks/quote {$first} /--><!-- wp:hvac-blocks/quote {\"sample\":\"price\"} /--><!-- /wp:hvac-blocks/quote-slider -->" );

		self::assertSame( 2, substr_count( $quotes( '{"sample":"comfort"}' ), 'Sample quote' ) );
		self::assertSame( 2, substr_count( $quotes( '{"sample":"comfort","quote":"It is quiet."}' ), 'Sample quote' ) );
		self::assertSame( 1, substr_count( $quotes( '{"sample":"comfort","quote":"It is quiet.","author":""}' ), 'Sample quote' ) );

		add_filter( 'hvac_blocks_show_samples', '__return_false' );

		self::assertSame( '', $quotes( '{"sample":"comfort"}' ) );
		$live = $quotes( '{"sample":"comfort","quote":"It is quiet.","author":"A. Customer"}' );
		self::assertStringContainsString( 'It is quiet.', $live );
		self::assertSame( 1, substr_count( $live, 'class="hvac-slider__slide"' ) );
		self::assertStringNotContainsString( 'data-hvac="quote-slider"', $live );
	}
}
