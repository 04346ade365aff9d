<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

defined( 'ABSPATH' ) || exit;

/** How well a page matches a search: a word in its title counts more than one in its description, which counts more than those in its text. */
final readonly class Relevance {
	private const WHOLE_TITLE = 60;
	private const IN_A_ROW    = 20;
	private const WORD        = 12;
	private const BEGINNING   = 8;
	private const DESCRIPTION = 4;
	private const MOST_IN_TEXT = 5;

	/** A pattern for the endings, singular or plural, that may follow a word's root. */
	private const ENDING = '(?:e?s)? ';

	/** A pattern for the complete input as one phrase. */
	private string $phrase;

	public function __construct( private SearchQuery $query ) {
		$this->phrase = implode( '', array_map( static fn ( string $word ): string => SearchQuery::root( SearchedText::folded( $word ) ) . self::ENDING, SearchedText::split( $query->text ) ) );
	}

	/** @return array{words: int, score: int} the number of words in the page, and a score to sort pages by */
	public function of( string $title, string $description, string $text ): array {
		$title       = ' ' . SearchedText::folded( $title ) . ' ';
		$description = ' ' . SearchedText::folded( $description );
		$text        = ' ' . SearchedText::folded( $text );
		$words       = 0;
		$score       = $this->of_phrase( $title );

		foreach ( $this->query->words as $word ) {
			$beginning = " {$word['root']}";
			$found     = match ( true ) {
				! str_contains( $title, $beginning ) => 0,
				1 === preg_match( "/$beginning" . self::ENDING . '/', $title ) => self::WORD,
				default => self::BEGINNING,
			}
			+ ( str_contains( $description, $beginning ) ? self::DESCRIPTION : 0 )
			+ min( self::MOST_IN_TEXT, substr_count( $text, $beginning ) );

			$words += $found > 0 ? 1 : 0;
			$score += $found;
		}

		return array(
			'words' => $words,
			'score' => $score,
		);
	}

	private function of_phrase( string $title ): int {
		return match ( true ) {
			array() === $this->query->words => 0,
			1 === preg_match( "/^ $this->phrase$/D", $title ) => self::WHOLE_TITLE,
			count( $this->query->words ) > 1 && 1 === preg_match( "/ $this->phrase/", $title ) => self::IN_A_ROW,
			default => 0,
		};
	}
}
