<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Typical attack strings in every field of every form. */
final class BadInputTest extends TestCase {
	private const UNPRINTABLE = array( "a\0b", "a\r\nBcc: all@example.com", "a\nb", "a\u{202E}b", "a\u{2028}b", "a\x1bb", "a\xffb", "\xc0\xaf" );
	private const PRINTABLE   = array( '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")', '@SUM(1+1)', '+1', '-1', "' OR '1'='1", '{{7*7}}', '%00', '%s%n', '../../etc/passwd', '$' . '{jndi:ldap://x}', "Zoe\u{308}" );

	/** @return iterable<string, array{string, string}> */
	public static function fields(): iterable {
		foreach ( ( new FormLibrary() )->names() as $form ) {
			foreach ( array_keys( ( new FormLibrary() )->get( $form )->fields ) as $field ) {
				yield "$form: $field" => array( $form, $field );
			}
		}
	}

	#[DataProvider( 'fields' )]
	public function test_it_is_refused_or_kept_as_it_is( string $form, string $field ): void {
		$definition = ( new FormLibrary() )->get( $form );
		$base       = Contracts::read( "forms/$form.cases" )['base'];
		self::assertIsArray( $base );

		foreach ( self::UNPRINTABLE as $value ) {
			$validation = FormValidator::validate( $definition, array( ...$base, $field => $value ) );

			self::assertArrayHasKey( $field, $validation->errors, (string) wp_json_encode( $value, JSON_INVALID_UTF8_SUBSTITUTE ) );
			self::assertTrue( FieldRules::printable( $validation->values[ $field ] ) );
		}

		foreach ( self::PRINTABLE as $value ) {
			$validation = FormValidator::validate( $definition, array( ...$base, $field => $value ) );

			if ( ! isset( $validation->errors[ $field ] ) ) {
				// An optional choice field may drop a value that is not among its options.
				self::assertContains( $validation->values[ $field ], array( $value, '' ), $value );
			}
		}
	}
}
