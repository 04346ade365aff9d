<?php
/**
 * Why there is no card to show; where nobody is near enough, who is nearest.
 *
 * @var HvacBlocks\Locator\LocatorPage $locator
 * @var array<string, mixed> $message
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$nearest = $locator->nearest();

$ui( 'message', $message );

if ( null !== $nearest ) {
	$ui( 'nearest-dealer', $nearest );
}
