<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** The site's persistent object cache if it has one, otherwise the plugin's own table. */
final class ConfiguredState implements SharedState {
	private ?SharedState $chosen = null;

	/** @param bool $on_one_machine whether the memory shared by one machine's workers is enough (it is for counting) */
	public function __construct( private readonly wpdb $wpdb, private readonly bool $on_one_machine = false ) {}

	public function get( string $name ): mixed {
		return $this->chosen()->get( $name );
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		$this->chosen()->set( $name, $value, $seconds );
	}

	public function set_many( array $values, int $seconds ): void {
		$this->chosen()->set_many( $values, $seconds );
	}

	public function add( string $name, mixed $value, int $seconds ): bool {
		return $this->chosen()->add( $name, $value, $seconds );
	}

	public function increment( string $name, int $by, int $seconds ): int {
		return $this->chosen()->increment( $name, $by, $seconds );
	}

	public function delete( string $name ): void {
		$this->chosen()->delete( $name );
	}

	private function chosen(): SharedState {
		return $this->chosen ??= match ( true ) {
			$this->on_one_machine && ApcuState::is_available() => new ApcuState(),
			wp_using_ext_object_cache() === true => new ObjectCacheState(),
			default => new TableState( $this->wpdb ),
		};
	}
}
