<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The provider of places selected in the settings; the bundled table if the other one has no address. */
final readonly class ConfiguredPostalAreaDirectory implements PostalAreaDirectory {
	public function __construct( private Settings $settings, private PostalAreaDirectory $embedded, private PostalAreaDirectory $http ) {}

	public function find( string $query ): ?Place {
		return $this->is_own() ? $this->embedded->find( $query ) : $this->http->find( $query );
	}

	public function others( string $query, ?Place $found ): array {
		return $this->embedded->others( $query, $found );
	}

	/** Whether the places are those of the bundled table, without any other service. */
	public function is_own(): bool {
		return ! $this->settings->has_service( 'location' );
	}
}
