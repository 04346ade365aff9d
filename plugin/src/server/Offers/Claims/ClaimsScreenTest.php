<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\RebateClaims;
use HvacBlocks\Offers\Rebates\Store\RebatesByEnd;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ClaimsTestCase;
use HvacBlocks\Testing\RecordingConsole;
use PHPUnit\Framework\Attributes\TestWith;

/** The screen, the command line and Site Health agree on the same claims. */
final class ClaimsScreenTest extends ClaimsTestCase {
	private int $page = 0;

	private int $draft = 0;

	/** @var list<ClaimSource> */
	private array $sources = array();

	public function test_lists_claims_by_their_end_with_where_they_stand(): void {
		$this->add_claims();
		$this->as_role( 'editor' );
		$data = $this->ask();

		self::assertSame( array( 4, 1, 1 ), array( $data['total'], $data['pages'], $data['page'] ) );
		self::assertSame( array( 'Old', 'Soon', 'Later', 'Endless' ), array_column( $data['claims'], 'words' ) );
		self::assertSame( array( 'expired', 'expiring', 'upcoming', 'valid' ), array_column( $data['claims'], 'state' ) );
		self::assertSame( array( -1, 30, 183, null ), array_column( $data['claims'], 'daysLeft' ) );

		[ $old, $soon ] = $data['claims'];
		self::assertSame( array( 'Test claim', '2026-06-30', 'IRS', 'https://www.irs.gov/' ), array( $old['block'], $old['validUntil'], $old['source'], $old['sourceUrl'] ) );
		self::assertSame(
			array(
				'id'      => $this->page,
				'title'   => 'Précios & más',
				'type'    => 'Page',
				'status'  => '',
				'lang'    => 'es',
				'editUrl' => admin_url( "post.php?post={$this->page}&action=edit" ),
				'viewUrl' => get_permalink( $this->page ),
			),
			$old['post']
		);
		self::assertSame( array( $this->draft, 'Draft', null ), array( $soon['post']['id'], $soon['post']['status'], $soon['post']['viewUrl'] ) );
	}

	public function test_narrows_to_a_state_and_turns_pages(): void {
		$this->add_claims();
		$this->as_role( 'editor' );

		self::assertSame( array( 'Old' ), array_column( $this->ask( array( 'state' => 'expired' ) )['claims'], 'words' ) );
		$last = $this->ask(
			array(
				'per_page' => 3,
				'page'     => 9,
			)
		);
		self::assertSame( array( 2, 2, array( 'Endless' ) ), array( $last['pages'], $last['page'], array_column( $last['claims'], 'words' ) ) );
		self::assertSame( 400, $this->rest( 'GET', '/hvac-blocks/v1/admin/claims', array( 'state' => 'old' ) )->get_status() );
	}

	#[TestWith( array( 'administrator', 200 ) )]
	#[TestWith( array( 'editor', 200 ) )]
	#[TestWith( array( 'author', 403 ) )]
	#[TestWith( array( 'subscriber', 403 ) )]
	#[TestWith( array( 'anonymous', 401 ) )]
	public function test_is_for_those_who_edit_what_others_write( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', '/hvac-blocks/v1/admin/claims' )->get_status() );
	}

	public function test_a_template_part_has_no_page_and_is_edited_by_who_may(): void {
		self::post( self::claim( array() ), array( 'post_type' => 'wp_block' ) );
		$this->as_role( 'editor' );
		[ $claim ] = $this->ask()['claims'];

		self::assertNull( $claim['post']['viewUrl'] );
		self::assertNotNull( $claim['post']['editUrl'] );
	}

	public function test_the_command_lists_the_same(): void {
		$this->add_claims();

		self::assertSame( array( 'Old', 'Soon', 'Later', 'Endless' ), array_map( static fn ( string $line ): string => explode( ' | ', $line )[4], $this->command( 'list' ) ) );
		self::assertSame(
			array( 'csv: expired |  | 2026-06-30 | Test claim | Old | IRS | ' . $this->page . ' | Précios & más | ' . get_permalink( $this->page ) ),
			$this->command(
				'list',
				array(
					'state'  => 'expired',
					'format' => 'csv',
				)
			)
		);
		self::assertStringStartsWith( 'fail: ', $this->command( 'list', array( 'state' => 'old' ) )[0] ?? '' );
		self::assertStringStartsWith( 'fail: ', $this->command( 'list', array( 'format' => 'xml' ) )[0] ?? '' );
	}

	public function test_rebates_stand_among_them_by_their_end(): void {
		$this->add_claims();
		$this->as_role( 'administrator' );
		$this->sources = array( new RebateClaims( new RebatesByEnd( self::wpdb() ) ) );
		$rebates       = array();

		// More than one query reads, and one for each state.
		foreach ( range( 1, 120 ) as $i ) {
			$rebates[] = new StoredRebate( new Rebate( "v$i", "Always $i", provider: 'Utility' ), 'import' );
		}

		$rebates[] = new StoredRebate( new Rebate( 'gone', 'Gone', provider: 'Utility', url: 'https://utility.example/', expires: '2026-06-29' ), 'import' );
		$rebates[] = new StoredRebate( new Rebate( 'soon', 'Ends', provider: 'Utility', starts: '2026-01-01', expires: '2026-07-30' ), 'import' );
		$rebates[] = new StoredRebate( new Rebate( 'next', 'Next', provider: 'Utility', starts: '2026-07-02' ), 'import' );
		( new RebateStore( self::wpdb() ) )->write( $rebates );

		$first = $this->ask( array( 'per_page' => 5 ) );
		self::assertSame( array( 127, 26 ), array( $first['total'], $first['pages'] ) );
		self::assertSame( array( 'Gone', 'Old', 'Ends', 'Soon', 'Later' ), array_column( $first['claims'], 'words' ) );
		self::assertSame( array( 'expired', 'expired', 'expiring', 'expiring', 'upcoming' ), array_column( $first['claims'], 'state' ) );
		self::assertSame( array( 'Rebate', 'Utility', 'https://utility.example/', -2 ), array( $first['claims'][0]['block'], $first['claims'][0]['source'], $first['claims'][0]['sourceUrl'], $first['claims'][0]['daysLeft'] ) );
		self::assertSame( array( 0, admin_url( 'admin.php?page=hvac-blocks-rebates&rebate=gone' ) ), array( $first['claims'][0]['post']['id'], $first['claims'][0]['post']['editUrl'] ) );

		$words = array();
		foreach ( range( 1, 26 ) as $page ) {
			array_push( $words, ...array_column( $this->ask( array( 'per_page' => 5, 'page' => $page ) )['claims'], 'words' ) );
		}
		self::assertCount( 127, array_unique( $words ) );

		foreach ( array( 'expired' => array( 'Gone', 'Old' ), 'expiring' => array( 'Ends', 'Soon' ), 'upcoming' => array( 'Later', 'Next' ) ) as $state => $expected ) {
			$narrowed = $this->ask( array( 'state' => $state ) );
			self::assertSame( array( 2, $expected ), array( $narrowed['total'], array_column( $narrowed['claims'], 'words' ) ), $state );
			self::assertCount( 2, $this->command( 'list', array( 'state' => $state ) ) );
		}
		self::assertSame( 121, $this->ask( array( 'state' => 'valid' ) )['total'] );

		// A user who edits pages sees them, but may not open their screen.
		$this->as_role( 'editor' );
		self::assertNull( $this->ask()['claims'][0]['post']['editUrl'] );
		self::assertStringContainsString( '2 prices, rebates, awards or rules have expired', $this->health()->result()['description'] );
	}

	public function test_a_site_with_a_service_lists_none_of_its_own_rebates(): void {
		( new RebateStore( self::wpdb() ) )->write( array( new StoredRebate( new Rebate( 'r1', 'One', provider: 'P', expires: '2026-07-30' ), 'import' ) ) );
		$this->as_role( 'editor' );
		$total = function (): mixed {
			// Each request has its own server.
			$GLOBALS['wp_rest_server'] = null;

			return self::data( $this->rest( 'GET', '/hvac-blocks/v1/admin/claims' ) )['total'];
		};
		self::assertSame( 1, $total() );

		update_option( Settings::OPTION, array( 'rebates_provider' => 'http', 'rebates_url' => 'https://rebates.example/' ) );
		self::assertSame( 0, $total() );
	}

	public function test_the_command_finds_what_was_written_behind_the_index(): void {
		$this->add_claims();
		self::wpdb()->query( 'DELETE FROM ' . ClaimTables::name( self::wpdb() ) );

		self::assertSame( array(), $this->command( 'list' ) );
		update_option( ClaimScheduler::TOLD, '2026-07-01' );
		wp_unschedule_hook( ClaimEvents::HOOK );
		self::assertSame( array( 'success: 4 claims found.' ), $this->command( 'rebuild' ) );
		self::assertSame( $this->calendar()->start_of( '2026-07-02' ), wp_next_scheduled( ClaimEvents::HOOK ) );
		self::assertCount( 4, $this->command( 'list' ) );
	}

	public function test_more_claims_than_are_read_at_one_time_are_each_listed_once(): void {
		self::post( implode( '', array_map( static fn ( int $i ): string => self::claim( array( 'title' => "Claim $i", 'validUntil' => '2026-12-31' ) ), range( 1, 120 ) ) ) );

		$listed = $this->command( 'list' );
		self::assertSame( array( 120, 120 ), array( count( $listed ), count( array_unique( $listed ) ) ) );
	}

	public function test_a_claim_in_content_of_a_plugin_that_is_gone_is_listed(): void {
		$id = self::post( self::claim( array( 'validUntil' => '2026-06-30' ) ) );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_type' => 'gone' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$this->as_role( 'administrator' );

		$post = $this->ask()['claims'][0]['post'];
		self::assertSame( array( $id, null ), array( $post['id'], $post['viewUrl'] ) );
	}

	public function test_site_health_tells_of_published_claims_that_expire_or_have_expired(): void {
		$this->as_role( 'administrator' );
		$good = $this->health()->result();
		self::assertSame( array( 'good', 'Prices and other claims are valid' ), array( $good['status'], $good['label'] ) );

		self::post( self::claim( array( 'validUntil' => '2026-06-30' ) ), array( 'post_status' => 'draft' ) );
		self::post( self::claim( array( 'validUntil' => '2026-08-01' ) ) );
		self::assertSame( 'good', $this->health()->result()['status'] );

		// 30 days before.
		$this->set_time( '2026-07-02 00:00' );
		$soon = $this->health()->result();
		self::assertSame( 'recommended', $soon['status'] );
		self::assertStringContainsString( '1 price, rebate, award or rule expires within 30 days.', $soon['description'] );
		self::assertStringContainsString( 'page=hvac-blocks-claims', $soon['actions'] );

		self::assertStringContainsString( 'expire soon', $soon['label'] );
		self::assertStringNotContainsString( 'expired', $soon['description'] );

		// As many expired as expiring soon.
		$gone = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ) );
		$both = $this->health()->result();
		self::assertSame( 'recommended', $both['status'] );
		self::assertStringContainsString( '1 price, rebate, award or rule has expired', $both['description'] );
		self::assertStringContainsString( '1 price, rebate, award or rule expires within 30 days.', $both['description'] );
		wp_delete_post( $gone, true );

		$this->set_time( '2026-08-02 00:00' );
		$late = $this->health()->result();
		self::assertSame( 'recommended', $late['status'] );
		self::assertStringContainsString( 'expired', $late['label'] );
		self::assertStringNotContainsString( 'within', $late['description'] );
	}

	public function test_site_health_keeps_the_tests_of_others(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array( 'other' => array() ), 'async' => array( 'x' => array() ) ) );

		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertArrayHasKey( 'other', $tests['direct'] );
		self::assertArrayHasKey( 'hvac_blocks_claims', $tests['direct'] );
		self::assertArrayHasKey( 'async', $tests );
	}

	private function add_claims(): void {
		$language    = self::post(
			'',
			array(
				'post_title' => 'ES',
				'post_name'  => 'es',
			)
		);
		$this->page  = self::post(
			self::claim( array( 'title' => 'Endless' ) ) . self::claim(
				array(
					'title'      => 'Old',
					'validUntil' => '2026-06-30',
					'source'     => 'IRS',
					'sourceUrl'  => 'https://www.irs.gov/',
				)
			) . self::claim(
				array(
					'title'      => 'Later',
					'validFrom'  => '2026-07-02',
					'validUntil' => '2026-12-31',
				)
			),
			array(
				'post_title'  => 'Précios &amp; más',
				'post_parent' => $language,
			)
		);
		$this->draft = self::post(
			self::claim(
				array(
					'title'      => 'Soon',
					'validUntil' => '2026-07-31',
				)
			),
			array( 'post_status' => 'draft' )
		);
	}

	private function list(): ClaimList {
		return new ClaimList( $this->index(), $this->sources );
	}

	private function index(): ClaimIndex {
		return new ClaimIndex( self::wpdb() );
	}

	private function health(): ClaimHealth {
		return new ClaimHealth( $this->list( ... ), $this->calendar() );
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return array{total: int, pages: int, page: int, claims: list<array{block: string, words: string, validUntil: string, source: string, sourceUrl: string, state: string, daysLeft: int|null, post: array{id: int, status: string, editUrl: string|null, viewUrl: string|null}}>}
	 */
	private function ask( array $arguments = array() ): array {
		// The plugin's own route uses the current time.
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'rest_pre_dispatch' );
		$GLOBALS['wp_rest_server'] = null;
		self::answer_routes( new ListClaimsRoute( $this->list(), $this->calendar() ) );
		$response = $this->rest( 'GET', '/hvac-blocks/v1/admin/claims', $arguments );
		self::assertSame( 200, $response->get_status() );

		/** @var array{total: int, pages: int, page: int, claims: list<array{block: string, words: string, validUntil: string, source: string, sourceUrl: string, state: string, daysLeft: int|null, post: array{id: int, status: string, editUrl: string|null, viewUrl: string|null}}>} $data */
		$data = self::data( $response );

		return $data;
	}

	/**
	 * @param 'list'|'rebuild'      $name
	 * @param array<string, string> $options
	 * @return list<string>
	 */
	private function command( string $name, array $options = array() ): array {
		$console = new RecordingConsole();
		$indexer = new ClaimIndexer( self::wpdb(), $this->index() );
		$scheduler   = new ClaimScheduler( $this->index(), $indexer, new ClaimPlaces( new PublishedPosts( self::wpdb() ) ), $this->calendar() );

		( new ClaimsCommand( $this->list(), $indexer, $scheduler, $this->calendar(), $console ) )->$name( array(), $options );

		return $console->lines;
	}
}
