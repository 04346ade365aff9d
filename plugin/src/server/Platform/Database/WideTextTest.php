<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** Text with four-byte characters on sites whose tables or connection support three bytes. */
final class WideTextTest extends LeadsTestCase {
	private const TEXT = "Añá 😀👩‍👩‍👧 𠮷野家 \u{10FFFF}\u{10000} ﷺ";

	public function test_every_character_comes_back(): void {
		$wpdb    = self::wpdb();
		$encoded = new \ReflectionMethod( WideText::class, 'encoded' );

		foreach ( array( 0x10000, 0x1F600, 0x20BB7, 0xFFFFF, 0x100000, 0x10FFFF ) as $code ) {
			$text   = 'a' . mb_chr( $code ) . mb_chr( $code ) . 'b';
			$stored = $encoded->invoke( null, $text );
			self::assertIsString( $stored );
			self::assertDoesNotMatchRegularExpression( '/[\xF0-\xF4]/', $stored );
			self::assertSame( $text, WideText::read( $stored ) );
			self::assertSame( 'a' . mb_chr( $code ), WideText::read( substr( $stored, 0, 1 + 12 + 6 ) ), 'cut off by a column' );
		}

		self::assertSame( array( 'ﷺ é' ), WideText::stored( $wpdb, array( 'ﷺ é' ) ) );
		self::assertSame( "\xF0\xFF", $encoded->invoke( null, "\xF0\xFF" ), 'no text at all' );
	}

	public function test_a_setting_that_the_database_cannot_hold_is_told(): void {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'SQLite keeps every text: HVAC_TEST_DB=mariadb.' );
		}

		$wpdb   = self::wpdb();
		$writer = new SettingsWriter( new Settings(), is_trusted: true );
		self::assertNotFalse( $wpdb->query( "ALTER TABLE $wpdb->options CONVERT TO CHARACTER SET utf8mb3" ) );
		self::forget_charsets();

		self::assertSame( array( 'brand_name' ), array_keys( $writer->save( array( 'brand_name' => 'Cool 🧊' ) ) ) );
		self::assertSame( array(), $writer->save( array( 'brand_name' => 'Cool' ) ) );
		self::assertSame( array(), $writer->save( array( 'brand_name' => 'Cool' ) ), 'the same again' );
	}

	#[TestWith( array( 'tables' ) )]
	#[TestWith( array( 'connection' ) )]
	#[TestWith( array( 'both' ) )]
	public function test_what_people_write_is_kept_and_found( string $narrow ): void {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'SQLite keeps every text: HVAC_TEST_DB=mariadb.' );
		}

		$wpdb = self::wpdb();
		$set  = $wpdb->charset;

		if ( 'connection' !== $narrow ) {
			foreach ( array( $this->tables->leads, $this->tables->notes, $this->tables->events, $this->tables->deliveries ) as $table ) {
				self::assertNotFalse( $wpdb->query( "ALTER TABLE $table CONVERT TO CHARACTER SET utf8mb3" ), $wpdb->last_error );
			}
			self::forget_charsets();
		}

		try {
			if ( 'tables' !== $narrow ) {
				$wpdb->query( 'SET NAMES utf8mb3' );
				$wpdb->charset = 'utf8';
			}

			$lead = $this->stored( $this->request( array( 'lastName' => self::TEXT, 'city' => 'Plano 🏠' ) ) );
			self::assertSame( array( self::TEXT, 'Plano 🏠' ), array( $lead->fields['lastName'], $lead->fields['city'] ) );
			self::assertSame( hash( 'sha256', $lead->consent->text ?? '' ), $lead->consent?->hash );

			( new LeadNotes( $wpdb, $this->tables ) )->add( $lead->id, 'Call 📞 back', 1 );
			self::assertSame( 'Call 📞 back', ( new LeadNotes( $wpdb, $this->tables ) )->of( $lead->id )[0]['note'] );

			$search = new LeadSearch( $wpdb, $this->tables );
			self::assertSame( array( 1, 0 ), array( $search->count( new LeadFilter( '🏠' ) ), $search->count( new LeadFilter( '🏢' ) ) ) );
		} finally {
			$wpdb->query( 'SET NAMES utf8mb4' );
			$wpdb->charset = $set;
		}

		// A site that has been converted since.
		self::assertSame( self::TEXT, $this->leads->by_id( $lead->id )?->fields['lastName'] );
	}

	/** Clears what wpdb caches about the tables. */
	private static function forget_charsets(): void {
		\Closure::bind( static fn ( \wpdb $wpdb ): array => $wpdb->table_charset = $wpdb->col_meta = array(), null, \wpdb::class )( self::wpdb() );
	}
}
