<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Offers\Rebates\Directory\RebateDirectory;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Looks the place up first, then its rebates. */
final readonly class PlaceRebateSearch implements RebateSearch {
	public function __construct( private PostalAreaDirectory $places, private RebateDirectory $rebates ) {}

	public function find( string $query, Language $language, int $page ): RebatePage {
		$place = $this->places->find( $query );

		return null === $place ? RebatePage::nowhere() : $this->rebates->find( $place, $language, max( 1, $page ) );
	}
}
