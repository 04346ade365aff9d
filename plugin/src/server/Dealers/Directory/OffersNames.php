<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

defined( 'ABSPATH' ) || exit;

/** Dealers that may be searched by name: this site's own can, a service cannot. */
interface OffersNames extends DealerDirectory {
	/** Returns the provider if it finds dealers by their names. */
	public function names(): ?SearchesNames;
}
