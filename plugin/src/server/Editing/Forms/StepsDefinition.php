<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** What is asked step by step: fields, rules and texts. It sends nothing: what sends a lead is a `FormDefinition`. */
readonly class StepsDefinition {
	/**
	 * @param list<FormStep>           $steps
	 * @param array<string, FormField> $fields   by their names
	 * @param array<string, TranslatableText>    $messages by their names
	 * @param array<string, TranslatableText>    $texts    by their names
	 */
	public function __construct(
		public string $name,
		public string $version,
		public array $steps,
		public array $fields,
		public array $messages,
		public array $texts,
		private ?TranslatableText $title = null,
	) {}

	/** What administrators call it. */
	public function title(): string {
		return $this->title?->text() ?? $this->name;
	}

	/** @param array<string, string|int> $values for the places in the text */
	public function message( string $name, array $values = array() ): string {
		return Text::fill( isset( $this->messages[ $name ] ) ? $this->messages[ $name ]->text() : '', $values );
	}

	public function text( string $name ): string {
		return isset( $this->texts[ $name ] ) ? $this->texts[ $name ]->text() : '';
	}
}
