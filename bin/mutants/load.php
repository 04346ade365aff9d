<?php
/** Runs before every script of a test: loads the file HVAC_MUTANT where the class of the file HVAC_MUTANT_OF is asked for. */
declare(strict_types=1);

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_ends_with( (string) getenv( 'HVAC_MUTANT_OF' ), '/src/server/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php' ) ) {
			require getenv( 'HVAC_MUTANT' );
		}
	}
);
