<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** One version of a form's consent text in one language. */
final readonly class ConsentText {
	/** The placeholders that a text may contain; see `ConsentSender::places()`. */
	public const PLACES = array( 'brand', 'sender' );

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
	public function shown( ConsentSender $sender ): string {
		return Text::fill( $this->text, $sender->places() );
	}

	/** Whether this is the text as visitors saw it, with any brand and address: the site may have had others. */
	public function was_shown_as( string $words ): bool {
		$places = array(
			preg_quote( '{brand}', '~' )  => '[^\\n]{1,60}',
			preg_quote( '{sender}', '~' ) => '[^\\n]{1,270}',
		);

		return 1 === preg_match( '~^' . strtr( preg_quote( $this->text, '~' ), $places ) . '$~uD', $words );
	}

	/** @return array{version: string, text: string} as a form's view takes it */
	public function shown_with( ConsentSender $sender ): array {
		return array(
			'version' => $this->version,
			'text'    => $this->shown( $sender ),
		);
	}

	/** Whether the text still matches its hash. */
	public function is_intact(): bool {
		return hash_equals( $this->hash, hash( 'sha256', $this->text ) );
	}
}
