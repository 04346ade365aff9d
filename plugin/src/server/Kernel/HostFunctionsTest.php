<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\SourceFiles;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** A host may lack PHP extensions and disable functions: the plugin works without them, or plugin.php says what is missing. */
final class HostFunctionsTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../..';

	/** Extensions that every PHP 8.2 has. */
	private const ALWAYS = array( 'Core', 'date', 'hash', 'json', 'pcre', 'random', 'SPL', 'standard' );

	/** Functions of these extensions that some hosts disable. */
	private const DISABLED = array( 'chmod', 'chown', 'disk_free_space', 'dl', 'dns_get_record', 'error_log', 'exec', 'fsockopen', 'gethostbyname', 'gethostbynamel', 'getmypid', 'glob', 'highlight_file', 'ignore_user_abort', 'ini_set', 'link', 'mail', 'parse_ini_file', 'passthru', 'pfsockopen', 'php_uname', 'phpinfo', 'phpversion', 'popen', 'proc_open', 'putenv', 'readlink', 'set_time_limit', 'shell_exec', 'show_source', 'sleep', 'stream_socket_client', 'stream_socket_server', 'symlink', 'sys_getloadavg', 'system', 'tempnam', 'tmpfile', 'usleep' );

	/** WordPress polyfills these, or the code that calls them runs only with curl. */
	private const OF_WORDPRESS = array( 'mb_strlen', 'mb_substr', 'curl_setopt' );

	public function test_every_function_that_a_host_may_lack_is_required_or_asked_for(): void {
		$known   = array( ...self::required(), ...self::OF_WORDPRESS );
		$missing = array();

		foreach ( self::files() as $name => $file ) {
			$code = (string) file_get_contents( $file );

			foreach ( array_unique( self::calls( $code ) ) as $call ) {
				if ( self::may_lack( $call ) && ! in_array( $call, $known, true ) && ! self::is_asked_for( $call, $code ) ) {
					$missing[] = "$name: $call";
				}
			}
		}

		self::assertSame( array(), $missing, 'Require it in plugin.php, or ask function_exists() in this file.' );
	}

	public function test_the_requirements_are_not_more_than_the_code_calls(): void {
		$calls = array();

		foreach ( self::files() as $file ) {
			$calls = array( ...$calls, ...self::calls( (string) file_get_contents( $file ) ) );
		}

		self::assertSame( array(), array_diff( self::required(), $calls ) );
	}

	/** In a PHP with built-in extensions only. */
	#[DataProvider( 'servers' )]
	public function test_plugin_php_says_what_is_missing( string $options, string $expected ): void {
		$script = 'define("ABSPATH", "/"); $GLOBALS["notices"] = [];'
			. 'function add_action($h, $c) { if ("admin_notices" === $h) $c(); } function register_activation_hook() { echo " activation"; }'
			. 'function current_user_can() { return true; } function __($t) { return $t; } function esc_html($t) { return $t; }'
			. 'function is_php_version_compatible() { return true; } function is_wp_version_compatible() { return true; }'
			. 'require ' . var_export( self::PLUGIN . '/plugin.php', true ) . ';';

		exec( escapeshellarg( PHP_BINARY ) . " -n $options -r " . escapeshellarg( $script ) . ' 2>&1', $output );
		self::assertStringContainsString( $expected, implode( "\n", $output ) );
		self::assertStringContainsString( 'activation', implode( "\n", $output ) );
	}

	/** @return array<string, array{string, string}> */
	public static function servers(): array {
		return array(
			'functions disabled' => array( '-d disable_functions=gzinflate,usleep', 'gzinflate' ),
			'a sleepless host'   => array( '-d disable_functions=set_time_limit,ini_set,exec,proc_open,mail,usleep', 'usleep' ),
		);
	}

	/** @return list<string> */
	private static function required(): array {
		preg_match( '/array_filter\(\s*array\( (.*?) \)/s', (string) file_get_contents( self::PLUGIN . '/plugin.php' ), $found );
		preg_match_all( "/'(\w+)'/", $found[1] ?? '', $names );

		return $names[1];
	}

	/** @return iterable<string, string> the released files */
	private static function files(): iterable {
		foreach ( SourceFiles::below( self::PLUGIN, '~^(?!build/|languages/)(?!.*/(?:Testing|Gallery)/).*(?<!Test|TestCase)\.php$~D' ) as $name ) {
			yield $name => self::PLUGIN . "/$name";
		}
	}

	private static function may_lack( string $call ): bool {
		if ( ! function_exists( $call ) ) {
			return 1 === preg_match( '/^(?:apcu|grapheme|iconv|idn|imagick|intl|normalizer|numfmt|sodium|transliterator)_/', $call );
		}

		$extension = ( new ReflectionFunction( $call ) )->getExtensionName();

		return is_string( $extension ) && ( ! in_array( $extension, self::ALWAYS, true ) || in_array( $call, self::DISABLED, true ) );
	}

	/** Checks for one function of each extension. */
	private static function is_asked_for( string $call, string $code ): bool {
		$asked = match ( strtok( $call, '_' ) ) {
			'apcu'   => 'apcu_enabled',
			'curl'   => 'curl_version',
			'socket' => 'socket_addrinfo_lookup',
			default  => $call,
		};

		return str_contains( $code, "function_exists( '$asked' )" );
	}

	/** @return list<string> called functions, without methods */
	private static function calls( string $code ): array {
		$tokens = array_values( array_filter( \PhpToken::tokenize( $code ), static fn ( \PhpToken $token ): bool => ! $token->isIgnorable() ) );
		$calls  = array();

		foreach ( $tokens as $index => $token ) {
			$before = $tokens[ $index - 1 ] ?? null;

			if ( $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) ) && '(' === ( $tokens[ $index + 1 ]->text ?? '' ) && ! $before?->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ) ) ) {
				$calls[] = ltrim( $token->text, '\\' );
			}
		}

		return $calls;
	}
}
