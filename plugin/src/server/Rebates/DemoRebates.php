<?php
declare(strict_types=1);

namespace HvacBlocks\Rebates;

use HvacBlocks\Claims\SiteCalendar;
use HvacBlocks\Rebates\Store\RebateStore;
use HvacBlocks\Rebates\Store\StoredRebate;

defined( 'ABSPATH' ) || exit;

/** The invented rebates of the demo site, which say so. They last some months from the day on which they are stored. */
final readonly class DemoRebates {
	public function __construct( private RebateStore $store, private SiteCalendar $calendar, private string $file ) {}

	public function import(): void {
		/** @var list<array<string, mixed>> $all */
		$all = json_decode( (string) file_get_contents( $this->file ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.

		$this->store->write( array_map( $this->rebate( ... ), $all ) );
	}

	/** @param array<string, mixed> $values */
	private function rebate( array $values ): StoredRebate {
		$days    = is_int( $values['days'] ?? null ) ? $values['days'] : 0;
		$expires = 0 === $days ? '' : SiteCalendar::after( $this->calendar->today(), $days );

		return new StoredRebate(
			Rebate::from_array( array( 'expires' => $expires ) + $values ),
			'demo'
		);
	}
}
