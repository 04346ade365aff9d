<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The schema.org type of this request's page: an article or a glossary term. */
final readonly class PageSubject {
	/** @param WP_Post|null $post the page; null in an example */
	public function __construct( private ?WP_Post $post = null ) {}

	public static function of_request(): self {
		$post = is_singular() ? get_queried_object() : null;

		return new self( $post instanceof WP_Post ? $post : null );
	}

	/**
	 * @param string $kind    `article` or `term`; anything else produces nothing
	 * @param string $term    the term itself, if the title contains more; empty: the title
	 * @param string $title   HTML
	 * @param string $summary HTML
	 * @return list<array<string, mixed>>
	 */
	public function nodes( string $kind, string $term, string $title, string $summary, string $language ): array {
		$title = Text::plain( $title );
		$node  = match ( $kind ) {
			'article' => array( '@type' => 'Article', 'headline' => $title ) + $this->publication(),
			'term'    => array( '@type' => 'DefinedTerm', 'name' => trim( $term ) ?: $title ) + $this->glossary(),
			default   => array(),
		};

		return array() === $node || '' === $title ? array() : array(
			$node + array_filter(
				array(
					'description' => Text::plain( $summary ),
					'inLanguage'  => $language,
					'url'         => null === $this->post ? '' : (string) get_permalink( $this->post ),
				),
				static fn ( string $value ): bool => '' !== $value
			),
		);
	}

	/** @return array<string, mixed> */
	private function publication(): array {
		if ( null === $this->post ) {
			return array();
		}

		$image = get_the_post_thumbnail_url( $this->post, 'full' );
		$site  = array(
			'@type' => 'Organization',
			'name'  => Text::plain( get_bloginfo( 'name', 'display' ) ),
			'url'   => home_url( '/' ),
		);

		return array(
			'datePublished' => (string) get_post_time( 'c', true, $this->post ),
			'dateModified'  => (string) get_post_modified_time( 'c', true, $this->post ),
			'author'        => $site,
			'publisher'     => $site,
		) + ( false === $image ? array() : array( 'image' => $image ) );
	}

	/** @return array<string, mixed> the glossary: the page above a term */
	private function glossary(): array {
		$above = null === $this->post || 0 === $this->post->post_parent ? null : get_post( $this->post->post_parent );

		return ! $above instanceof WP_Post || 'publish' !== $above->post_status ? array() : array(
			'inDefinedTermSet' => array(
				'@type' => 'DefinedTermSet',
				'name'  => Text::plain( get_the_title( $above ) ),
				'url'   => (string) get_permalink( $above ),
			),
		);
	}
}
