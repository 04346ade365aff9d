<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** True if a field has one of some values. */
final readonly class FormCondition {
	/** @param list<string> $values */
	public function __construct( public string $field, public array $values ) {}

	/** @param array<string, string> $values of the form's fields */
	public function holds( array $values ): bool {
		return in_array( $values[ $this->field ] ?? '', $this->values, true );
	}
}
