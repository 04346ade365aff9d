<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/**
 * Who may call what: every route of the plugin × every role. A route missing from the table fails, so that none is added without a decision.
 */
final class RouteAccessTest extends TestCase {
	/** What users have besides their role: an editor who may see leads or manage them, and a subscriber with one capability of the plugin. */
	private const GRANTED = array(
		'viewer'           => array( 'editor', array( LeadAccess::VIEW ) ),
		'manager'          => array( 'editor', array( LeadAccess::VIEW, LeadAccess::MANAGE ) ),
		'dealers alone'    => array( 'subscriber', array( Capability::MANAGE_DEALERS ) ),
		'rebates alone'    => array( 'subscriber', array( Capability::MANAGE_REBATES ) ),
		'products alone'   => array( 'subscriber', array( Capability::MANAGE_PRODUCTS ) ),
		'statistics alone' => array( 'subscriber', array( Capability::VIEW_STATISTICS ) ),
		'settings alone'   => array( 'subscriber', array( Capability::MANAGE_SETTINGS ) ),
	);

	private const ROLES = array( 'anonymous', 'subscriber', 'contributor', 'editor', 'viewer', 'manager', 'dealers alone', 'rebates alone', 'products alone', 'statistics alone', 'settings alone', 'marketing', 'administrator' );

	private const EVERYBODY      = self::ROLES;
	private const WRITERS        = array( 'contributor', 'editor', 'viewer', 'manager', 'marketing', 'administrator' );
	private const ADMINISTRATORS = array( 'administrator' );
	private const EDITORS        = array( 'editor', 'viewer', 'manager', 'marketing', 'administrator' );
	private const LEAD_VIEWERS   = array( 'viewer', 'manager', 'marketing', 'administrator' );
	private const DEALERS        = array( 'dealers alone', 'marketing', 'administrator' );
	private const REBATES        = array( 'rebates alone', 'marketing', 'administrator' );
	private const PRODUCTS       = array( 'products alone', 'marketing', 'administrator' );
	private const STATISTICS     = array( 'statistics alone', 'marketing', 'administrator' );
	private const SETTINGS       = array( 'settings alone', 'administrator' );
	private const LEAD_MANAGERS  = array( 'manager', 'administrator' );

	private const LEAD = '/admin/leads/(?P<reference>' . LeadReference::PATTERN . ')';

	private const IMPORT = '/admin/dealer-imports/(?P<id>\d{1,18})';

	private const REBATE_IMPORT = '/admin/rebate-imports/(?P<id>\d{1,18})';
	private const PRODUCT_IMPORT = '/admin/product-imports/(?P<id>\d{1,18})';

	/** By registered route, below the namespace: the methods, and who may use them. */
	private const ACCESS = array(
		'/dealers'                              => array( 'GET' => self::EVERYBODY ),
		'/dealers/(?P<companyID>[\w-]{1,64})'   => array( 'GET' => self::EVERYBODY ),
		'/articles'                             => array( 'GET' => self::EVERYBODY ),
		'/content'                              => array( 'GET' => self::EVERYBODY ),
		'/location'                             => array( 'GET' => self::EVERYBODY ),
		'/dealer-names'                         => array( 'GET' => self::EVERYBODY ),
		'/places'                               => array( 'GET' => self::EVERYBODY ),
		'/map/codes'                            => array( 'GET' => self::EVERYBODY ),
		'/recommendation'                       => array( 'GET' => self::EVERYBODY ),
		'/rebates'                              => array( 'GET' => self::EVERYBODY ),
		'/products'                             => array( 'GET' => self::EVERYBODY ),
		'/products/(?P<id>[A-Za-z0-9_-]{1,64})' => array( 'GET' => self::EVERYBODY ),
		'/whodis'                               => array( 'POST' => self::EVERYBODY ),
		'/searches'                             => array(
			'POST' => self::EVERYBODY,
			'GET'  => self::EVERYBODY,
		),
		'/form-opens'                           => array( 'POST' => self::EVERYBODY ),
		'/steps'                                => array( 'POST' => self::EVERYBODY ),
		'/form-token'                           => array( 'GET' => self::EVERYBODY ),
		'/leads'                                => array( 'POST' => self::EVERYBODY ),
		'/editor/previews'                    => array( 'POST' => self::WRITERS ),
		'/admin/leads'                          => array(
			'GET'    => self::LEAD_VIEWERS,
			'DELETE' => self::LEAD_MANAGERS,
		),
		'/admin/leads/release'                  => array( 'POST' => self::LEAD_MANAGERS ),
		'/admin/leads/retry'                    => array( 'POST' => self::LEAD_MANAGERS ),
		'/admin/leads/export'                   => array( 'GET' => self::LEAD_MANAGERS ),
		'/admin/lead-columns'                   => array( 'GET' => self::LEAD_MANAGERS ),
		'/admin/lead-dealers'                   => array( 'GET' => self::LEAD_VIEWERS ),
		'/admin/lead-report'                    => array( 'GET' => self::LEAD_VIEWERS ),
		'/admin/lead-access'                    => array(
			'GET' => self::ADMINISTRATORS,
			'PUT' => self::ADMINISTRATORS,
		),
		self::LEAD => array(
			'GET'    => self::LEAD_VIEWERS,
			'DELETE' => self::LEAD_MANAGERS,
		),
		self::LEAD . '/release' => array( 'POST' => self::LEAD_MANAGERS ),
		self::LEAD . '/retry' => array( 'POST' => self::LEAD_MANAGERS ),
		self::LEAD . '/resend' => array( 'POST' => self::LEAD_MANAGERS ),
		self::LEAD . '/notes' => array( 'POST' => self::LEAD_MANAGERS ),
		self::LEAD . '/notes/(?P<id>\d{1,18})' => array( 'DELETE' => self::LEAD_MANAGERS ),
		self::LEAD . '/consent' => array( 'GET' => self::LEAD_VIEWERS ),
		self::LEAD . '/revocation' => array( 'POST' => self::LEAD_MANAGERS ),
		'/admin/mail-texts'                     => array(
			'GET' => self::SETTINGS,
			'PUT' => self::SETTINGS,
		),
		'/admin/mail-texts/preview'             => array( 'POST' => self::SETTINGS ),
		'/admin/mail-texts/test'                => array( 'POST' => self::SETTINGS ),
		'/admin/webhooks'                       => array( 'GET' => self::SETTINGS ),
		'/admin/webhooks/(?P<id>[0-9a-f]{1,8})'   => array(
			'PUT'    => self::SETTINGS,
			'DELETE' => self::SETTINGS,
		),
		'/admin/webhooks/(?P<id>[0-9a-f]{1,8})/test' => array( 'POST' => self::SETTINGS ),
		'/admin/consents'                       => array(
			'GET'  => self::LEAD_MANAGERS,
			'POST' => self::LEAD_MANAGERS,
		),
		'/admin/dealers'                        => array(
			'GET'    => self::DEALERS,
			'DELETE' => self::DEALERS,
		),
		'/admin/place'                          => array( 'GET' => self::DEALERS ),
		'/admin/pages'                          => array( 'GET' => self::SETTINGS ),
		'/admin/dealer-export'                  => array( 'GET' => self::DEALERS ),
		'/admin/dealer-fields'                  => array( 'GET' => self::DEALERS ),
		'/admin/dealer-fields/(?P<key>new|own-[a-z0-9]+(?:-[a-z0-9]+)*)' => array(
			'PUT'    => self::DEALERS,
			'DELETE' => self::DEALERS,
		),
		'/admin/product-export'                 => array( 'GET' => self::PRODUCTS ),
		'/admin/rebate-export'                  => array( 'GET' => self::REBATES ),
		'/admin/dealer-import-schedule'         => array(
			'GET' => self::DEALERS,
			'PUT' => self::DEALERS,
		),
		'/admin/dealer-import-schedule/run'     => array( 'POST' => self::DEALERS ),
		'/admin/dealer-imports'                 => array(
			'GET'  => self::DEALERS,
			'POST' => self::DEALERS,
		),
		self::IMPORT => array( 'DELETE' => self::DEALERS ),
		self::IMPORT . '/chunks/(?P<number>\d{1,6})' => array( 'POST' => self::DEALERS ),
		self::IMPORT . '/step' => array( 'POST' => self::DEALERS ),
		self::IMPORT . '/sheet' => array( 'POST' => self::DEALERS ),
		self::IMPORT . '/confirm' => array( 'POST' => self::DEALERS ),
		self::IMPORT . '/undo' => array( 'POST' => self::DEALERS ),
		self::IMPORT . '/rows' => array( 'GET' => self::DEALERS ),
		self::IMPORT . '/refused' => array( 'GET' => self::DEALERS ),
		self::IMPORT . '/columns' => array(
			'GET'  => self::DEALERS,
			'POST' => self::DEALERS,
		),
		'/admin/dealers/import'                 => array( 'POST' => self::DEALERS ),
		'/admin/dealers/(?P<companyID>[\w-]{1,64})' => array(
			'GET'    => self::DEALERS,
			'PUT'    => self::DEALERS,
			'DELETE' => self::DEALERS,
		),
		'/admin/rebates'                        => array(
			'GET'    => self::REBATES,
			'DELETE' => self::REBATES,
		),
		'/admin/rebates/(?P<id>[\w-]{1,64})'    => array(
			'GET'    => self::REBATES,
			'PUT'    => self::REBATES,
			'DELETE' => self::REBATES,
		),
		'/admin/rebate-preview'                 => array( 'POST' => self::REBATES ),
		'/admin/rebate-imports'                 => array(
			'GET'  => self::REBATES,
			'POST' => self::REBATES,
		),
		self::REBATE_IMPORT => array( 'DELETE' => self::REBATES ),
		self::REBATE_IMPORT . '/chunks/(?P<number>\d{1,6})' => array( 'POST' => self::REBATES ),
		self::REBATE_IMPORT . '/step' => array( 'POST' => self::REBATES ),
		self::REBATE_IMPORT . '/sheet' => array( 'POST' => self::REBATES ),
		self::REBATE_IMPORT . '/confirm' => array( 'POST' => self::REBATES ),
		self::REBATE_IMPORT . '/undo' => array( 'POST' => self::REBATES ),
		self::REBATE_IMPORT . '/rows' => array( 'GET' => self::REBATES ),
		self::REBATE_IMPORT . '/refused' => array( 'GET' => self::REBATES ),
		self::REBATE_IMPORT . '/columns' => array(
			'GET'  => self::REBATES,
			'POST' => self::REBATES,
		),
		'/admin/product-imports'                 => array(
			'GET'  => self::PRODUCTS,
			'POST' => self::PRODUCTS,
		),
		self::PRODUCT_IMPORT => array( 'DELETE' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/chunks/(?P<number>\d{1,6})' => array( 'POST' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/step' => array( 'POST' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/sheet' => array( 'POST' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/confirm' => array( 'POST' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/undo' => array( 'POST' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/rows' => array( 'GET' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/refused' => array( 'GET' => self::PRODUCTS ),
		self::PRODUCT_IMPORT . '/columns' => array(
			'GET'  => self::PRODUCTS,
			'POST' => self::PRODUCTS,
		),
		'/admin/search-report'                  => array( 'GET' => self::STATISTICS ),
		'/admin/search-report/export'           => array( 'GET' => self::STATISTICS ),
		'/admin/claims'                         => array( 'GET' => self::EDITORS ),
		'/admin/setup'                          => array( 'GET' => self::SETTINGS ),
		'/admin/setup/pages'                    => array( 'POST' => self::SETTINGS ),
		'/admin/setup/style'                    => array( 'POST' => self::ADMINISTRATORS ),
		'/admin/setup/trial'                    => array( 'POST' => self::SETTINGS ),
		'/admin/language-report'                => array( 'GET' => self::EDITORS ),
		'/admin/pages/(?P<id>\d+)/counterparts' => array(
			'GET'  => self::EDITORS,
			'POST' => self::EDITORS,
			'PUT'  => self::EDITORS,
		),
		'/admin/pages/(?P<id>\d+)/counterpart-candidates' => array( 'GET' => self::EDITORS ),
		'/admin/locations'                      => array(
			'GET'  => self::DEALERS,
			'POST' => self::DEALERS,
		),
		'/admin/settings'                       => array(
			'GET' => self::SETTINGS,
			'PUT' => self::SETTINGS,
		),
		'/admin/settings-export'                => array( 'GET' => self::SETTINGS ),
		'/admin/settings-import'                => array( 'POST' => self::SETTINGS ),
		'/admin/connections/(?P<name>[a-z]+)/test' => array( 'POST' => self::SETTINGS ),
		'/admin/services-health'                => array( 'GET' => self::ADMINISTRATORS ),
		'/admin/permalinks-health'              => array( 'GET' => self::ADMINISTRATORS ),
		'/admin/routes-health'                  => array( 'GET' => self::ADMINISTRATORS ),
		'/admin/starter-site'                   => array(
			'GET'    => self::SETTINGS,
			'POST'   => self::SETTINGS,
			'DELETE' => self::SETTINGS,
		),
		'/admin/starter-site/removal'           => array( 'GET' => self::SETTINGS ),
	);

	public function test_every_route_of_the_plugin_is_in_the_table(): void {
		$registered = array();

		foreach ( array_keys( rest_get_server()->get_routes( Router::REST_NAMESPACE ) ) as $route ) {
			$path = substr( $route, strlen( '/' . Router::REST_NAMESPACE ) );

			foreach ( '' === $path ? array() : self::handlers( $path ) as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$registered[] = "$method $path";
				}
			}
		}

		$known = array();

		foreach ( self::ACCESS as $route => $methods ) {
			foreach ( array_keys( $methods ) as $method ) {
				$known[] = "$method $route";
			}
		}

		self::assertEqualsCanonicalizing( $known, $registered );
	}

	#[DataProvider( 'roles' )]
	public function test_this_role_may( string $role ): void {
		$expected = array();
		$allowed  = array();

		$this->log_in( $role );

		foreach ( self::ACCESS as $route => $methods ) {
			foreach ( $methods as $method => $roles ) {
				$permission                    = $this->permission( $route, $method );
				$expected[ "$method $route" ] = in_array( $role, $roles, true );
				$allowed[ "$method $route" ]  = true === $permission( new WP_REST_Request( $method, '/' . Router::REST_NAMESPACE . $route ) );
			}
		}

		self::assertSame( $expected, $allowed );
	}

	/** @return iterable<string, array{string}> */
	public static function roles(): iterable {
		foreach ( self::ROLES as $role ) {
			yield $role => array( $role );
		}
	}

	private function log_in( string $role ): void {
		if ( 'marketing' === $role ) {
			$this->as_marketing_manager();

			return;
		}

		[ $base, $granted ] = self::GRANTED[ $role ] ?? array( $role, array() );

		$this->as_role( $base );

		foreach ( $granted as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
	}

	private function permission( string $route, string $method ): callable {
		foreach ( self::handlers( $route ) as $handler ) {
			if ( isset( $handler['methods'][ $method ] ) ) {
				return $handler['permission_callback'];
			}
		}

		self::fail( "$method $route is not registered." );
	}

	/** @return list<array{methods: array<string, bool>, permission_callback: callable}> */
	private static function handlers( string $path ): array {
		/** @var array<string, list<array{methods: array<string, bool>, permission_callback: callable}>> $routes */
		$routes = rest_get_server()->get_routes( Router::REST_NAMESPACE );

		return $routes[ '/' . Router::REST_NAMESPACE . $path ] ?? array();
	}
}
