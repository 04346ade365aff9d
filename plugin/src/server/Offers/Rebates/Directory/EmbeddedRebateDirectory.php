<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\RebateOffer;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Offers\Rebates\RebateReader;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The rebates of this site's own table, the highest amount first. */
final readonly class EmbeddedRebateDirectory implements RebateDirectory, ForCategory {
	public function __construct( private RebateStore $store, private SiteCalendar $calendar, private string $category = '' ) {}

	public function for_category( string $category ): self {
		return new self( $this->store, $this->calendar, $category );
	}

	public function find( Place $place, Language $language, int $page ): RebatePage {
		$areas  = RebateReader::areas_of( $place );
		$today  = $this->calendar->today();
		$counts = $this->store->count_valid( $areas, $today, $this->category );
		$page   = max( 1, min( $page, (int) ceil( $counts['total'] / RebatePage::SIZE ) ) );
		$stored = 0 === $counts['total'] ? array() : $this->store->valid( $areas, $today, ( $page - 1 ) * RebatePage::SIZE, RebatePage::SIZE, $this->category );

		return new RebatePage(
			$place,
			$counts['total'],
			$page,
			array_map( static fn ( StoredRebate $one ): RebateOffer => $one->rebate->offer( $language ), $stored ),
			$counts['demo'] > 0,
		);
	}
}
