<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Finds rebates by a visitor's input. */
interface RebateSearch {
	/**
	 * @param string $query a ZIP code, a postal code or a city
	 * @param int    $page  from 1
	 * @param string $category of products; empty for all
	 * @throws Unavailable
	 */
	public function find( string $query, Language $language, int $page, string $category = '' ): RebatePage;
}
