<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array<string, mixed> $props */

	$dealer_search = DealerSearchPage::of( $props );
	/** @var callable( DealerSearchPage, callable, callable, callable ): void $variant */
	$variant = require __DIR__ . "/parts/{$dealer_search->props['variant']}.php";
	$variant( $dealer_search, $text, $slot, $ui );
	?>
<p class="hvac-visually-hidden" role="status"></p>
<?php
};
