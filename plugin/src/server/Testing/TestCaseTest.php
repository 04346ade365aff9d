<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use PHPUnit\Framework\Attributes\Depends;

/** The test of the tests: no effect of one reaches the next. */
final class TestCaseTest extends TestCase {
	public function test_a_site_with_a_database_is_there(): void {
		$wpdb = self::wpdb();

		self::assertSame( 'http://example.test', home_url() );
		self::assertSame( 'local', wp_get_environment_type() );
		self::assertNotSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->users" ) );
	}

	public function test_leaves_traces(): string {
		update_option( 'hvac_trace', 'here' );
		add_action( 'hvac_trace', '__return_true' );
		wp_mail( 'someone@example.test', 'Subject', 'Message', 'Reply-To: other@example.test' );
		$_GET['hvac_trace'] = 'here';

		self::assertSame( 'here', get_option( 'hvac_trace' ) );
		self::assertSame( 'Subject', $this->mails()[0]['subject'] );
		self::assertSame( array( 'Reply-To: other@example.test' ), $this->mails()[0]['headers'] );

		return 'done';
	}

	#[Depends( 'test_leaves_traces' )]
	public function test_finds_no_traces(): void {
		self::assertFalse( get_option( 'hvac_trace' ) );
		self::assertFalse( has_action( 'hvac_trace' ) );
		self::assertSame( array(), $this->mails() );
		self::assertArrayNotHasKey( 'hvac_trace', $_GET );
	}

	public function test_a_transaction_inside_can_be_rolled_back_alone(): void {
		$wpdb = self::wpdb();

		update_option( 'hvac_outer', 'kept' );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'hvac_inner', 'option_value' => 'lost' ) );
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'hvac_second', 'option_value' => 'kept' ) );
		$wpdb->query( 'COMMIT' );

		self::assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name IN ( 'hvac_outer', 'hvac_inner', 'hvac_second' )" ) );
	}

	public function test_table_changes_leave_nothing_behind(): string {
		$wpdb = self::wpdb();

		update_option( 'hvac_before_table', 'here' );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}hvac_trace ( id bigint(20) NOT NULL, PRIMARY KEY  (id) )" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}hvac_trace VALUES ( 1 )" );

		self::assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hvac_trace" ) );

		return 'done';
	}

	#[Depends( 'test_table_changes_leave_nothing_behind' )]
	public function test_finds_no_table(): void {
		$wpdb = self::wpdb();

		self::assertNull( $wpdb->get_var( "SHOW TABLES LIKE '{$wpdb->prefix}hvac_trace'" ) );
		self::assertFalse( get_option( 'hvac_before_table' ) );
	}

	public function test_roles_are_asked_by_the_rest_server(): void {
		self::assertSame( 401, $this->rest( 'GET', '/wp/v2/users/me' )->get_status() );

		$editor = $this->as_role( 'editor' );

		self::assertSame( $editor, self::data( $this->rest( 'GET', '/wp/v2/users/me?context=edit' ) )['id'] );
		self::assertSame( 201, $this->rest( 'POST', '/wp/v2/posts', array( 'title' => 'A title' ) )->get_status() );
	}

	public function test_outgoing_requests_are_answered(): void {
		$this->answer_http( static fn ( string $url ): array => array( 'status' => 418, 'body' => $url ) );

		$answer = wp_remote_get( 'https://upstream.example/tea' );

		self::assertIsArray( $answer );
		self::assertSame( 418, wp_remote_retrieve_response_code( $answer ) );
		self::assertSame( 'https://upstream.example/tea', wp_remote_retrieve_body( $answer ) );
	}

	public function test_an_error_page_is_an_exception(): void {
		$this->expectExceptionObject( new WpDied( 'No.' ) );

		wp_die( 'No.' );
	}

	public function test_core_speaks_spanish(): void {
		switch_to_locale( 'es_ES' );

		self::assertSame( 'Publicar', __( 'Publish' ) );
	}
}
