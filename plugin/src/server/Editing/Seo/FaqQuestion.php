<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** A question with its answer as a schema.org node: the text that visitors see. */
final class FaqQuestion {
	/** The tags that an answer may contain, according to the search engines. */
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

	/** @return list<array<string, mixed>> none if there is no answer yet */
	public static function nodes( string $question_html, string $answer_html ): array {
		$question = Text::plain( wp_kses_post( $question_html ) );
		$answer   = trim( (string) preg_replace( '/\s+/u', ' ', wp_kses( $answer_html, self::ALLOWED ) ) );

		return '' === $question || '' === Text::plain( $answer ) ? array() : array(
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
}
