<?php
declare(strict_types=1);

use HvacBlocks\Kernel\FormerNames;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Kernel/FormerNames.php';

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'HvacBlocks\\' ) ) {
			return;
		}

		$name = substr( $class_name, 11 );
		$file = __DIR__ . '/' . str_replace( '\\', '/', $name ) . '.php';

		if ( is_file( $file ) ) {
			require $file;
			FormerNames::keep( $name );
		} elseif ( '' !== FormerNames::present( $name ) ) {
			class_exists( 'HvacBlocks\\' . FormerNames::present( $name ) );
		}
	}
);
