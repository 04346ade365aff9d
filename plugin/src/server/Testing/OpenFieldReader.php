<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Platform\Import\FieldReader;

defined( 'ABSPATH' ) || exit;

/** Reads one value, the column `a` outside any group or in the group `g`, with limits that tests know. */
final class OpenFieldReader extends FieldReader {
	/** @param array<array-key, mixed> $values */
	public static function of( array $values ): self {
		return new self( $values );
	}

	protected function hint( string $key ): string {
		return "Hint for $key.";
	}

	public function read( string $kind, ?string $group = null ): mixed {
		return match ( $kind ) {
			'value' => $this->value( $group, 'a' ),
			'text' => $this->text( $group, 'a', 5 ),
			'required' => $this->required( $group, 'a', 5 ),
			'identifier' => $this->identifier( $group, 'a' ),
			'flag' => $this->flag( $group, 'a' ),
			'flag of old' => $this->flag( $group, 'a', true ),
			'date' => $this->date( $group, 'a' ),
			'number' => $this->number( $group, 'a', 1, 5 ),
			'count' => $this->count( $group, 'a', 5 ),
			'degrees' => $this->degrees( $group, 'a', 90 ),
			default => $this->items( $group, 'a', '/\s*[;,]\s*/' ),
		};
	}

	/** @return array{list<string>, array<string, string>} the problems for a report, and for people at a form */
	public function told(): array {
		return array( $this->reasons(), $this->fields );
	}
}
