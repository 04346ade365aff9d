<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ConsentTest extends TestCase {
	#[TestWith( array( 'I agree.', 'And this was above it.', true ) )]
	#[TestWith( array( 'I agree to everything.', 'And this was above it.', false ) )]
	#[TestWith( array( 'I agree.', 'And something else was above it.', false ) )]
	public function test_it_holds_only_while_neither_the_text_nor_the_notice_was_changed( string $text, string $notice, bool $holds ): void {
		$given = Consent::to( 'I agree.', '1', Language::English, '2026-01-02 03:04:05', notice: 'And this was above it.' );
		$kept  = new Consent( $text, $given->version, $given->hash, $given->language, $given->given_at, $given->state, $notice, $given->notice_hash );

		self::assertSame( $holds, $kept->is_intact() );
	}

	public function test_its_line_in_the_ledger_names_the_hashes_of_what_was_shown(): void {
		$hash = hash( 'sha256', 'I agree.' );

		self::assertSame( "3, fr, SHA-256 $hash", Consent::to( 'I agree.', '3', Language::French, '2026-01-02 03:04:05' )->line() );
		self::assertSame( "3, fr, SHA-256 $hash + " . hash( 'sha256', 'Notice' ), Consent::to( 'I agree.', '3', Language::French, '2026-01-02 03:04:05', notice: 'Notice' )->line() );
	}
}
