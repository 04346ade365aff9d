<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use OutOfBoundsException;

defined( 'ABSPATH' ) || exit;

/** The forms of the plugin: one file each in `contracts/forms/`, found by name and changed by other plugins once per request. */
final class FormLibrary {
	/** @var array<string, FormDefinition> */
	private array $read = array();

	/** @var list<string>|null */
	private ?array $names = null;

	/** @return list<string> the names of all forms */
	public function names(): array {
		return $this->names ??= Contracts::names( 'forms' );
	}

	/** @return array<string, string> the names that administrators see, in the current language */
	public function titles(): array {
		$titles = array();

		foreach ( $this->names() as $name ) {
			$titles[ $name ] = $this->get( $name )->title();
		}

		return $titles;
	}

	public function has( string $form ): bool {
		return isset( $this->read[ $form ] ) || 1 === preg_match( '/^[a-z][a-z0-9-]{0,63}$/D', $form ) && Contracts::exists( "forms/$form" );
	}

	/** @throws OutOfBoundsException if the form does not exist */
	public function get( string $form ): FormDefinition {
		return $this->read[ $form ] ??= $this->read( $form );
	}

	/** @throws OutOfBoundsException if the form does not exist */
	private function read( string $form ): FormDefinition {
		if ( ! $this->has( $form ) ) {
			throw new OutOfBoundsException( esc_html( "There is no form '$form'." ) );
		}

		return FormHooks::definition( Contracts::read( "forms/$form" ) );
	}
}
