<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * A signed time that says when a visitor began filling in a form. It indicates a browser with JavaScript; it is not a permission.
 *
 * It is requested at the first interaction, never printed into a page, so that the page may be cached for a month.
 */
final readonly class FormToken {
	/** Seconds until it expires. */
	private const VALID = DAY_IN_SECONDS;

	/** @param (Closure(): float)|null $now a clock other than the machine's */
	public function __construct( private ?Closure $now = null ) {}

	public function issue(): string {
		$said = sprintf( '%d.%s', (int) round( $this->now() * 1000 ), bin2hex( random_bytes( 8 ) ) );

		return "$said." . KeyedHash::of( 'form-token', $said );
	}

	/** @return float|null seconds since it was issued; null if it is not valid or too old */
	public function age( string $token ): ?float {
		if ( 1 !== preg_match( '/^(([0-9]{13})\.[0-9a-f]{16})\.([0-9a-f]{64})$/D', $token, $parts ) || ! KeyedHash::matches( $parts[3], 'form-token', $parts[1] ) ) {
			return null;
		}

		$age = $this->now() - (int) $parts[2] / 1000;

		return $age > self::VALID ? null : $age;
	}

	private function now(): float {
		return null === $this->now ? microtime( true ) : ( $this->now )();
	}
}
