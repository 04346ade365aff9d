<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\RecordingConsole;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

final class ConsentCommandTest extends LeadsTestCase {
	private ConsentRegistry $registry;
	private RecordingConsole $console;

	#[Before( -10 )]
	public function open_console(): void {
		$this->registry = new ConsentRegistry( $this->wpdb, new ConsentTables( $this->wpdb ), new FormLibrary() );
		$this->console  = new RecordingConsole();
	}

	public function test_it_lists_the_present_text_of_every_form_and_language(): void {
		$this->list( array() );

		self::assertCount( 3 * count( $this->registry->names() ), $this->console->lines );
	}

	public function test_a_text_that_was_replaced_is_listed_no_more(): void {
		$this->registry->add( 'contact-dealer', Language::French, 'Oui, {brand} peut m’appeler.', 1, '2' );
		$this->list( array( 'form' => 'contact-dealer', 'lang' => 'fr' ) );

		self::assertCount( 2, $this->console->lines );
		self::assertStringStartsWith( "line: contact-dealer\tfr\t3\t", $this->console->lines[0] );
	}

	public function test_it_narrows_and_shows_the_past(): void {
		$new = $this->registry->add( 'contact-dealer', Language::French, 'Oui, {brand} peut m’appeler.', 1, '2' );
		$this->list(
			array(
				'form' => 'contact-dealer',
				'lang' => 'fr',
				'all'  => true,
			)
		);

		self::assertCount( 5, $this->console->lines );
		self::assertStringStartsWith( "line: contact-dealer\tfr\t3\t20", $this->console->lines[0] );
		self::assertStringContainsString( "{$new?->hash}\tOui, {brand}", $this->console->lines[0] );
		self::assertStringStartsWith( "line: contact-dealer\tfr\t2\t-\t", $this->console->lines[1] );
		self::assertStringStartsWith( "line: contact-dealer/marketing\tfr\t2\t-\t", $this->console->lines[3] );
		self::assertStringStartsWith( "line: contact-dealer/marketing\tfr\t1\t-\t", $this->console->lines[4] );
	}

	public function test_it_warns_of_a_text_that_was_changed_in_the_database(): void {
		$this->registry->add( 'contact-dealer', Language::English, 'Yes, {brand} may call me.', 1, '2' );
		$this->wpdb->query( 'UPDATE ' . ( new ConsentTables( $this->wpdb ) )->consents . " SET text = 'Something else'" );
		$this->list( array( 'lang' => 'en' ) );

		self::assertCount( 1, array_filter( $this->console->lines, static fn ( string $line ): bool => str_starts_with( $line, 'warning: contact-dealer, en, version 3' ) ) );
	}

	public function test_it_refuses_what_there_is_not(): void {
		$this->list( array( 'form' => 'no-form' ) );
		$this->list( array( 'lang' => 'de' ) );

		self::assertSame( array( 'fail', 'fail' ), array_map( static fn ( string $line ): string => (string) strtok( $line, ':' ), $this->console->lines ) );
	}

	/** @param array<string, string|bool> $options */
	private function list( array $options ): void {
		( new ConsentCommand( $this->registry, new FormLibrary(), $this->console ) )->list( array(), $options );
	}
}
