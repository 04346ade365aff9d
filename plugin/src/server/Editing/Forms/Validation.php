<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** The result of checking a form's values. */
final readonly class Validation {
	/**
	 * @param array<string, string> $values every field's value: in its stored form if it is valid, otherwise as typed
	 * @param array<string, string> $errors messages by field, including `consent`
	 */
	public function __construct( public array $values, public array $errors ) {}

	public function valid(): bool {
		return array() === $this->errors;
	}
}
