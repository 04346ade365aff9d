<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Offers\Rebates\Directory\ForCategory;
use HvacBlocks\Offers\Rebates\Directory\RebateDirectory;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Looks the place up first, then its rebates. */
final readonly class PlaceRebateSearch implements RebateSearch {
	public function __construct( private PostalAreaDirectory $places, private RebateDirectory $rebates ) {}

	public function find( string $query, Language $language, int $page, string $category = '' ): RebatePage {
		$place   = $this->places->find( $query );
		$rebates = '' !== $category && $this->rebates instanceof ForCategory ? $this->rebates->for_category( $category ) : $this->rebates;

		return null === $place ? RebatePage::nowhere() : $rebates->find( $place, $language, max( 1, $page ) );
	}
}
