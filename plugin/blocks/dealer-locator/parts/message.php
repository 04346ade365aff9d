<?php
/**
 * Why there is no card to show; where nobody is near enough, who is nearest.
 *
 * @var HvacBlocks\Dealers\LocatorPage $locator
 * @var array<string, mixed> $message
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$nearest = $locator->nearest();

$ui( 'message', $message );
?>
<?php if ( null !== $nearest ) : ?>
	<div class="hvac-dealer-locator__nearest">
		<p class="hvac-dealer-locator__caption"><?php echo text( $locator->props['texts']['nearest'] ); ?></p>
		<?php $ui( 'dealer-card', $nearest ); ?>
	</div>
<?php endif; ?>
