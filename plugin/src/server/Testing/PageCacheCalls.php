<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** The calls of the stand-ins in `page-caches.php`. */
final class PageCacheCalls {
	/** @var list<array{string, mixed}> name and argument */
	public static array $calls = array();

	/** The function that fails. */
	public static string $failing = '';

	public static function note( string $name, mixed $argument = null ): void {
		self::$calls[] = array( $name, $argument );

		if ( self::$failing === $name ) {
			throw new \RuntimeException( 'The cache is away.' );
		}
	}

	/**
	 * @phpstan-impure
	 * @return array<string, list<mixed>> the arguments by function; clears the record
	 */
	public static function take(): array {
		$taken = array();

		foreach ( self::$calls as [ $name, $argument ] ) {
			$taken[ $name ][] = $argument;
		}

		self::$calls = array();
		ksort( $taken );

		return $taken;
	}
}
