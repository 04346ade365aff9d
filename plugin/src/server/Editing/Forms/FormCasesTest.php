<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/**
 * The golden cases beside each form's file.
 *
 * @phpstan-type Change array<string, string>
 * @phpstan-type Case array{case: string, change: Change, consent?: bool, stored?: Change, errors?: Change}
 */
final class FormCasesTest extends TestCase {
	/** @return iterable<string, array{string, Case}> */
	public static function cases(): iterable {
		foreach ( ( new FormLibrary() )->names() as $form ) {
			$cases = self::contract( $form );

			foreach ( array( ...$cases['valid'], ...$cases['invalid'] ) as $case ) {
				yield "$form: {$case['case']}" => array( $form, $case );
			}
		}
	}

	/** @param Case $case */
	#[DataProvider( 'cases' )]
	public function test_case( string $form, array $case ): void {
		$values = array( ...self::contract( $form )['base'], ...$case['change'] );
		$result = FormValidator::validate( ( new FormLibrary() )->get( $form ), $values, $case['consent'] ?? true );

		self::assertEqualsCanonicalizing( $case['errors'] ?? array(), $result->errors );
		self::assertSame( array_keys( $case['errors'] ?? array() ), array_keys( $result->errors ) );
		self::assertSame( array() === ( $case['errors'] ?? array() ), $result->valid() );

		foreach ( $case['stored'] ?? array() as $field => $stored ) {
			self::assertSame( $stored, $result->values[ $field ] );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function forms(): iterable {
		foreach ( ( new FormLibrary() )->names() as $form ) {
			yield $form => array( $form );
		}
	}

	#[DataProvider( 'forms' )]
	public function test_the_specifications_sentences_are_said_word_for_word( string $form ): void {
		$compiled = glob( dirname( __DIR__, 4 ) . '/languages/*-es_ES.l10n.php' );

		if ( array() === $compiled || false === $compiled ) {
			self::markTestSkipped( 'The translations are not compiled.' );
		}

		foreach ( self::contract( $form )['messages'] as $english => $others ) {
			foreach ( $others as $lang => $sentence ) {
				self::assertSame( $sentence, LanguageSwitch::in( Language::from( $lang ), static fn (): string => ( new TranslatableText( $english ) )->text() ) );
			}
		}
	}

	#[DataProvider( 'forms' )]
	public function test_a_form_is_whole( string $form ): void {
		$definition = ( new FormLibrary() )->get( $form );
		$shown      = array_merge( ...array_map( static fn ( FormStep $step ): array => $step->fields, $definition->steps ) );

		self::assertSame( $form, $definition->name );
		self::assertNotSame( $form, $definition->title(), 'Administrators need a name for it.' );
		self::assertSame( array_keys( $definition->fields ), $shown, 'Every field stands in just one step, in the same order.' );
		self::assertContains( $definition->kind, array( 'CONTACT_DEALER', 'MARKETO' ) );

		foreach ( Language::cases() as $language ) {
			self::assertNotSame( array(), $definition->sources( $language ) );
		}

		foreach ( $definition->fields as $field ) {
			self::assertNotSame( '', $field->autocomplete, "$field->name has no autocomplete." );
			self::assertGreaterThan( 0, $field->max_length, "$field->name has no longest value." );
		}
	}

	/** @return array{base: Change, valid: list<Case>, invalid: list<Case>, messages: array<string, array<string, string>>} */
	private static function contract( string $form ): array {
		/** @var array{base: Change, valid: list<Case>, invalid: list<Case>, messages: array<string, array<string, string>>} */
		return Contracts::read( "forms/$form.cases" );
	}
}
