<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;

defined( 'ABSPATH' ) || exit;

/** The invented rebates of the demo site, labeled as such. They are valid for some months from the day on which they are stored. */
final readonly class DemoRebates {
	private const SOURCE = 'demo';

	public function __construct( private RebateStore $store, private SiteCalendar $calendar, private string $file ) {}

	/** Stores those that no person has changed. */
	public function import(): void {
		$changed = array_map( static fn ( StoredRebate $stored ): string => $stored->key(), $this->changed() );

		$this->store->write( array_values( array_filter( $this->all(), static fn ( StoredRebate $stored ): bool => ! in_array( $stored->key(), $changed, true ) ) ) );
	}

	/** @return list<StoredRebate> those that are unchanged */
	public function as_made(): array {
		return array_values( array_filter( $this->stored(), static fn ( StoredRebate $stored ): bool => self::SOURCE === $stored->source ) );
	}

	/** @return list<StoredRebate> those that a person has imported since */
	public function changed(): array {
		return array_values( array_filter( $this->stored(), static fn ( StoredRebate $stored ): bool => self::SOURCE !== $stored->source ) );
	}

	public function remove(): void {
		$this->store->delete_many( array_map( static fn ( StoredRebate $stored ): string => $stored->key(), $this->as_made() ) );
	}

	/** @return list<StoredRebate> those of the file that exist on this site */
	private function stored(): array {
		return array_values( $this->store->get_many( array_map( static fn ( StoredRebate $stored ): string => $stored->key(), $this->all() ) ) );
	}

	/** @return list<StoredRebate> */
	private function all(): array {
		/** @var list<array<string, mixed>> $all */
		$all = json_decode( (string) file_get_contents( $this->file ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.

		return array_map( $this->rebate( ... ), $all );
	}

	/** @param array<string, mixed> $values */
	private function rebate( array $values ): StoredRebate {
		$days    = is_int( $values['days'] ?? null ) ? $values['days'] : 0;
		$expires = 0 === $days ? '' : SiteCalendar::after( $this->calendar->today(), $days );

		return new StoredRebate(
			Rebate::from_array( array( 'expires' => $expires ) + $values ),
			self::SOURCE
		);
	}
}
