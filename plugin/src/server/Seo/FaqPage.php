<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines the questions of a page, once: one FAQPage for all FAQ blocks on it, made of the text that
 * visitors see.
 */
final class FaqPage implements Feature {
	/** What an answer may hold, by the search engines' own list. */
	private const ALLOWED = array(
		'p'      => array(),
		'br'     => array(),
		'ul'     => array(),
		'ol'     => array(),
		'li'     => array(),
		'strong' => array(),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		'a'      => array( 'href' => true ),
	);

	/** @var array<string, string> answers by their questions */
	private array $answers = array();

	public function boot(): void {
		add_filter( 'render_block_hvac-blocks/faq-item', $this->collect( ... ), 20 );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	private function collect( string $html ): string {
		if ( 1 === preg_match( '~<summary\b[^>]*>(.*?)</summary><div\b[^>]*>(.*)</div></details>~s', $html, $parts ) ) {
			$question = self::text( $parts[1] );
			$answer   = trim( (string) preg_replace( '/\s+/u', ' ', wp_kses( $parts[2], self::ALLOWED ) ) );

			if ( '' !== $question && '' !== self::text( $answer ) ) {
				$this->answers[ $question ] ??= $answer;
			}
		}

		return $html;
	}

	private function print(): void {
		if ( array() === $this->answers || ! is_singular() ) {
			return;
		}

		$questions = array();

		foreach ( $this->answers as $question => $answer ) {
			$questions[] = array(
				'@type'          => 'Question',
				'name'           => (string) $question,
				'acceptedAnswer' => array(
					'@type' => 'Answer',
					'text'  => $answer,
				),
			);
		}

		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'@context'   => 'https://schema.org',
					'@type'      => 'FAQPage',
					'mainEntity' => $questions,
				),
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			),
			array( 'type' => 'application/ld+json' )
		);
	}

	private static function text( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}
}
