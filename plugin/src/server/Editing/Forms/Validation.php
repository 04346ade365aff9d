<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** What became of a form's values. */
final readonly class Validation {
	/**
	 * @param array<string, string> $values every field's value: as it is stored where it is valid, else as it was typed
	 * @param array<string, string> $errors messages by field, `consent` being one
	 */
	public function __construct( public array $values, public array $errors ) {}

	public function valid(): bool {
		return array() === $this->errors;
	}
}
