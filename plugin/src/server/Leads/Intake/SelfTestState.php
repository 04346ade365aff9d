<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** The state of the self-tests: the test lead under way, and the result of the last one. */
final readonly class SelfTestState {
	public const OPTION = 'hvac_blocks_self_test';

	/**
	 * @param string $key     of the one under way; empty if there is none
	 * @param int    $at      when the last one ended; 0 if there was none
	 * @param string $problem why it did not arrive; empty if it did
	 * @param int    $since   when test leads stopped arriving; 0 while they arrive
	 * @param bool   $told    whether the administrator has been notified since then
	 */
	public function __construct(
		public string $key = '',
		public int $at = 0,
		public string $problem = '',
		public int $since = 0,
		public bool $told = false,
	) {}

	public static function read(): self {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();

		return new self(
			is_string( $stored['key'] ?? null ) ? $stored['key'] : '',
			is_int( $stored['at'] ?? null ) ? $stored['at'] : 0,
			is_string( $stored['problem'] ?? null ) ? $stored['problem'] : '',
			is_int( $stored['since'] ?? null ) ? $stored['since'] : 0,
			true === ( $stored['told'] ?? null ),
		);
	}

	public function write(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public function awaits( string $key ): bool {
		return '' !== $key && hash_equals( $this->key, $key );
	}

	public function begun( string $key ): self {
		return new self( $key, $this->at, $this->problem, $this->since, $this->told );
	}

	public function arrived(): self {
		return new self( at: time() );
	}

	public function missed( string $problem ): self {
		return new self( '', time(), $problem, 0 === $this->since ? time() : $this->since, $this->told );
	}

	public function told(): self {
		return new self( $this->key, $this->at, $this->problem, $this->since, true );
	}
}
