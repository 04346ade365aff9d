<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** A directory that has the response of `GET /dealers` ready as JSON, which is faster than making it from a result. */
interface DealerAnswers extends DealerDirectory {
	/**
	 * Returns `SearchResult::to_array()` for the result of `search()`, as JSON.
	 *
	 * @throws Unavailable if the provider cannot answer now
	 */
	public function answer( string $query, SearchMode $mode ): string;
}
