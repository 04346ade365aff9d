<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DealerFiltersTest extends TestCase {
	public function test_a_badge_has_the_name_of_the_brand(): void {
		self::assertSame( 'Acme & Söhne Comfort Specialist', DealerFilters::labels( 'Acme & Söhne' )['tcs'] );
	}
}
