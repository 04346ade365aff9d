<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** The form state of one example. */
final readonly class ExampleForms implements FormStates {
	/** @param array{values?: array<string, string>, errors?: array<string, string>, consent?: bool, marketing?: bool, message?: string, reference?: string} $state */
	public function __construct( private array $state ) {}

	public function state( string $form, array $query, string $anchor = '' ): FormState {
		$reference = $this->state['reference'] ?? '';

		return new FormState(
			'' === $reference ? FormStatus::Returned : FormStatus::Sent,
			values: $this->state['values'] ?? array(),
			errors: $this->state['errors'] ?? array(),
			consent: $this->state['consent'] ?? false,
			marketing: $this->state['marketing'] ?? false,
			message: $this->state['message'] ?? '',
			reference: $reference,
		);
	}
}
