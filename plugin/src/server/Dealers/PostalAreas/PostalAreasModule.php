<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use Closure;
use HvacBlocks\Dealers\PostalAreas\Admin\LoadPostalAreasRoute;
use HvacBlocks\Dealers\PostalAreas\Admin\PostalAreasLoadingNotice;
use HvacBlocks\Dealers\PostalAreas\Admin\PostalAreasProgressRoute;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** ZIP codes, postal codes and cities. */
final readonly class PostalAreasModule implements Module, AdminContributor, AdminRouteContributor, BlockContributor, CommandContributor, ConnectionContributor, RouteContributor {
	public PostalAreaLoader $loader;

	/** The site's own table. */
	public EmbeddedPostalAreaDirectory $places;

	public PostalAreaDirectory $directory;

	public function __construct( private wpdb $wpdb, private Settings $settings, UpstreamClient $upstream, string $file ) {
		$this->loader    = new PostalAreaLoader( $wpdb, $file );
		$this->places    = new EmbeddedPostalAreaDirectory( $wpdb, new PostalAreaFile( $file ) );
		$this->directory = new ConfiguredPostalAreaDirectory( $settings, $this->places, new HttpPostalAreaDirectory( $settings, $upstream, $this->places ) );
	}

	public function features(): array {
		return array( new PostalAreaLoading( $this->loader ), new PlaceSuggestions() );
	}

	public function routes(): array {
		return array(
			'location' => fn (): array => array( new PostalAreaRoute( $this->directory, new ServiceArea( $this->settings ) ) ),
			'places'   => fn (): array => array( new PlacesRoute( $this->places ) ),
			'map'      => fn (): array => array( new MapCodesRoute( $this->wpdb ) ),
		);
	}

	public function admin_routes(): array {
		return array(
			new PostalAreasProgressRoute( $this->loader ),
			new LoadPostalAreasRoute( $this->loader, new PostalAreasProgressRoute( $this->loader ) ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'postal-areas' => new PostalAreasCommand( $this->loader, $console ) );
	}

	public function screens(): array {
		return array();
	}

	public function notices(): array {
		return array( new PostalAreasLoadingNotice( $this->loader ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( PostalAreaDirectory::class => fn (): PostalAreaDirectory => $this->directory ),
			examples: array( 'location' => self::example( ... ) ),
		);
	}

	public function connection_checks(): array {
		return array( new PostalAreaConnection( $this->settings ) );
	}

	/**
	 * @param array<string, mixed> $answer as in `Place::from_array()`; empty if no place is found
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( PostalAreaDirectory::class => static fn (): ExamplePostalAreas => new ExamplePostalAreas( array() === $answer ? null : Place::from_array( $answer ) ) );
	}
}
