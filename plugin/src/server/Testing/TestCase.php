<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Leads\Access\MarketingRole;
use HvacBlocks\Platform\Rest\Router;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\TestCase as PhpUnitTestCase;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * A test on a real WordPress: everything it writes, hooks and registers is removed after it.
 *
 * A transaction of the code under test becomes a savepoint of the test's own transaction.
 */
abstract class TestCase extends PhpUnitTestCase {
	private const KEPT = array( 'wp_filter', 'wp_actions', 'wp_filters', 'wp_current_filter', 'wp_scripts', 'wp_styles', 'wp_script_modules', 'shortcode_tags', 'wp_query', 'wp_the_query', 'wp_rewrite', 'post', 'pagenow' );

	/** @var array<string, mixed> */
	private array $kept = array();

	/** @var list<array{to: string, subject: string, message: string, headers: list<string>}> */
	private array $mails = array();

	private ?TestTransaction $transaction = null;

	private string $log = '';

	/** @var array<array-key, mixed> */
	private array $roles = array();

	#[Before( 100 )]
	final public function begin_test(): void {
		foreach ( self::KEPT as $name ) {
			$this->kept[ $name ] = self::copy( $GLOBALS[ $name ] ?? null );
		}
		foreach ( array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES' ) as $name ) {
			$this->kept[ $name ] = $GLOBALS[ $name ] ?? array();
		}

		$GLOBALS['wp_rest_server'] = null;
		$this->mails               = array();
		$this->log                 = (string) ini_get( 'error_log' );
		$this->roles               = wp_roles()->roles;

		wp_set_current_user( 0 );
		wp_cache_flush();
		add_filter( 'pre_wp_mail', $this->keep_mail( ... ), 5, 2 );
		foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_xml_handler' ) as $hook ) {
			add_filter( $hook, static fn (): \Closure => self::died( ... ), 100 );
		}

		$site = $GLOBALS['hvac_test_site'];
		self::assertInstanceOf( TestSite::class, $site );

		$this->transaction = new TestTransaction( self::wpdb(), $site );
		$this->transaction->begin();
		DatabaseTests::begin( $this );
	}

	#[After( -100 )]
	final public function end_test(): void {
		DatabaseTests::end( $this );
		$this->transaction?->roll_back();
		$this->transaction = null;
		ini_set( 'error_log', $this->log );

		while ( is_locale_switched() ) {
			restore_previous_locale();
		}
		foreach ( $this->kept as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}

		$this->kept                = array();
		$GLOBALS['wp_rest_server'] = null;

		wp_cache_flush();
		// WordPress keeps the roles in memory; the database has been rolled back.
		if ( wp_roles()->roles !== $this->roles ) {
			wp_roles()->for_site();
		}
		wp_set_current_user( 0 );
	}

	/** Registers routes on the test's REST server. */
	final protected static function answer_routes( Route ...$routes ): void {
		add_action( 'rest_api_init', ( new Router( ...$routes ) )->register( ... ) );
	}

	/** Sends the server's log to a file for the rest of the test; @return string its path */
	final protected static function log_to_file(): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'hvac-log' );

		ini_set( 'error_log', $file );

		return $file;
	}

	final protected static function wpdb(): wpdb {
		$wpdb = $GLOBALS['wpdb'];
		self::assertInstanceOf( wpdb::class, $wpdb );

		return $wpdb;
	}

	/**
	 * Returns the data of a route's response, which must be an object.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function data( WP_REST_Response $response ): array {
		$data = $response->get_data();
		self::assertIsArray( $data );

		/** @var array<string, mixed> $data */
		return $data;
	}

	/**
	 * Sends a request to the REST server, through the same filters as a request over HTTP.
	 *
	 * @param string                $path    may end with a query string
	 * @param array<string, mixed>  $params  the query of GET, HEAD and DELETE, the JSON body of the others
	 * @param array<string, string> $headers
	 */
	final protected function rest( string $method, string $path, array $params = array(), array $headers = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, (string) strtok( $path, '?' ) );

		wp_parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $query );

		if ( in_array( $method, array( 'GET', 'HEAD', 'DELETE' ), true ) ) {
			$query = array( ...$query, ...$params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}

		$request->set_query_params( $query );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}

		$server   = rest_get_server();
		$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );

		self::assertInstanceOf( WP_REST_Response::class, $response );

		return $response;
	}

	/**
	 * Logs in as a user with this role; `anonymous` logs out.
	 *
	 * @param string $role 'administrator', 'editor', 'author', 'contributor', 'subscriber' or 'anonymous'
	 * @return int the user's id, 0 for none
	 */
	final protected function as_role( string $role ): int {
		$user = 'anonymous' === $role ? null : get_user_by( 'login', $role );

		self::assertNotFalse( $user, "There is no user with the role $role." );
		wp_set_current_user( $user->ID ?? 0 );

		return $user->ID ?? 0;
	}

	/** Logs in a user with the plugin's own role. */
	final protected function as_marketing_manager(): int {
		( new MarketingRole() )->install();

		$user = get_user_by( 'login', MarketingRole::ROLE )->ID ?? wp_insert_user( array( 'user_login' => MarketingRole::ROLE, 'user_pass' => 'password', 'role' => MarketingRole::ROLE ) );

		self::assertIsInt( $user );
		wp_set_current_user( $user );

		return $user;
	}

	/**
	 * Returns the arguments of wp_mail(); nothing is sent.
	 *
	 * @return list<array{to: string, subject: string, message: string, headers: list<string>}>
	 */
	final protected function mails(): array {
		return $this->mails;
	}

	/**
	 * Answers every HTTP request that the code under test sends.
	 *
	 * @param \Closure( string, array<mixed> ): ( array{status?: int, body?: string, headers?: array<string, string>}|\WP_Error ) $answer receives the address and the arguments
	 */
	final protected function answer_http( \Closure $answer ): void {
		add_filter(
			'pre_http_request',
			/** @param array<mixed> $arguments */
			static function ( mixed $before, array $arguments, string $url ) use ( $answer ): array|\WP_Error {
				$given = $answer( $url, $arguments );

				return $given instanceof \WP_Error ? $given : array(
					'headers'  => $given['headers'] ?? array(),
					'body'     => $given['body'] ?? '',
					'response' => array(
						'code'    => $given['status'] ?? 200,
						'message' => get_status_header_desc( $given['status'] ?? 200 ),
					),
					'cookies'  => array(),
					'filename' => null,
				);
			},
			10,
			3
		);
	}

	/**
	 * @param mixed                $before
	 * @param array<string, mixed> $mail
	 */
	private function keep_mail( mixed $before, array $mail ): mixed {
		if ( null !== $before ) {
			return $before;
		}

		$text    = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		$headers = is_array( $mail['headers'] ?? '' ) ? $mail['headers'] : explode( "\n", str_replace( "\r\n", "\n", $text( $mail['headers'] ?? '' ) ) );

		$this->mails[] = array(
			'to'      => implode( ', ', array_map( $text, (array) ( $mail['to'] ?? '' ) ) ),
			'subject' => $text( $mail['subject'] ?? '' ),
			'message' => $text( $mail['message'] ?? '' ),
			'headers' => array_values( array_filter( array_map( $text, $headers ) ) ),
		);

		return true;
	}

	private static function died( mixed $message ): never {
		throw new WpDied( $message instanceof \WP_Error ? $message->get_error_message() : ( is_scalar( $message ) ? (string) $message : '' ) );
	}

	private static function copy( mixed $value ): mixed {
		if ( is_object( $value ) ) {
			return clone $value;
		}

		return is_array( $value ) ? array_map( static fn ( mixed $item ): mixed => is_object( $item ) && ! $item instanceof \Closure ? clone $item : $item, $value ) : $value;
	}
}
