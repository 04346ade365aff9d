<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The consent that a form asks for. */
final readonly class FormConsent {
	/**
	 * @param array<string, TranslatableText> $texts every version ever shown, by name, including the current one
	 * @param bool                  $box   false: the text is a note without a box to tick
	 * @param FormCondition|null    $when  asked only if it holds; null to always ask
	 */
	public function __construct(
		public string $version,
		public array $texts,
		public bool $required,
		public TranslatableText $message,
		public bool $box = true,
		public ?FormCondition $when = null,
	) {}

	/** @param array<string, string> $values of the form's fields */
	public function needed( array $values ): bool {
		return $this->required && $this->applies( $values );
	}

	/**
	 * Whether the form asks for consent, given these values.
	 *
	 * @param array<string, string> $values of the form's fields
	 */
	public function applies( array $values ): bool {
		return null === $this->when || $this->when->holds( $values );
	}

	/**
	 * Returns the text of a version, in the current language.
	 *
	 * @return string|null null if the version never existed
	 */
	public function text( string $brand, ?string $version = null ): ?string {
		$phrase = $this->texts[ $version ?? $this->version ] ?? null;

		return null === $phrase ? null : Text::fill( $phrase->text(), array( 'brand' => $brand ) );
	}
}
