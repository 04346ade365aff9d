<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Editing\Media\Document;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

final class EditorNeedsTest extends TestCase {
	public function test_says_that_no_dealers_are_imported_with_a_link_for_who_may(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$notices = $this->needs()->notices( array( 'dealers' => '' ) );

		self::assertCount( 1, $notices );
		self::assertStringContainsString( 'page=hvac-blocks-dealers', $notices[0]['action']['href'] ?? '' );

		wp_set_current_user( $this->user( 'contributor' ) );
		self::assertNull( $this->needs()->notices( array( 'dealers' => '' ) )[0]['action'] );
	}

	public function test_says_nothing_where_all_is_there(): void {
		global $wpdb;
		( new DealerStore( $wpdb ) )->write( array( new StoredDealer( new Dealer( 'D1', 'One', lat: 33.0, lon: -96.0 ), false, 'import' ) ) );
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Dealers',
				'post_status' => 'publish',
			)
		);

		$needs = array(
			'dealers' => '',
			'page'    => (string) get_permalink( $page ),
		);
		self::assertSame( array(), $this->needs()->notices( $needs ) );
	}

	public function test_says_that_the_page_is_missing_but_leaves_other_sites_alone(): void {
		wp_set_current_user( $this->user( 'administrator' ) );

		self::assertStringContainsString( '/nowhere/', $this->needs()->notices( array( 'page' => home_url( '/nowhere/' ) ) )[0]['text'] ?? '' );
		self::assertSame( array(), $this->needs()->notices( array( 'page' => 'https://other.test/nowhere/' ) ) );
	}

	public function test_says_that_a_picture_is_missing_for_visitors(): void {
		$shown   = TestMedia::photo();
		$private = TestMedia::photo( post: array( 'post_status' => 'private' ) );

		self::assertSame( array(), $this->needs()->notices( array( 'picture' => "$shown" ) ) );
		self::assertStringContainsString( 'deleted, is not public, or is from another site', $this->needs()->notices( array( 'picture' => "$shown $private" ) )[0]['text'] ?? '' );
		wp_delete_attachment( $shown, true );
		self::assertCount( 1, $this->needs()->notices( array( 'picture' => "$shown" ) ) );
	}

	public function test_says_that_a_pdf_is_missing(): void {
		$shown = TestMedia::file( 'certificate.pdf', 'application/pdf' );
		$photo = TestMedia::photo();

		self::assertSame( array(), $this->needs()->notices( Document::needs( $shown, array( 'id' => $shown ) ) ) );
		self::assertStringContainsString( 'Choose a PDF', $this->needs()->notices( Document::needs( $shown, null ) )[0]['text'] ?? '' );
		self::assertStringContainsString( 'deleted, is not public, or is from another site', $this->needs()->notices( Document::needs( $photo ) )[0]['text'] ?? '' );
	}

	private function needs(): EditorNeeds {
		global $wpdb;

		$settings  = new Settings();
		$none      = ScriptedClient::failing();
		$locations = new PostalAreasModule( $wpdb, $settings, $none, '' );

		return new EditorNeeds( ( new DealersModule( $wpdb, $settings, $none, new ArrayState(), $locations ) )->for_blocks()->needs );
	}

	private function user( string $role ): int {
		$id = wp_insert_user(
			array(
				'user_login' => uniqid( $role ),
				'user_pass'  => 'secret',
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );

		return $id;
	}
}
