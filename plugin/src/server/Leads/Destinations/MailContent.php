<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The content of a mail about a lead, as HTML and as plain text. Values are as typed; each is reduced to one line here and escaped in the template.
 *
 * @phpstan-type MailRow array{label: string, value: string, link?: string}
 */
final readonly class MailContent {
	/**
	 * @param string                                            $sender the sender, in one or two words
	 * @param list<string>                                      $intro  paragraphs
	 * @param list<array{title: string, rows: list<MailRow>}>   $groups
	 * @param array{text: string, url: string}|null             $button the link to the next step
	 * @param array{text: string, url: string}|null             $footer the last line, and its link
	 */
	public function __construct(
		public Language $language,
		public string $sender,
		public string $title,
		public array $intro,
		public array $groups = array(),
		public ?array $button = null,
		public ?array $footer = null,
	) {}

	/**
	 * @param list<string>                                    $intro
	 * @param list<array{title: string, rows: list<MailRow>}> $groups
	 */
	public function with( string $title, array $intro, array $groups ): self {
		return new self( $this->language, $this->sender, $title, $intro, $groups, $this->button, $this->footer );
	}

	public function html(): string {
		/** @var callable( self ): void $mail */
		$mail = require __DIR__ . '/mail.php';

		ob_start();
		$mail( $this );

		return (string) ob_get_clean();
	}

	public function text(): string {
		$parts = array( self::line( $this->title ), ...array_map( self::line( ... ), $this->intro ) );

		foreach ( $this->groups as $group ) {
			$lines = array( self::line( $group['title'] ) );

			foreach ( $group['rows'] as $row ) {
				$lines[] = self::line( $row['label'] ) . ': ' . self::line( $row['value'] );
			}

			$parts[] = implode( "\n", $lines );
		}

		foreach ( array( $this->button, $this->footer ) as $link ) {
			if ( null !== $link ) {
				$parts[] = self::line( $link['text'] ) . "\n" . $link['url'];
			}
		}

		return implode( "\n\n", $parts ) . "\n";
	}

	/** Returns a single line, whatever the value: a line break in it could imitate another field, or a header. */
	public static function line( string $value ): string {
		return trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', wp_check_invalid_utf8( $value, true ) ) );
	}
}
