<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Testing\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

final class ApiTest extends TestCase {
	/** @var list<string> */
	private array $made = array();

	/** @param list<string> $made */
	#[TestWith( array( '/wp/v2/posts', array() ) )]
	#[TestWith( array( '/hvac-blocks-of-another/v1/things', array() ) )]
	#[TestWith( array( '/hvac-blocks/v1/open-thing', array( 'frame', 'open-thing' ) ) )]
	#[TestWith( array( '/hvac-blocks/v1/open-thing/7', array( 'frame', 'open-thing' ) ) )]
	#[TestWith( array( '/hvac-blocks/v1/open-things', array( 'frame' ) ) )]
	#[TestWith( array( '/hvac-blocks/v1/admin/leads', array( 'frame', 'admins' ) ) )]
	#[TestWith( array( '/hvac-blocks/v1/editor/previews', array( 'frame', 'admins' ) ) )]
	#[TestWith( array( '/hvac-blocks/v1', array( 'frame', 'open-thing', 'other', 'admins' ) ) )]
	#[TestWith( array( '/batch/v1', array( 'frame', 'open-thing', 'other', 'admins' ) ) )]
	#[TestWith( array( '', array( 'frame', 'open-thing', 'other', 'admins' ) ) )]
	#[TestWith( array( null, array( 'frame', 'open-thing', 'other', 'admins' ) ) )]
	public function test_a_request_makes_what_it_asks_for( ?string $asked, array $made ): void {
		$this->start( $asked );

		self::assertSame( $made, $this->made );
	}

	public function test_a_request_inside_of_another_finds_its_route(): void {
		$server = $this->start( '/wp/v2/posts' );

		self::assertSame( 404, $server->dispatch( new WP_REST_Request( 'GET', '/hvac-blocks/v1/nothing' ) )->get_status() );
		self::assertSame( array( 'frame' ), $this->made );
		self::assertSame( 200, $server->dispatch( new WP_REST_Request( 'GET', '/hvac-blocks/v1/Open-Thing' ) )->get_status() );
		self::assertSame( 200, $server->dispatch( new WP_REST_Request( 'GET', '/hvac-blocks/v1/admin/thing' ) )->get_status() );
		self::assertSame( 200, $server->dispatch( new WP_REST_Request( 'GET', '/hvac-blocks/v1/open-thing' ) )->get_status() );
		self::assertSame( array( 'frame', 'open-thing', 'admins' ), $this->made, 'each once' );
	}

	public function test_a_route_that_nobody_would_find_is_a_mistake(): void {
		$this->expectException( LogicException::class );

		( new Api( static fn (): Feature => new Group(), fn (): array => array( 'thing' => $this->making( 'thing', '/hvac-blocks/v1/things' ) ), static fn (): array => array(), static fn (): ?string => null ) )->boot();
		do_action( 'rest_api_init', new WP_REST_Server() );
	}

	public function test_the_index_lists_all(): void {
		$index = $this->start( '/wp/v2/posts' )->dispatch( new WP_REST_Request( 'GET', '/' ) );
		$data  = $index->get_data();

		self::assertIsArray( $data );
		self::assertIsArray( $data['routes'] );
		self::assertArrayHasKey( '/hvac-blocks/v1/open-thing', $data['routes'] );
		self::assertArrayHasKey( '/hvac-blocks/v1/admin/thing', $data['routes'] );
	}

	private function start( ?string $asked ): WP_REST_Server {
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );

		( new Api(
			function (): Feature {
				$this->made[] = 'frame';

				return new Group();
			},
			fn (): array => array(
				'open-thing' => $this->making( 'open-thing', '/hvac-blocks/v1/open-thing' ),
				'other'      => $this->making( 'other', '/hvac-blocks/v1/other' ),
			),
			$this->making( 'admins', '/hvac-blocks/v1/admin/thing' ),
			static fn (): ?string => $asked
		) )->boot();

		$server = new WP_REST_Server();
		// The tests' own server: the previous one is restored after each test.
		$GLOBALS['wp_rest_server'] = $server; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		do_action( 'rest_api_init', $server );

		return $server;
	}

	/** @return Closure(): list<Route> */
	private function making( string $name, string $path ): Closure {
		return function () use ( $name, $path ): array {
			$this->made[] = $name;

			return array( self::route( $path ) );
		};
	}

	private static function route( string $path ): Route {
		return new class( $path ) implements Route {
			public function __construct( private string $path ) {}

			public function path(): string {
				return $this->path;
			}

			public function method(): string {
				return 'GET';
			}

			public function args(): array {
				return array();
			}

			public function schema(): array {
				return array();
			}

			public function permission( WP_REST_Request $request ): bool {
				return true;
			}

			public function respond( WP_REST_Request $request ): WP_REST_Response {
				return new WP_REST_Response( array() );
			}
		};
	}
}
