<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Where the company sells: a setting whose default is every state and province. */
final readonly class ServiceArea {
	public function __construct( private Settings $settings ) {}

	public function includes( Place $location ): bool {
		return in_array( $location->region_code, $this->settings->strings( 'service_area' ), true );
	}
}
