<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A form whose answers are sent as a lead, from `contracts/forms/<name>.json`. `docs/forms.md` explains each part. */
final readonly class FormDefinition extends StepsDefinition {
	/**
	 * @param string                      $kind     `CONTACT_DEALER` or `MARKETO`
	 * @param array<string, list<string>> $sources  by language; the first of a language is its default
	 * @param list<FormStep>              $steps
	 * @param array<string, FormField>    $fields   by their names
	 * @param array<string, TranslatableText>       $messages by their names
	 * @param array<string, TranslatableText>       $texts    by their names
	 * @param list<TranslatableText>                $legal    shown above the submit button; may contain `{brand}`
	 * @param FormConsent|null                      $marketing a second consent, which is never needed to send the form
	 */
	public function __construct(
		string $name,
		string $version,
		public string $kind,
		public array $sources,
		public DealerNeed $dealer,
		array $steps,
		array $fields,
		public ?FormConsent $consent,
		array $messages,
		array $texts,
		public array $legal = array(),
		?TranslatableText $title = null,
		public ?FormConsent $marketing = null,
	) {
		parent::__construct( $name, $version, $steps, $fields, $messages, $texts, $title );
	}

	/** @return list<string> the sources that a lead in this language may have */
	public function sources( Language $language ): array {
		return $this->sources[ $language->value ] ?? array();
	}
}
