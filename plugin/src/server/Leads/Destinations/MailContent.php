<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The content of a mail, as HTML and as plain text. Values are as typed; each is reduced to one line here and escaped in the template.
 *
 * @phpstan-type MailRow array{label: string, value: string, link?: string}
 * @phpstan-type MailGroup array{title: string, text?: list<string>, rows: list<MailRow>}
 * @phpstan-type MailLink array{text: string, url: string}
 * @phpstan-type MailLine array{text: string, link?: MailLink}
 */
final readonly class MailContent {
	/** The columns of the plain-text part. */
	private const WIDTH = 78;

	/**
	 * @param string          $sender    the sender, in one or two words
	 * @param list<string>    $intro     paragraphs
	 * @param list<MailGroup> $groups    paragraphs and rows below a title
	 * @param MailLink|null   $button    the link to the next step
	 * @param string          $notice    a warning in a box of its own, before the groups
	 * @param list<MailLine>  $footer    the last lines
	 * @param string          $preheader what a list of mails shows beside the subject; empty for the first paragraph
	 */
	public function __construct(
		public Language $language,
		public string $sender,
		public string $title,
		public array $intro,
		public array $groups = array(),
		public ?array $button = null,
		public string $notice = '',
		public array $footer = array(),
		public string $preheader = '',
	) {}

	/**
	 * @param list<string>    $intro
	 * @param list<MailGroup> $groups
	 */
	public function with( string $title, array $intro, array $groups ): self {
		return new self( $this->language, $this->sender, $title, $intro, $groups, $this->button, $this->notice, $this->footer, $this->preheader );
	}

	public function html(): string {
		/** @var callable( self ): void $mail */
		$mail = require __DIR__ . '/mail.php';

		ob_start();
		$mail( $this );

		return (string) ob_get_clean();
	}

	public function text(): string {
		$parts = array( self::wrapped( $this->title ), ...array_map( self::wrapped( ... ), $this->intro ) );

		if ( '' !== $this->notice ) {
			$parts[] = self::wrapped( $this->notice );
		}

		foreach ( $this->groups as $group ) {
			$parts[] = implode( "\n", array( self::wrapped( $group['title'] ), ...array_map( self::wrapped( ... ), $group['text'] ?? array() ), ...array_map( $this->row( ... ), $group['rows'] ) ) );
		}

		if ( null !== $this->button ) {
			$parts[] = self::link( $this->button );
		}

		foreach ( $this->footer as $line ) {
			$parts[] = implode( "\n", array_filter( array( self::wrapped( $line['text'] ), isset( $line['link'] ) ? self::link( $line['link'] ) : '' ), static fn ( string $text ): bool => '' !== $text ) );
		}

		return implode( "\n\n", $parts ) . "\n";
	}

	/** Returns a single line, whatever the value: a line break in it could imitate another field, or a header. */
	public static function line( string $value ): string {
		return trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', wp_check_invalid_utf8( $value, true ) ) );
	}

	/** Returns `label: value`; in French, a space before the colon that does not break. */
	public static function labeled( string $label, string $value, Language $language ): string {
		return self::line( $label ) . ( Language::French === $language ? "\u{A0}: " : ': ' ) . self::line( $value );
	}

	/** @param MailRow $row */
	private function row( array $row ): string {
		// The rest of a value is indented, so that it cannot imitate another row.
		return self::wrapped( self::labeled( $row['label'], $row['value'], $this->language ), '  ' );
	}

	/** @param MailLink $link */
	private static function link( array $link ): string {
		return self::wrapped( $link['text'] ) . "\n" . self::line( $link['url'] );
	}

	/** Breaks a text at its spaces. Addresses stay whole, so that mail programs can open them. */
	private static function wrapped( string $text, string $indent = '' ): string {
		$lines = array( '' );

		foreach ( explode( ' ', self::line( $text ) ) as $word ) {
			$is_long = self::columns( $word ) > self::WIDTH - strlen( $indent ) && ! str_contains( $word, '://' ) && ! str_contains( $word, '@' );

			// Letters of some scripts are two columns wide.
			foreach ( $is_long ? mb_str_split( $word, max( 1, intdiv( self::WIDTH, 2 ) - strlen( $indent ) ) ) : array( $word ) as $part ) {
				$last = count( $lines ) - 1;

				if ( '' === $lines[ $last ] || self::columns( "{$lines[ $last ]} $part" ) <= self::WIDTH ) {
					$lines[ $last ] = '' === $lines[ $last ] ? $part : "{$lines[ $last ]} $part";
				} else {
					$lines[] = $indent . $part;
				}
			}
		}

		return implode( "\n", $lines );
	}

	/** Letters of East Asia and emoji take two columns. */
	private static function columns( string $text ): int {
		return mb_strlen( $text ) + (int) preg_match_all( '/[\x{1100}-\x{115F}\x{2E80}-\x{A4CF}\x{AC00}-\x{D7A3}\x{F900}-\x{FAFF}\x{FE30}-\x{FE6F}\x{FF00}-\x{FF60}\x{FFE0}-\x{FFE6}\x{1F300}-\x{1FAFF}]/u', $text );
	}
}
