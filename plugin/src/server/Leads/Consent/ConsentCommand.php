<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Shows the consent texts of forms. */
final readonly class ConsentCommand {
	public function __construct( private ConsentRegistry $registry, private FormLibrary $forms, private Console $console ) {}

	/**
	 * Lists consent texts by form and language, with version, date, SHA-256 and text.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<form>]
	 * : Filter by form name.
	 *
	 * [--lang=<lang>]
	 * : Filter by language: en, es or fr.
	 *
	 * [--all]
	 * : List all versions, not only the current ones.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks consent list
	 *     wp hvac-blocks consent list --form=newsletter --lang=fr --all
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function list( array $arguments, array $options ): void {
		$form = (string) ( $options['form'] ?? '' );
		$lang = Language::tryFrom( (string) ( $options['lang'] ?? '' ) );

		if ( '' !== $form && ! $this->forms->has( $form ) ) {
			$this->console->fail( __( 'Form not found.', 'hvac-blocks' ) );

			return;
		}

		if ( null === $lang && isset( $options['lang'] ) ) {
			$this->console->fail( __( 'Language not found. Use en, es or fr.', 'hvac-blocks' ) );

			return;
		}

		foreach ( $this->registry->names() as $name ) {
			if ( ! in_array( $form, array( '', ConsentRegistry::form( $name ) ), true ) ) {
				continue;
			}

			foreach ( null === $lang ? Language::cases() : array( $lang ) as $language ) {
				$history = $this->registry->history( $name, $language );

				foreach ( empty( $options['all'] ) ? array_slice( $history, 0, 1 ) : $history as $text ) {
					$this->tell( $name, $language, $text );
				}
			}
		}
	}

	private function tell( string $form, Language $language, ConsentText $text ): void {
		$this->console->line( implode( "\t", array( $form, $language->value, $text->version, '' === $text->created ? '-' : UtcTime::iso( $text->created ), $text->hash, $text->text ) ) );

		if ( ! $text->is_intact() ) {
			/* translators: 1: form, 2: language, 3: version. */
			$this->console->warning( sprintf( __( '%1$s, %2$s, version %3$s: the text does not match its hash.', 'hvac-blocks' ), $form, $language->value, $text->version ) );
		}
	}
}
