<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Hook;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Every route of the plugin while none of its tables can be read: it answers 503, which is not cached. New routes are discovered. If this test cannot
 * make a route read, it needs arguments in `ARGUMENTS`, or a reason in `READS_NOTHING`.
 */
final class UnreadableTablesTest extends TestCase {
	/** By method and path: arguments that make it read its tables. */
	private const ARGUMENTS = array(
		'GET /location'                => array( 'q' => '75024' ),
		'GET /dealer-names'            => array( 'q' => 'lantern' ),
		'GET /places'                  => array( 'near' => '33.08,-96.81' ),
		'GET /map/codes'               => array( 'x' => 7, 'y' => 12 ),
		'GET /dealers'                 => array( 'q' => '75024' ),
		'GET /rebates'                 => array( 'q' => '75024' ),
		'POST /whodis'                 => array( 'routingGroupID' => 'RG1', 'sessionID' => 's', 'pageReferrer' => 'http://example.test/', 'leaseName' => 'x', 'metaData' => array( 'dealerName' => 'Lantern', 'companyID' => 'D100' ) ),
		'POST /searches'               => array( 'place' => '75024' ),
		'GET /searches'                => array( 'place' => '75024' ),
		'POST /form-opens'             => array( 'form' => 'contact-dealer' ),
		'POST /steps'                  => array( 'event' => 'wizard_start', 'subject' => 'flow1' ),
		'POST /leads'                  => self::LEAD,
		'GET /content'                 => array( 'path' => '/' ),
		'DELETE /admin/dealers'        => array( 'ids' => array( 'D100' ) ),
		'PUT ' . self::DEALER          => array( 'data' => array( 'name' => 'Lantern', 'zip' => '75024', 'city' => 'Plano', 'state' => 'TX', 'phone1' => '2145550123' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) ),
		'GET /admin/place'             => array( 'q' => '75024' ),
		'PUT /admin/dealer-import-schedule' => array( 'kind' => 'uploads', 'address' => 'dealer-imports/a.csv', 'time' => '02:30' ),
		'POST /admin/dealer-imports'   => array( 'name' => 'dealers.csv', 'size' => 100 ),
		'POST /admin/dealer-imports/(?P<id>\d{1,18})/columns' => array( 'fields' => array( 'companyID' ) ),
		'POST /admin/rebate-imports/(?P<id>\d{1,18})/columns' => array( 'fields' => array( 'id' ) ),
		'POST /admin/product-imports/(?P<id>\d{1,18})/columns' => array( 'fields' => array( 'id' ) ),
		'POST /admin/product-imports'  => array( 'name' => 'products.csv', 'size' => 100 ),
		'POST /admin/setup/style'      => array( 'style' => 'theme' ),
		'DELETE /admin/rebates'        => array( 'ids' => array( 'r1' ) ),
		'PUT /admin/rebates/(?P<id>[\w-]{1,64})' => array( 'title' => 'Furnace', 'provider' => 'Utility' ),
		'POST /admin/rebate-imports'   => array( 'name' => 'rebates.csv', 'size' => 100 ),
		'DELETE /admin/leads'          => array( 'references' => array( 'HB-AAAA-2222' ) ),
		'POST /admin/leads/release'    => array( 'references' => array( 'HB-AAAA-2222' ) ),
		'POST /admin/leads/retry'      => array( 'references' => array( 'HB-AAAA-2222' ) ),
		'POST ' . self::ONE_LEAD . '/resend' => array( 'email' => 'ana@example.com' ),
		'POST ' . self::ONE_LEAD . '/notes'  => array( 'note' => 'Called.' ),
		'POST ' . self::ONE_LEAD . '/revocation' => array( 'reason' => 'By phone' ),
		'POST /admin/consents'         => array( 'form' => 'contact-dealer', 'language' => 'en', 'after' => '1', 'text' => 'I agree that you may call me about my request.' ),
	);

	private const DEALER   = '/admin/dealers/(?P<companyID>[\w-]{1,64})';
	private const ONE_LEAD = '/admin/leads/(?P<reference>' . LeadReference::PATTERN . ')';
	private const LEAD     = array(
		'form'           => 'contact-dealer',
		'lang'           => 'en',
		'companyId'      => 'D100',
		'consent'        => true,
		'idempotencyKey' => '0b6b3a0e-8f0e-4c07-9f86-0f3c2f9ad6a1',
		'fields'         => array( 'firstName' => 'Ana', 'lastName' => 'Diaz', 'email' => 'ana@example.com', 'phone' => '(214) 555-0123', 'addressLine1' => '5 Main St', 'city' => 'Plano', 'state' => 'TX', 'zip' => '75024' ),
	);

	/** By method and path as registered: why it works without a table. */
	private const READS_NOTHING = array(
		'GET /form-token'                              => 'signed with a key of WordPress',
		'GET /recommendation'                          => 'systems come with the plugin or from a service',
		'GET /articles'                                => 'posts of WordPress',
		'GET /content'                                 => 'posts of WordPress; what a block on them reads is in BlocksWithoutTablesTest',
		'POST /editor/previews'                        => 'as GET /content',
		'GET /admin/locations'                         => 'an option and a file',
		'GET /admin/lead-columns'                      => 'the forms\' definitions',
		'GET /admin/lead-access'                       => 'roles of WordPress',
		'PUT /admin/lead-access'                       => 'roles of WordPress',
		'GET /admin/mail-texts'                        => 'an option',
		'PUT /admin/mail-texts'                        => 'an option',
		'POST /admin/mail-texts/preview'               => 'nothing',
		'POST /admin/mail-texts/test'                  => 'nothing',
		'GET /admin/dealer-fields'                     => 'an option',
		'PUT /admin/dealer-fields/(?P<key>new|own-[a-z0-9]+(?:-[a-z0-9]+)*)' => 'an option',
		'DELETE /admin/dealer-fields/(?P<key>new|own-[a-z0-9]+(?:-[a-z0-9]+)*)' => 'an option',
		'GET /admin/webhooks'                          => 'an option',
		'PUT /admin/webhooks/(?P<id>[0-9a-f]{1,8})'      => 'an option',
		'DELETE /admin/webhooks/(?P<id>[0-9a-f]{1,8})'   => 'an option',
		'POST /admin/webhooks/(?P<id>[0-9a-f]{1,8})/test' => 'an option and a service',
		'GET /admin/language-report'                   => 'pages of WordPress',
		'GET /admin/pages/(?P<id>\d+)/counterparts'    => 'pages of WordPress',
		'POST /admin/pages/(?P<id>\d+)/counterparts'   => 'pages of WordPress',
		'PUT /admin/pages/(?P<id>\d+)/counterparts' => 'pages of WordPress',
		'GET /admin/pages/(?P<id>\d+)/counterpart-candidates' => 'pages of WordPress',
		'GET /admin/settings'                          => 'an option',
		'PUT /admin/settings'                          => 'an option',
		'GET /admin/settings-export'                   => 'an option',
		'POST /admin/settings-import'                  => 'an option',
		'GET /admin/services-health'                   => 'asks services',
		'GET /admin/permalinks-health'                 => 'asks the site\'s own web server',
		'GET /admin/routes-health'                     => 'asks the site\'s own web server',
		'POST /admin/connections/(?P<name>[a-z]+)/test' => 'asks services',
		'GET /admin/pages'                             => 'pages of WordPress',
		'GET /admin/starter-site'                      => 'an option',
		'POST /admin/starter-site'                     => 'begins with options and pages',
		'POST /admin/setup/pages'                      => 'pages of WordPress',
		'POST /admin/rebate-preview'                   => 'stores nothing',
	);

	protected function setUp(): void {
		( new CacheHeaders() )->boot();
		update_option( PostalAreaLoader::OPTION, array( 'whole' => true ) );
	}

	/** @return array<string, array{string, string}> */
	public static function routes(): array {
		// Listing them hooks the features around every route: a second time beside those of tests.
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$kept  = array_map( static fn ( WP_Hook $hook ): WP_Hook => clone $hook, $hooks );
		/** @var array<string, list<array{methods?: array<string, bool>}>> $handlers */
		$handlers = rest_get_server()->get_routes( Router::REST_NAMESPACE );
		$routes   = array();

		$GLOBALS['wp_filter']      = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as before.
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- likewise.

		foreach ( $handlers as $path => $of_path ) {
			foreach ( $of_path as $handler ) {
				foreach ( array_keys( $handler['methods'] ?? array() ) as $method ) {
					if ( '/' . Router::REST_NAMESPACE !== $path ) {
						$routes[ "$method $path" ] = array( $method, $path );
					}
				}
			}
		}

		return $routes;
	}

	#[DataProvider( 'routes' )]
	public function test_it_says_that_it_cannot_say( string $method, string $path ): void {
		$name = $method . ' ' . substr( $path, strlen( '/' . Router::REST_NAMESPACE ) );
		$this->as_role( 'administrator' );
		$database = new BrokenDatabase();
		$response = $this->rest( $method, self::address( $path ), self::ARGUMENTS[ $name ] ?? array() );

		if ( isset( self::READS_NOTHING[ $name ] ) ) {
			self::assertSame( array(), $database->refused, 'It reads a table: it needs arguments in place of a reason.' );

			return;
		}

		if ( isset( $response->get_headers()['Content-Disposition'] ) ) {
			// A file is read when it is sent.
			self::assertStringContainsString( '"hvac_blocks_database_failed"', $this->sent( $method, $path, $response ) );
			self::assertNotSame( array(), $database->refused );

			return;
		}

		self::assertNotSame( array(), $database->refused, "It does not come to a table, and answers {$response->get_status()} " . (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 503, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		self::assertMatchesRegularExpression( '/^[1-9]/', (string) wp_json_encode( $response->get_headers()['Retry-After'] ?? '', JSON_NUMERIC_CHECK ) );
		self::assertNotSame( '', self::data( $response )['message'] ?? '' );
	}

	private function sent( string $method, string $path, WP_REST_Response $response ): string {
		ob_start();
		apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request( $method, $path ), rest_get_server() );

		return (string) ob_get_clean();
	}

	private static function address( string $path ): string {
		return (string) preg_replace( array( '/\(\?P<companyID>[^)]*\)/', '/\(\?P<reference>.*?\{4\}\)/', '/\(\?P<(?:id|number)>[^)]*\)/', '/\(\?P<name>[^)]*\)/' ), array( 'D100', 'HB-AAAA-2222', '1', 'dealers' ), $path );
	}
}
