<?php
declare(strict_types=1);

namespace HvacBlocks\NotFound;

use HvacBlocks\Cli\Console;
use HvacBlocks\Languages\SitePages;
use HvacBlocks\Module;

defined( 'ABSPATH' ) || exit;

/** Addresses that have no page of their own. */
final readonly class NotFoundModule implements Module {
	public function __construct( private SitePages $pages ) {}

	public function features(): array {
		return array( new ShortAddresses( $this->pages ), new NotFoundPage() );
	}

	public function routes(): array {
		return array();
	}

	public function admin_routes(): array {
		return array();
	}

	public function commands( Console $console ): array {
		return array();
	}
}
