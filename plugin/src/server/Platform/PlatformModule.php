<?php
declare(strict_types=1);

namespace HvacBlocks\Platform;

use Closure;
use HvacBlocks\Kernel\Capabilities;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Platform\Database\Installer;
use HvacBlocks\Platform\Database\SiteTables;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Database\UpgradeLease;
use HvacBlocks\Platform\Languages\CoreTexts;
use HvacBlocks\Platform\Languages\FormerBasePaths;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\TemplateParts;
use HvacBlocks\Platform\Languages\TranslatePress;
use HvacBlocks\Platform\Languages\TranslationFiles;
use HvacBlocks\Platform\Rest\Api;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\CoreArgumentGuard;
use HvacBlocks\Platform\Rest\Early\EarlyAnswers;
use HvacBlocks\Platform\Rest\Early\EarlyReport;
use HvacBlocks\Platform\Rest\JsonText;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Rest\RequestLimit;
use HvacBlocks\Platform\Rest\RestContributions;
use HvacBlocks\Platform\Rest\RestContributor;

defined( 'ABSPATH' ) || exit;

/** Tables, the request's language, and the REST API with the routes of all modules. */
final readonly class PlatformModule implements Module {
	/**
	 * @param Closure(): list<Tables> $tables
	 * @param Closure(): Modules      $all    every module, including this one
	 */
	public function __construct( private Platform $platform, private Closure $tables, private Closure $all ) {}

	public function features(): array {
		$platform = $this->platform;
		$routes   = fn (): array => ( $this->all )()->routes();
		$early    = new EarlyAnswers( $routes, fn (): RequestLimit => $this->limit( $this->contributions() ), $platform->settings, $platform->machine, $platform->version );

		return array(
			new Installer( $platform->plugin_file, $platform->version, $this->tables, new UpgradeLease( $platform->wpdb ) ),
			new SiteTables( $platform->wpdb ),
			new Capabilities(),
			new RequestLanguage(),
			new SiteAddress( $platform->base ),
			$platform->root,
			new FormerBasePaths( $platform->settings ),
			$platform->chosen,
			new TranslationFiles(),
			new TranslatePress(),
			new CoreTexts(),
			new TemplateParts(),
			$early,
			new Api( fn (): Feature => $this->around_routes( $early ), $early->routes( ... ), fn (): array => ( $this->all )()->admin_routes() ),
			new OwnAddress( $early->routes( ... ) ),
			...( is_admin() ? array( new EarlyReport( $early->paths( ... ), $platform->settings, $platform->machine ) ) : array() ),
		);
	}

	private function around_routes( EarlyAnswers $early ): Feature {
		$contributed = $this->contributions();

		return new Group(
			new CoreArgumentGuard(),
			new CacheHeaders(),
			new JsonText(),
			...array_map( static fn ( Closure $make ): Feature => $make(), $contributed->features ),
			...array( $this->limit( $contributed, $early->has_counted( ... ) ) ),
		);
	}

	private function contributions(): RestContributions {
		return ( new RestContributions() )->with( ...( $this->all )()->contributed( RestContributor::class, static fn ( RestContributor $module ): RestContributions => $module->for_rest() ) );
	}

	/** @param (Closure( string ): bool)|null $has_counted */
	private function limit( RestContributions $contributed, ?Closure $has_counted = null ): RequestLimit {
		return new RequestLimit( $this->platform->settings, $this->platform->limiter, $this->platform->client, $contributed, $has_counted );
	}
}
