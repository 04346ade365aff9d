<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Dealers\CallTracking\CallTrackingModule;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Dealers\Profiles\ProfilesModule;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** Dealers, and the places where they are searched. */
final readonly class DealersStorey implements Storey {
	public PostalAreasModule $places;
	public DealersModule $dealers;
	public ProfilesModule $profiles;

	public function __construct( private Platform $platform ) {
		$this->places   = new PostalAreasModule( $platform->wpdb, $platform->settings, $platform->upstream, "$platform->directory/data/locations.tsv" );
		$this->dealers  = new DealersModule( $platform->wpdb, $platform->settings, $platform->upstream, $platform->state, $this->places );
		$this->profiles = new ProfilesModule( $platform->wpdb, $platform->settings, $this->dealers->directory );
	}

	public function modules(): array {
		return array(
			$this->places,
			$this->dealers,
			new CallTrackingModule( $this->platform->wpdb, $this->platform->settings, $this->platform->upstream, $this->dealers->directory ),
			$this->profiles,
		);
	}
}
