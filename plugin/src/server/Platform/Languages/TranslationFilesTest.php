<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class TranslationFilesTest extends TestCase {
	private string $folder = '';

	protected function setUp(): void {
		remove_all_filters( 'load_textdomain_mofile' );
		remove_all_filters( 'load_script_translation_file' );
		( new TranslationFiles() )->boot();

		$this->folder = sys_get_temp_dir() . '/hvac-translations-' . getmypid();
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		foreach ( glob( "$this->folder/*" ) ?: array() as $file ) {
			unlink( $file );
		}

		rmdir( $this->folder );
	}

	/** @return iterable<string, array{string, string, string}> domain, requested, read */
	public static function files(): iterable {
		yield 'Mexican Spanish' => array( 'hvac-blocks', 'hvac-blocks-es_MX.mo', 'hvac-blocks-es_ES.mo' );
		yield 'Canadian French' => array( 'hvac-blocks', 'hvac-blocks-fr_CA.mo', 'hvac-blocks-fr_FR.mo' );
		yield 'formal variant' => array( 'hvac-blocks', 'hvac-blocks-fr_BE_formal.mo', 'hvac-blocks-fr_FR.mo' );
		yield 'a language the plugin does not speak' => array( 'hvac-blocks', 'hvac-blocks-de_DE.mo', 'hvac-blocks-de_DE.mo' );
		yield 'another plugin' => array( 'other', 'hvac-blocks-es_MX.mo', 'hvac-blocks-es_MX.mo' );
	}

	#[DataProvider( 'files' )]
	public function test_it_reads_the_nearest_file( string $domain, string $asked, string $read ): void {
		self::assertSame( "$this->folder/$read", apply_filters( 'load_textdomain_mofile', "$this->folder/$asked", $domain ) );
	}

	public function test_a_file_of_its_own_wins(): void {
		touch( "$this->folder/hvac-blocks-es_MX.l10n.php" );

		self::assertSame( "$this->folder/hvac-blocks-es_MX.mo", apply_filters( 'load_textdomain_mofile', "$this->folder/hvac-blocks-es_MX.mo", 'hvac-blocks' ) );
	}

	public function test_scripts_follow(): void {
		$file = "$this->folder/hvac-blocks-fr_CA-0123456789abcdef0123456789abcdef.json";

		self::assertSame( str_replace( 'fr_CA', 'fr_FR', $file ), apply_filters( 'load_script_translation_file', $file, 'handle', 'hvac-blocks' ) );
	}
}
