<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The provider of places that the settings name; without an address for the other one, the bundled table. */
final readonly class ChosenLocationDirectory implements LocationDirectory {
	public function __construct( private Settings $settings, private LocationDirectory $embedded, private LocationDirectory $http ) {}

	public function find( string $query ): ?Location {
		return 'http' === $this->settings->string( 'location_provider' ) && '' !== $this->settings->string( 'location_url' )
			? $this->http->find( $query )
			: $this->embedded->find( $query );
	}
}
