<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** The page of another plugin's graph, turned into a page with questions: a FAQPage is a kind of WebPage, and a page has only one. */
final class QuestionPage {
	/**
	 * Returns the key of the page to which questions may be added: one with questions, or one without another main subject.
	 *
	 * @param array<array-key, mixed> $graph
	 */
	public static function key( array $graph ): int|string|null {
		$page = StructuredData::key( $graph, 'WebPage' );
		$node = null === $page ? null : $graph[ $page ];

		return StructuredData::key( $graph, 'FAQPage' ) ?? ( is_array( $node ) && isset( $node['mainEntity'] ) ? null : $page );
	}

	/**
	 * Adds our questions after the page's own; questions already in the graph are not repeated.
	 *
	 * @param array<array-key, mixed> $graph
	 * @param array<array-key, mixed> $page  the other plugin's
	 * @param array<array-key, mixed> $ours  a FAQPage
	 * @return array<array-key, mixed>
	 */
	public static function joined( array $graph, array $page, array $ours ): array {
		$theirs = self::nodes( $page['mainEntity'] ?? array() );
		$asked  = array_filter( self::nodes( array( ...array_values( $graph ), ...$theirs ) ), static fn ( array $node ): bool => in_array( 'Question', (array) ( $node['@type'] ?? '' ), true ) );
		$names  = array_column( $asked, 'name' );
		$added  = array_filter( self::nodes( $ours['mainEntity'] ?? array() ), static fn ( array $question ): bool => ! in_array( $question['name'] ?? '', $names, true ) );

		return array(
			...$page,
			'@type'      => array_values( array_unique( array( ...(array) ( $page['@type'] ?? array() ), 'FAQPage' ), SORT_REGULAR ) ),
			'mainEntity' => array( ...$theirs, ...array_values( $added ) ),
		);
	}

	/** @return list<array<array-key, mixed>> the nodes of a list, or a single node */
	private static function nodes( mixed $entity ): array {
		return is_array( $entity ) ? array_values( array_filter( array_is_list( $entity ) ? $entity : array( $entity ), is_array( ... ) ) ) : array();
	}
}
