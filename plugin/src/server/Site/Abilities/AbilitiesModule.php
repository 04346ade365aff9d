<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Abilities;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Site\DemoSite\DemoContent;
use LogicException;

defined( 'ABSPATH' ) || exit;

/** The plugin's tasks as abilities for assistants: WordPress' Abilities API, which builds its list only on request. */
final readonly class AbilitiesModule implements Module, Feature {
	public const CATEGORY = 'hvac-blocks';

	/**
	 * @param Closure(): list<Route>    $routes  all of the plugin's
	 * @param Closure(): DemoContent $content
	 */
	public function __construct( private Closure $routes, private Closure $content, private BasePath $base ) {}

	public function features(): array {
		return array( $this );
	}

	public function boot(): void {
		add_action( 'wp_abilities_api_categories_init', $this->register_category( ... ) );
		add_action( 'wp_abilities_api_init', $this->register( ... ) );
	}

	private function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => 'HVAC Blocks',
				'description' => __( 'Dealers, leads, reports and pages of a heating and cooling site.', 'hvac-blocks' ),
			)
		);
	}

	private function register(): void {
		$routes = array();

		foreach ( ( $this->routes )() as $route ) {
			$routes[ $route->method() . ' ' . (string) preg_replace( '~\(\?P<(\w+)>.*\)$~', '{$1}', $route->path() ) ] = $route;
		}

		foreach ( $this->abilities( $routes ) as $name => $ability ) {
			wp_register_ability( self::CATEGORY . "/$name", $ability->args() );
		}
	}

	/**
	 * @param array<string, Route> $routes
	 * @return array<lowercase-string, RouteAbility|CreatePageAbility>
	 */
	private function abilities( array $routes ): array {
		$get = static fn ( string $path ): Route => $routes[ "GET /hvac-blocks/v1/$path" ] ?? throw new LogicException( esc_html( "There is no route GET $path." ) );

		return array(
			'find-dealers'    => new RouteAbility( __( 'Find dealers', 'hvac-blocks' ), __( 'Finds the dealers near a ZIP code, a Canadian postal code or a city.', 'hvac-blocks' ), $get( 'dealers' ) ),
			// The progress of a lead, without the person's input.
			'check-lead'      => new RouteAbility( __( 'Check a lead', 'hvac-blocks' ), __( 'Tells the status of a lead and of its deliveries by the lead’s reference, without personal data.', 'hvac-blocks' ), $get( 'admin/leads/{reference}' ), array( 'reference', 'status', 'created', 'form', 'lang', 'deliveries' ) ),
			'report-searches' => new RouteAbility( __( 'Report searches', 'hvac-blocks' ), __( 'Reports what visitors searched for in a period, and where no dealer was nearby.', 'hvac-blocks' ), $get( 'admin/search-report' ) ),
			'check-languages' => new RouteAbility( __( 'Check languages', 'hvac-blocks' ), __( 'Lists pages whose counterpart in another language is missing, unpublished, older or lacks blocks.', 'hvac-blocks' ), $get( 'admin/language-report' ) ),
			'create-page'     => new CreatePageAbility( ( $this->content )(), $this->base ),
		);
	}
}
