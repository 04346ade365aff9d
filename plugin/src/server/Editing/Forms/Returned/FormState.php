<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** How a form stands after a post without JavaScript. Values and messages are the visitor's own: escape them. */
final readonly class FormState {
	/**
	 * @param array<string, string> $values    as typed, by field
	 * @param array<string, string> $errors    messages by field, `consent` being one
	 * @param string                $message   about the form as a whole
	 * @param string                $reference of the lead that was stored
	 * @param string                $consent_version of the text that was agreed to; empty where it is not known
	 */
	public function __construct(
		public FormStatus $status,
		public array $values = array(),
		public array $errors = array(),
		public bool $consent = false,
		public string $message = '',
		public string $reference = '',
		public string $consent_version = '',
	) {}
}
