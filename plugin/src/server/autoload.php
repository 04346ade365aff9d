<?php
declare(strict_types=1);

use HvacBlocks\Kernel\FormerNames;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Kernel/FormerNames.php';

// A file that PHP has compiled needs no look at the disk, which is half of what loading a class costs. Hosts may keep scripts from asking for it.
$hvac_blocks_is_compiled = function_exists( 'opcache_is_script_cached' ) && ! ini_get( 'opcache.restrict_api' ) ? opcache_is_script_cached( ... ) : null;

spl_autoload_register(
	static function ( string $class_name ) use ( $hvac_blocks_is_compiled ): void {
		if ( ! str_starts_with( $class_name, 'HvacBlocks\\' ) ) {
			return;
		}

		$name = substr( $class_name, 11 );
		$file = __DIR__ . '/' . str_replace( '\\', '/', $name ) . '.php';

		if ( ( null !== $hvac_blocks_is_compiled && $hvac_blocks_is_compiled( $file ) ) || is_file( $file ) ) {
			require $file;
			FormerNames::keep( $name );
		} elseif ( '' !== FormerNames::present( $name ) ) {
			class_exists( 'HvacBlocks\\' . FormerNames::present( $name ) );
		}
	},
	true,
	// Before those of others, which would look at each of our names in vain.
	true
);
