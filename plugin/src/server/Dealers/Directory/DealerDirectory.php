<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/**
 * Finds dealers.
 *
 * Assumptions:
 * - `$query` and `$company_id` are untrusted text of any length.
 * - A place that does not exist is an answer (`SearchResult::nowhere()`), not an error.
 * - Dealers are sorted nearest first, at most 100, each with its distance; one whose coverage includes the place's ZIP code is included at any
 *   distance. The radius widens in steps until something is found.
 * - Every provider passes `DealerDirectoryContract`.
 */
interface DealerDirectory {
	/** @throws Unavailable if the provider cannot answer now */
	public function search( string $query, SearchMode $mode ): SearchResult;

	/** @throws Unavailable if the provider cannot answer now */
	public function get( string $company_id ): ?Dealer;
}
