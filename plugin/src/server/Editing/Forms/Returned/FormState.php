<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** The state of a form after a post without JavaScript. Values and messages come from the visitor: escape them. */
final readonly class FormState {
	/**
	 * @param array<string, string> $values    as typed, by field
	 * @param array<string, string> $errors    messages by field, including `consent`
	 * @param string                $message   about the form as a whole
	 * @param string                $reference of the lead that was stored
	 * @param string                $consent_version of the text agreed to; empty if unknown
	 * @param bool                  $marketing whether the second box, for marketing, was ticked
	 * @param string                $marketing_version of its text; empty if unknown
	 */
	public function __construct(
		public FormStatus $status,
		public array $values = array(),
		public array $errors = array(),
		public bool $consent = false,
		public string $message = '',
		public string $reference = '',
		public string $consent_version = '',
		public bool $marketing = false,
		public string $marketing_version = '',
	) {}
}
