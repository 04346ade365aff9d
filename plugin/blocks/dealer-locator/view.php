<?php
/**
 * @var array<string, mixed> $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use HvacBlocks\Locator\LocatorPage;

defined( 'ABSPATH' ) || exit;

$locator = LocatorPage::of( $props );

require __DIR__ . "/parts/{$locator->props['variant']}.php";
?>
<p class="hvac-visually-hidden" role="status"></p>
