<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * A text from a contract, `{ "t": "English text", "context": "optional" }`, translated on use. Texts of other plugins name their `domain` or are plain
 * strings, shown unchanged.
 */
final readonly class TranslatableText {
	/** @param string $domain empty for a text shown unchanged */
	public function __construct( public string $source, public string $context = '', private string $domain = 'hvac-blocks' ) {}

	public static function read( mixed $phrase ): ?self {
		if ( is_string( $phrase ) ) {
			return new self( $phrase, domain: '' );
		}

		if ( ! is_array( $phrase ) || ! is_string( $phrase['t'] ?? null ) ) {
			return null;
		}

		return new self( $phrase['t'], is_string( $phrase['context'] ?? null ) ? $phrase['context'] : '', is_string( $phrase['domain'] ?? null ) ? $phrase['domain'] : 'hvac-blocks' );
	}

	/** @return array<string, mixed> the JSON schema of what `read()` accepts */
	public static function schema(): array {
		$text = array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 1000 );

		return array(
			'type'                 => array( 'string', 'object' ),
			'minLength'            => 1,
			'maxLength'            => 1000,
			'properties'           => array(
				't'       => $text + array( 'required' => true ),
				'context' => array( 'type' => 'string' ),
				'domain'  => array( 'type' => 'string' ),
			),
			'additionalProperties' => false,
		);
	}

	/** In the current language. */
	public function text(): string {
		if ( '' === $this->domain ) {
			return $this->source;
		}

		// phpcs:disable WordPress.WP.I18n -- the script that makes the .pot file reads the texts from the contracts.
		return '' === $this->context
			? translate( $this->source, $this->domain )
			: translate_with_gettext_context( $this->source, $this->context, $this->domain );
		// phpcs:enable
	}
}
