<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

defined( 'ABSPATH' ) || exit;

/**
 * The site's persistent object cache, otherwise the memory shared by one machine's workers, otherwise nothing: a table would cost as much as most of
 * what is worth caching.
 */
final class ConfiguredCache implements Cache {
	/** The part of the machine's memory for caches that is left to other code; a full memory is emptied for all. */
	private const LEFT_FREE = 0.25;

	private const NAMES = 'kept:';

	private SharedState|false|null $chosen = null;

	public function is_lasting(): bool {
		return false !== $this->chosen();
	}

	public function get( string $name ): mixed {
		$chosen = $this->chosen();

		return false === $chosen ? null : $chosen->get( self::NAMES . $name );
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		$chosen = $this->chosen();

		if ( false !== $chosen && ( ! $chosen instanceof ApcuState || self::has_room( $chosen ) ) ) {
			$chosen->set( self::NAMES . $name, $value, $seconds );
		}
	}

	private static function has_room( ApcuState $memory ): bool {
		if ( $memory->free() < self::LEFT_FREE ) {
			$memory->delete_all( self::NAMES );
		}

		return $memory->free() >= self::LEFT_FREE;
	}

	private function chosen(): SharedState|false {
		return $this->chosen ??= match ( true ) {
			wp_using_ext_object_cache() === true => new ObjectCacheState(),
			ApcuState::is_available() => new ApcuState(),
			default => false,
		};
	}
}
