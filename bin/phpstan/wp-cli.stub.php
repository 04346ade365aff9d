<?php
/** The parts of WP-CLI that the plugin uses; no package provides WP-CLI's own classes. */

declare(strict_types=1);

namespace {
	class WP_CLI {
		/**
		 * @param callable|object|class-string $callable
		 * @param array<string, mixed>         $args
		 */
		public static function add_command( string $name, callable|object|string $callable, array $args = array() ): bool {
			return true;
		}

		public static function line( string $message = '' ): void {}

		public static function log( string $message ): void {}

		public static function success( string $message ): void {}

		public static function warning( string $message ): void {}

		public static function confirm( string $question ): void {}

		public static function error( string $message ): never {
			exit( 1 );
		}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param array<mixed>        $items
	 * @param array<string>|string $fields
	 */
	function format_items( string $format, array $items, array|string $fields ): void {}
}
