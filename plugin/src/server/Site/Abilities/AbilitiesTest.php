<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Abilities;

use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Through WordPress' own route for abilities, as assistants use them. */
final class AbilitiesTest extends LeadsTestCase {
	public function test_visitors_find_the_dealers_that_the_route_finds(): void {
		$this->as_role( 'anonymous' );
		$asked = array( 'q' => '75024' );

		$answer = $this->run_ability( 'find-dealers', $asked );

		self::assertSame( 200, $answer->get_status() );
		self::assertSame( $this->rest( 'GET', '/hvac-blocks/v1/dealers', $asked )->get_data(), $answer->get_data() );
	}

	public function test_what_the_route_refuses_is_refused_in_its_words(): void {
		$answer = $this->run_ability( 'find-dealers', array( 'q' => '' ) );

		self::assertSame( 400, $answer->get_status() );
		self::assertSame( 'Zip code or city is required', self::data( $answer )['message'] );
		self::assertSame( 400, $this->run_ability( 'find-dealers', array( 'q' => '75024', 'mode' => 'sideways' ) )->get_status() );
		self::assertSame( 400, $this->run_ability( 'find-dealers', array( 'zip' => '75024' ) )->get_status() );
	}

	/** @param array<string, mixed> $input */
	#[TestWith( array( 'anonymous', 'GET', 'check-lead', array( 'reference' => 'AAAA-AAAA' ) ) )]
	#[TestWith( array( 'author', 'GET', 'check-lead', array( 'reference' => 'AAAA-AAAA' ) ) )]
	#[TestWith( array( 'anonymous', 'GET', 'report-searches', array() ) )]
	#[TestWith( array( 'author', 'GET', 'report-searches', array() ) )]
	#[TestWith( array( 'anonymous', 'GET', 'check-languages', array() ) )]
	#[TestWith( array( 'subscriber', 'GET', 'check-languages', array() ) )]
	#[TestWith( array( 'anonymous', 'POST', 'create-page', array( 'pattern' => 'home', 'language' => 'en', 'title' => 'A' ) ) )]
	#[TestWith( array( 'author', 'POST', 'create-page', array( 'pattern' => 'home', 'language' => 'en', 'title' => 'A' ) ) )]
	public function test_nobody_may_more_than_by_the_routes( string $role, string $method, string $ability, array $input ): void {
		$this->as_role( $role );
		$pages = wp_count_posts( 'page' );

		self::assertContains( $this->run_ability( $ability, $input, $method )->get_status(), array( 400, 401, 403 ) );
		self::assertEquals( $pages, wp_count_posts( 'page' ) );
	}

	public function test_it_tells_how_a_lead_fares_and_nothing_of_the_person(): void {
		$this->as_role( 'administrator' );
		$lead   = $this->stored( $this->request() );
		$answer = $this->run_ability( 'check-lead', array( 'reference' => $lead->reference ) );

		self::assertSame( 200, $answer->get_status() );
		self::assertSame( $lead->reference, self::data( $answer )['reference'] );
		self::assertArrayHasKey( 'status', self::data( $answer ) );
		self::assertArrayHasKey( 'deliveries', self::data( $answer ) );
		foreach ( $lead->fields as $name => $value ) {
			self::assertStringNotContainsString( '"' . $value . '"', (string) wp_json_encode( $answer->get_data() ), $name );
		}
		self::assertSame( 404, $this->run_ability( 'check-lead', array( 'reference' => 'HB-2222-2222' ) )->get_status() );
	}

	public function test_reports_are_those_of_the_screens(): void {
		$this->as_role( 'administrator' );

		self::assertSame( $this->rest( 'GET', '/hvac-blocks/v1/admin/search-report', array( 'days' => '7' ) )->get_data(), $this->run_ability( 'report-searches', array( 'days' => '7' ) )->get_data() );
		self::assertSame( $this->rest( 'GET', '/hvac-blocks/v1/admin/language-report' )->get_data(), $this->run_ability( 'check-languages' )->get_data() );
	}

	public function test_a_page_of_a_pattern_is_a_draft_in_the_place_of_its_language(): void {
		$this->as_role( 'editor' );
		$base  = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'H', 'post_name' => 'residential', 'post_status' => 'publish' ) );
		$home  = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'F', 'post_name' => 'fr', 'post_parent' => $base, 'post_status' => 'publish' ) );
		$title = 'L’hiver <b>approche</b> & "les rabais"';

		$answer = $this->run_ability( 'create-page', array( 'pattern' => 'campaign', 'language' => 'fr', 'title' => $title ), 'POST' );
		$id     = self::data( $answer )['id'] ?? 0;
		$page   = get_post( is_int( $id ) ? $id : 0 );

		self::assertSame( 200, $answer->get_status() );
		self::assertNotNull( $page );
		self::assertSame( array( 'draft', $home, 'L’hiver approche & "les rabais"' ), array( $page->post_status, $page->post_parent, $page->post_title ) );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/campaign-banner', $page->post_content );
		self::assertStringContainsString( 'Vous avez des questions sur l’offre?', $page->post_content );
		self::assertSame( parse_blocks( $page->post_content ), parse_blocks( serialize_blocks( parse_blocks( $page->post_content ) ) ) );
		self::assertSame( 400, $this->run_ability( 'create-page', array( 'pattern' => 'casino', 'language' => 'fr', 'title' => 'A' ), 'POST' )->get_status() );
	}

	/** @param array<string, mixed> $input */
	private function run_ability( string $name, array $input = array(), string $method = 'GET' ): WP_REST_Response {
		$path = "/wp-abilities/v1/abilities/hvac-blocks/$name/run";
		$sent = array() === $input ? array() : array( 'input' => $input );

		return $this->rest( $method, $path, $sent );
	}
}
