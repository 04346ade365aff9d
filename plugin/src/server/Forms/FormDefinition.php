<?php
declare(strict_types=1);

namespace HvacBlocks\Forms;

use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** A form: its steps, fields, rules and texts, from `contracts/forms/<name>.json`. `docs/forms.md` says what each means. */
final readonly class FormDefinition {
	/**
	 * @param string                      $kind     `CONTACT_DEALER` or `MARKETO`
	 * @param array<string, list<string>> $sources  by language; the first of a language is its default
	 * @param list<FormStep>              $steps
	 * @param array<string, FormField>    $fields   by their names
	 * @param array<string, Phrase>       $messages by their names
	 * @param array<string, Phrase>       $texts    by their names
	 * @param list<Phrase>                $legal    shown above the button that sends; may hold `{brand}`
	 */
	public function __construct(
		public string $name,
		public string $version,
		public string $kind,
		public array $sources,
		public DealerNeed $dealer,
		public array $steps,
		public array $fields,
		public ?FormConsent $consent,
		public array $messages,
		public array $texts,
		public array $legal = array(),
		private ?Phrase $title = null,
	) {}

	/** What administrators call the form. */
	public function title(): string {
		return $this->title?->text() ?? $this->name;
	}

	/** @return list<string> the sources that a lead in this language may carry */
	public function sources( Language $language ): array {
		return $this->sources[ $language->value ] ?? array();
	}

	/** @param array<string, string|int> $values for the places in the text */
	public function message( string $name, array $values = array() ): string {
		return Text::fill( isset( $this->messages[ $name ] ) ? $this->messages[ $name ]->text() : '', $values );
	}

	public function text( string $name ): string {
		return isset( $this->texts[ $name ] ) ? $this->texts[ $name ]->text() : '';
	}
}
