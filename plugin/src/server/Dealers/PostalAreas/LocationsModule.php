<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use Closure;
use HvacBlocks\Dealers\PostalAreas\Admin\LoadLocationsRoute;
use HvacBlocks\Dealers\PostalAreas\Admin\LocationsLoadingNotice;
use HvacBlocks\Dealers\PostalAreas\Admin\LocationsProgressRoute;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** ZIP codes, postal codes and cities. */
final readonly class LocationsModule implements Module, AdminContributor, BlockContributor, ConnectionContributor {
	public LocationLoader $loader;

	/** The site's own table. */
	public EmbeddedLocationDirectory $places;

	public LocationDirectory $directory;

	public function __construct( private wpdb $wpdb, private Settings $settings, UpstreamClient $upstream, string $file ) {
		$this->loader    = new LocationLoader( $wpdb, $file );
		$this->places    = new EmbeddedLocationDirectory( $wpdb, new LocationFile( $file ) );
		$this->directory = new ChosenLocationDirectory( $settings, $this->places, new HttpLocationDirectory( $settings, $upstream, $this->places ) );
	}

	public function features(): array {
		return array( new LocationLoading( $this->loader ) );
	}

	public function routes(): array {
		return array(
			'location' => fn (): array => array( new LocationRoute( $this->directory, new ServiceArea( $this->settings ) ) ),
			'map'      => fn (): array => array( new MapCodesRoute( $this->wpdb ) ),
		);
	}

	public function admin_routes(): array {
		return array(
			new LocationsProgressRoute( $this->loader ),
			new LoadLocationsRoute( $this->loader, new LocationsProgressRoute( $this->loader ) ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'locations' => new LocationsCommand( $this->loader, $console ) );
	}

	public function screens(): array {
		return array();
	}

	public function notices(): array {
		return array( new LocationsLoadingNotice( $this->loader ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( LocationDirectory::class => fn (): LocationDirectory => $this->directory ),
			examples: array( 'location' => self::example( ... ) ),
		);
	}

	public function connection_checks(): array {
		return array( new LocationConnection( $this->settings ) );
	}

	/**
	 * @param array<string, mixed> $answer as of `Location::from_array()`; empty where no place is found
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( LocationDirectory::class => static fn (): ExampleLocations => new ExampleLocations( array() === $answer ? null : Location::from_array( $answer ) ) );
	}
}
