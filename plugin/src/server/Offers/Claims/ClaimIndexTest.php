<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Testing\ClaimsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Uses the plugin's own hooks. */
final class ClaimIndexTest extends ClaimsTestCase {
	public function test_a_saved_post_has_its_claims_in_the_index_however_deep_they_stand(): void {
		$inner = self::claim( array( 'validUntil' => '2026-12-31' ), '<!-- wp:heading --><h2>Winter &amp; <b>rebate</b></h2><!-- /wp:heading -->' );
		$post  = self::post(
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns">' . $inner . '</div><!-- /wp:columns --></div><!-- /wp:group -->' .
			self::claim(
				array(
					'title'      => '$400 <em>off</em>',
					'validFrom'  => '2026-07-01',
					'source'     => 'Utility & Co.',
					'sourceUrl'  => 'https://example.org/?a=1&b=2',
					'validUntil' => 'soon',
				),
				self::claim( array() )
			) . '<!-- wp:paragraph {"validUntil":"2020-01-01"} --><p>x</p><!-- /wp:paragraph -->'
		);

		self::assertSame(
			array(
				array( $post, self::BLOCK, 'Winter & rebate', '', '2026-12-31', '', '' ),
				array( $post, self::BLOCK, '$400 off', '2026-07-01', '', 'Utility & Co.', 'https://example.org/?a=1&b=2' ),
				array( $post, self::BLOCK, '', '', '', '', '' ),
			),
			$this->indexed()
		);
	}

	public function test_a_pattern_and_a_template_part_have_their_claims_of_their_own(): void {
		$claim   = self::claim( array( 'validUntil' => '2026-12-31' ) );
		$pattern = self::post( $claim, array( 'post_type' => 'wp_block' ) );
		$part    = self::post( $claim, array( 'post_type' => 'wp_template_part' ) );
		self::post( "<!-- wp:block {\"ref\":$pattern} /-->" );

		self::assertSame( array( $pattern, $part ), array_column( $this->indexed(), 0 ) );
	}

	public function test_follows_what_is_changed_trashed_brought_back_and_deleted(): void {
		$post = self::post( self::claim( array( 'validUntil' => '2026-12-31' ) ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( self::claim( array( 'validUntil' => '2027-12-31' ) ) ),
			)
		);
		self::assertSame( array( '2027-12-31' ), array_column( $this->indexed(), 4 ) );

		wp_trash_post( $post );
		self::assertSame( array(), $this->indexed() );
		wp_untrash_post( $post );
		self::assertSame( array( '2027-12-31' ), array_column( $this->indexed(), 4 ) );

		wp_delete_post( $post, true );
		self::assertSame( array(), $this->indexed() );
	}

	public function test_revisions_and_autosaves_are_no_posts_of_their_own(): void {
		$post = self::post( self::claim( array() ) );
		wp_save_post_revision( $post );
		_wp_put_post_revision( $post, true );

		self::assertSame( array( $post ), array_column( $this->indexed(), 0 ) );
	}

	public function test_is_rebuilt_from_what_was_written_behind_its_back(): void {
		$kept    = self::post( self::claim( array( 'validUntil' => '2026-12-31' ) ) );
		$emptied = self::post( self::claim( array( 'validUntil' => '2026-12-30' ) ) );
		$draft   = self::post( '', array( 'post_status' => 'draft' ) );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_content' => '' ), array( 'ID' => $emptied ) );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_content' => self::claim( array( 'validUntil' => '2026-12-29' ) ) ), array( 'ID' => $draft ) );
		wp_cache_flush();

		( new ClaimIndexer( self::wpdb(), $this->index() ) )->rebuild();

		self::assertSame( array( array( $draft, '2026-12-29' ), array( $kept, '2026-12-31' ) ), array_map( static fn ( array $row ): array => array( $row[0], $row[4] ), $this->indexed() ) );
	}

	public function test_long_words_are_cut(): void {
		self::post( self::claim( array( 'title' => 'A' . str_repeat( 'é', 500 ), 'source' => 'A' . str_repeat( 'x', 500 ) ) ) );
		[ $row ] = $this->indexed();

		self::assertSame( 120, mb_strlen( $row[2] ) );
		self::assertStringStartsWith( 'Aé', $row[2] );
		self::assertStringEndsWith( 'é…', $row[2] );
		self::assertSame( 'A' . str_repeat( 'x', 199 ), $row[5] );
	}

	/** SQL and `Claim::state()` agree. */
	#[DataProvider( 'cases' )]
	public function test_finds_claims_by_their_state( string $from, string $until, string $today, string $state ): void {
		self::post(
			self::claim(
				array(
					'validFrom'  => $from,
					'validUntil' => $until,
				)
			)
		);

		foreach ( ClaimState::cases() as $asked ) {
			$count = $asked->value === $state ? 1 : 0;
			self::assertSame( $count, $this->index()->count( $asked, $today ), $asked->value );
			self::assertCount( $count, $this->index()->page( $asked, $today, 1, 10 ) );
			self::assertSame( $count, $this->index()->count_published( $asked, $today ) );
		}
	}

	/** @return iterable<string, array{string, string, string, string, int|null}> */
	public static function cases(): iterable {
		return ClaimTest::cases();
	}

	public function test_a_post_without_claims_costs_one_query_when_it_is_saved(): void {
		$id   = self::post( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' );
		$post = get_post( $id );
		remove_all_actions( 'wp_after_insert_post' );
		( new ClaimEvents( $this->index(), fn (): ClaimIndexer => new ClaimIndexer( self::wpdb(), $this->index() ), static fn (): never => self::fail( 'The clock has nothing to do.' ) ) )->boot();
		$before = self::wpdb()->num_queries;
		do_action( 'wp_after_insert_post', $id, $post, true, null );

		self::assertSame( 1, self::wpdb()->num_queries - $before );
	}

	private function index(): ClaimIndex {
		return new ClaimIndex( self::wpdb() );
	}

	/** @return list<array{int, string, string, string, string, string, string}> in the order of their ends */
	private function indexed(): array {
		return array_map(
			static fn ( IndexedClaim $found ): array => array( $found->post_id, $found->block, $found->words, $found->claim->from, $found->claim->until, $found->claim->source, $found->claim->source_url ),
			$this->index()->page( null, '2026-07-01', 1, 100 )
		);
	}
}
