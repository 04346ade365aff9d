<?php
declare(strict_types=1);

namespace HvacBlocks\Forms;

defined( 'ABSPATH' ) || exit;

/** A text of a contract, `{ "t": "English text", "context": "optional" }`, translated when it is used. */
final readonly class Phrase {
	public function __construct( public string $source, public string $context = '' ) {}

	public static function read( mixed $phrase ): ?self {
		if ( ! is_array( $phrase ) || ! is_string( $phrase['t'] ?? null ) ) {
			return null;
		}

		return new self( $phrase['t'], is_string( $phrase['context'] ?? null ) ? $phrase['context'] : '' );
	}

	/** In the language in force now. */
	public function text(): string {
		// phpcs:disable WordPress.WP.I18n -- the script that makes the .pot file reads the texts from the contracts.
		return '' === $this->context
			? translate( $this->source, 'hvac-blocks' )
			: translate_with_gettext_context( $this->source, $this->context, 'hvac-blocks' );
		// phpcs:enable
	}
}
