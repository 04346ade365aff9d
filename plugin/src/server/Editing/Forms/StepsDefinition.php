<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Questions asked step by step: fields, rules and texts. It sends nothing: a form that sends a lead is a `FormDefinition`. */
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

	/** The name that administrators see. */
	public function title(): string {
		return $this->title?->text() ?? $this->name;
	}

	/** @param array<string, string|int> $values for the placeholders in the text */
	public function message( string $name, array $values = array() ): string {
		return Text::fill( isset( $this->messages[ $name ] ) ? $this->messages[ $name ]->text() : '', $values );
	}

	public function text( string $name ): string {
		return isset( $this->texts[ $name ] ) ? $this->texts[ $name ]->text() : '';
	}
}
