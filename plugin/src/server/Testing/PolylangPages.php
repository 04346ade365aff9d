<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** The translations that the stand-in in `polylang.php` knows. */
final class PolylangPages {
	/** @var array<int, array<string, int>> IDs by language, by the ID of each page */
	public static array $joined = array();

	/** @var array<int, string> codes by the ID of each page */
	public static array $languages = array();
}
