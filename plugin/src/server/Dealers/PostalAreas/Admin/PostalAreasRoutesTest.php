<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Admin;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class PostalAreasRoutesTest extends TestCase {
	private string $file = '';

	#[Before]
	public function register_routes(): void {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'places' );
		file_put_contents( $this->file, "#2099-01\t2\n00001\tAtown\tTX\t33.1\t-96.7\t5\n00002\tBtown\tTX\t33.2\t-96.8\t6\n" );

		$loader   = $this->loader();
		$progress = new PostalAreasProgressRoute( $loader );

		delete_option( PostalAreaLoader::OPTION );
		// The plugin's own routes read the real file.
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'rest_pre_dispatch' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( $progress, new LoadPostalAreasRoute( $loader, $progress ) );
	}

	private function loader(): PostalAreaLoader {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return new PostalAreaLoader( $wpdb, $this->file );
	}

	#[After]
	public function remove_file(): void {
		unlink( $this->file );
	}

	public function test_they_are_registered_with_their_schema(): void {
		$options = $this->rest( 'OPTIONS', PostalAreasProgressRoute::PATH )->get_data();

		self::assertIsArray( $options );
		self::assertSame( array( 'GET', 'POST' ), $options['methods'] );
		self::assertIsArray( $options['schema'] );
		self::assertSame( 'hvac-blocks-locations-progress', $options['schema']['title'] );
	}

	/** @param 'editor'|'contributor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'roles_refused' )]
	public function test_everybody_but_administrators_is_refused( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', PostalAreasProgressRoute::PATH )->get_status() );
		self::assertSame( $status, $this->rest( 'POST', PostalAreasProgressRoute::PATH )->get_status() );
		self::assertFalse( get_option( PostalAreaLoader::OPTION ) );
	}

	/** @return array<string, array{string, int}> */
	public static function roles_refused(): array {
		return array(
			'anonymous'   => array( 'anonymous', 401 ),
			'subscriber'  => array( 'subscriber', 403 ),
			'contributor' => array( 'contributor', 403 ),
			'editor'      => array( 'editor', 403 ),
		);
	}

	public function test_a_batch_is_loaded_and_counted(): void {
		$this->as_role( 'administrator' );

		$before = $this->rest( 'GET', PostalAreasProgressRoute::PATH );

		self::assertSame(
			array(
				'done'  => 0,
				'total' => 2,
			),
			$before->get_data()
		);
		self::assertSame( 'no-store', $before->get_headers()['Cache-Control'] );

		$after = array(
			'done'  => 2,
			'total' => 2,
		);

		self::assertSame( $after, $this->rest( 'POST', PostalAreasProgressRoute::PATH )->get_data() );
		self::assertSame( $after, $this->rest( 'GET', PostalAreasProgressRoute::PATH )->get_data() );
	}

	public function test_a_notice_stands_until_all_is_loaded(): void {
		$loader = $this->loader();
		$notice = new PostalAreasLoadingNotice( $loader );

		self::assertStringContainsString( '0 of 2', $notice->message()->text ?? '' );

		$loader->load_batch();

		self::assertNull( $notice->message() );
	}
}
