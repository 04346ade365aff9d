<?php
/** Loads the file HVAC_MUTANT when the class of the file HVAC_MUTANT_OF is requested, in every process of a test: see Testing/classes.php. */
declare(strict_types=1);

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_ends_with( (string) getenv( 'HVAC_MUTANT_OF' ), '/src/server/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php' ) ) {
			require getenv( 'HVAC_MUTANT' );
		}
	}
);
