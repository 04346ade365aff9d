<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Site\DemoSite\DemoSettings;

defined( 'ABSPATH' ) || exit;

/** Restores the values that the demo site replaced on a new site. */
final readonly class SettingsPart implements DemoPart {
	public function __construct( private DemoSettings $settings ) {}

	public function name(): string {
		return 'settings';
	}

	public function label(): string {
		return __( 'Settings', 'hvac-blocks' );
	}

	public function count(): int {
		return count( $this->settings->as_made() );
	}

	public function kept(): array {
		return array_map(
			fn ( string $name ): KeptItem => new KeptItem( $this->settings->label( $name ), KeptReason::Changed, $this->settings->edit_url( $name ) ),
			$this->settings->changed()
		);
	}

	public function remove( float $until ): void {
		$this->settings->restore();
	}

	public function finish(): void {
		$this->settings->forget();
	}
}
