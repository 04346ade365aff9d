<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

defined( 'ABSPATH' ) || exit;

/** The user's choice for the columns of a file: a path of the target (`data.name`) or null to ignore the column, by the keys of `Headings`. */
final readonly class ColumnMapping {
	/**
	 * @param array<string, ?string>                $chosen     for this file; columns left out are recognized by their headings
	 * @param array<string, array<string, ?string>> $remembered for earlier files, by shape
	 */
	public function __construct( private array $chosen = array(), private array $remembered = array() ) {}

	/**
	 * @param list<string> $keys the columns of a row that may be the heading line
	 * @return array<string, ?string>
	 */
	public function of( array $keys ): array {
		return array() === $this->chosen ? $this->remembered[ self::shape( $keys ) ] ?? array() : $this->chosen;
	}

	/**
	 * The same for files with the same columns in the same order.
	 *
	 * @param list<string> $keys
	 */
	public static function shape( array $keys ): string {
		return md5( implode( "\n", $keys ) );
	}
}
