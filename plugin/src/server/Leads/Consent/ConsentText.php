<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** One version of a form's consent text in one language. */
final readonly class ConsentText {
	/** The placeholders that a text may contain. */
	public const PLACES = array( 'brand' );

	/**
	 * @param string      $text    with its placeholders, such as `{brand}`
	 * @param string      $hash    SHA-256 of the text; a lead stores that of the text as shown
	 * @param string      $created UTC, `Y-m-d H:i:s`; empty for a text of the plugin
	 * @param int         $author  the user who wrote it; 0 for a text of the plugin
	 */
	public function __construct( public string $version, public string $text, public string $hash, public string $created = '', public int $author = 0 ) {}

	public static function defined( string $version, string $text ): self {
		return new self( $version, $text, hash( 'sha256', $text ) );
	}

	/** Returns the text as visitors see it. */
	public function shown( string $brand ): string {
		return Text::fill( $this->text, array( 'brand' => $brand ) );
	}

	/** Whether this is the text as visitors saw it, with any brand: the site may have had another name. */
	public function was_shown_as( string $words ): bool {
		$brand = preg_quote( '{brand}', '~' );

		return 1 === preg_match( '~^' . str_replace( $brand, '[^\\n]{1,60}', preg_quote( $this->text, '~' ) ) . '$~uD', $words );
	}

	/** @return array{version: string, text: string} as a form's view takes it */
	public function shown_with( string $brand ): array {
		return array(
			'version' => $this->version,
			'text'    => $this->shown( $brand ),
		);
	}

	/** Whether the text still matches its hash. */
	public function is_intact(): bool {
		return hash_equals( $this->hash, hash( 'sha256', $this->text ) );
	}
}
