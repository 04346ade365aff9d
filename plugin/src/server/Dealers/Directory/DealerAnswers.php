<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** A directory that has the answer of `GET /dealers` at hand as JSON, which is quicker than making it of a result. */
interface DealerAnswers extends DealerDirectory {
	/**
	 * `SearchResult::to_array()` of what `search()` finds, as JSON.
	 *
	 * @throws Unavailable where the provider cannot answer now
	 */
	public function answer( string $query, SearchMode $mode ): string;
}
