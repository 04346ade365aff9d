<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

defined( 'ABSPATH' ) || exit;

/** The articles of an `examples.json`, by their IDs: `"articles": { "12": { "title": "…", "url": "…", "day": "2026-03-01", "minutes": 6, "categories": [] } }`. */
final readonly class ExampleArticles implements ArticleLibrary {
	/** @param array<array-key, mixed> $articles by their IDs */
	public function __construct( private array $articles ) {}

	public function find( int ...$ids ): array {
		$found = array();

		foreach ( $ids as $id ) {
			if ( isset( $this->articles[ $id ] ) ) {
				/** @var array{title: string, url: string, day: string, minutes: int, categories: list<array{name: string, url: string}>} $article */
				$article = $this->articles[ $id ];
				$found[] = new Article( $id, $article['title'], $article['url'], "{$article['day']}T09:00:00+00:00", 0, $article['categories'], $article['minutes'] );
			}
		}

		return $found;
	}
}
