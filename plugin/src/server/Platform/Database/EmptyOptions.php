<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** Options that most sites leave empty. They exist from the start, because reading a missing option costs a query in every request. */
final readonly class EmptyOptions implements Tables {
	/** @var list<string> */
	private array $names;

	public function __construct( string ...$names ) {
		$this->names = array_values( $names );
	}

	public function install(): void {
		foreach ( $this->names as $name ) {
			add_option( $name, array(), '', true );
		}
	}

	public function drop(): void {
		array_map( delete_option( ... ), $this->names );
	}
}
