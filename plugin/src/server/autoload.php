<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_starts_with( $class_name, 'HvacBlocks\\' ) ) {
			$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php';

			if ( is_file( $file ) ) {
				require $file;
			}
		}
	}
);
