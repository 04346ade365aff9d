<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

defined( 'ABSPATH' ) || exit;

/** A question with its answer, as schema.org says it: the text that visitors see. */
final class FaqQuestion {
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

	/** @return list<array<string, mixed>> none where there is no answer yet */
	public static function nodes( string $question_html, string $answer_html ): array {
		$question = self::text( wp_kses_post( $question_html ) );
		$answer   = trim( (string) preg_replace( '/\s+/u', ' ', wp_kses( $answer_html, self::ALLOWED ) ) );

		return '' === $question || '' === self::text( $answer ) ? array() : array(
			array(
				'@type'          => 'Question',
				'name'           => $question,
				'acceptedAnswer' => array(
					'@type' => 'Answer',
					'text'  => $answer,
				),
			),
		);
	}

	private static function text( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}
}
