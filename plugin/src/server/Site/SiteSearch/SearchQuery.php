<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's input, and the words to search for.
 *
 * @phpstan-type SearchedWord array{typed: string, root: string}
 */
final readonly class SearchQuery {
	public const LONGEST = 100;

	private const MOST_WORDS = 8;

	/** Words on every page, for which nobody searches. */
	private const COMMON = 'an and are as at be by can do does for from have how in is it my of on or our that the this to what when where which who why will with you your
		al como con cual cuando de del donde el en es esta la las lo los me mi mis no para por que se son su sus tu un una unas unos
		au aux avec ce ces cette comment dans des du elle est et il je le les leur ma mes mon nos notre nous ou par pas pour quand quel quelle qui sa ses son sur une vos votre vous';

	/** @param list<SearchedWord> $words empty if there is nothing to search for */
	private function __construct( public string $text, public array $words ) {}

	public static function of( string $typed ): self {
		$text  = mb_substr( trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', wp_check_invalid_utf8( $typed, true ) ) ), 0, self::LONGEST );
		$words = array();

		foreach ( SearchedText::split( $text ) as $word ) {
			$folded = SearchedText::folded( $word );

			// Every text contains single letters.
			if ( strlen( $folded ) > 1 ) {
				$words[ $folded ] ??= array(
					'typed' => mb_strtolower( $word ),
					'root'  => self::root( $folded ),
				);
			}
		}

		$telling = array_diff_key( $words, array_flip( explode( ' ', (string) preg_replace( '/\s+/', ' ', self::COMMON ) ) ) );

		return new self( $text, array_slice( array_values( $telling ), 0, self::MOST_WORDS ) );
	}

	/** The common beginning of the plural and the singular, in all three languages: "furnaces", "calefactores", "thermopompes". */
	public static function root( string $word ): string {
		$ending = match ( true ) {
			! str_ends_with( $word, 's' ) || str_ends_with( $word, 'ss' ) => 0,
			strlen( $word ) > 6 && str_ends_with( $word, 'es' ) => 2,
			strlen( $word ) > 4 => 1,
			default => 0,
		};

		return substr( $word, 0, strlen( $word ) - $ending );
	}
}
