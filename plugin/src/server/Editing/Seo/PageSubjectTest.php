<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class PageSubjectTest extends TestCase {
	public function test_an_article_tells_its_words_its_dates_and_its_site(): void {
		$page = self::page( array( 'post_date' => '2026-03-04 10:00:00' ) );
		$node = ( new PageSubject( $page ) )->nodes( 'article', '', 'Size a <em>system</em>', 'What fits.', 'fr' )[0] ?? array();

		self::assertSame( 'Article', $node['@type'] ?? null );
		self::assertSame( 'Size a system', $node['headline'] ?? null );
		self::assertSame( 'What fits.', $node['description'] ?? null );
		self::assertSame( 'fr', $node['inLanguage'] ?? null );
		self::assertStringStartsWith( '2026-03-04T10:00:00', (string) ( is_string( $node['datePublished'] ?? null ) ? $node['datePublished'] : '' ) );
		self::assertSame( get_permalink( $page ), $node['url'] ?? null );
	}

	public function test_a_term_belongs_to_the_page_above_it(): void {
		$glossary = self::page( array( 'post_title' => 'Glossary' ) );
		$term     = self::page( array( 'post_parent' => $glossary->ID ) );
		$node     = ( new PageSubject( $term ) )->nodes( 'term', 'SEER2', 'What is SEER?', '', 'en' )[0] ?? array();

		self::assertSame( array( 'DefinedTerm', 'SEER2' ), array( $node['@type'] ?? null, $node['name'] ?? null ) );
		self::assertSame(
			array(
				'@type' => 'DefinedTermSet',
				'name'  => 'Glossary',
				'url'   => get_permalink( $glossary ),
			),
			$node['inDefinedTermSet'] ?? null
		);
	}

	public function test_a_term_without_a_name_is_called_as_its_title(): void {
		self::assertSame( 'What is SEER?', ( new PageSubject() )->nodes( 'term', ' ', 'What is SEER?', '', 'en' )[0]['name'] ?? null );
	}

	public function test_nothing_is_told_without_a_title_or_a_kind(): void {
		self::assertSame( array(), ( new PageSubject() )->nodes( 'article', '', ' ', '', 'en' ) );
		self::assertSame( array(), ( new PageSubject() )->nodes( '', '', 'Title', '', 'en' ) );
	}

	/** @param array{post_title?: string, post_date?: string, post_parent?: int} $fields */
	private static function page( array $fields ): WP_Post {
		$id = wp_insert_post( array( 'post_title' => 'Page', ...$fields, 'post_type' => 'page', 'post_status' => 'publish' ) );

		return get_post( $id ) ?? self::fail( 'No page.' );
	}
}
